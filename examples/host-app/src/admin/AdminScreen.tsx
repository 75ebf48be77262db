import { useTranslate } from '@glossator/i18n';
import { NotFound } from '../app/NotFound';
import { useSessionState } from '../app/services';
import shell from '../shell/glossator-shell.module.css';
import { AdminCodes } from './AdminCodes';
import { AdminUsers } from './AdminUsers';
import { ServerState } from './ServerState';

/** What admins see: how the server does, users and Codes, never content (decisions.md section 13). For others there is no such screen. */
export function AdminScreen() {
  const t = useTranslate('host');
  const { user } = useSessionState();
  if (user?.userType !== 'admin') return <NotFound />;
  return (
    <div className={shell['page']}>
      <h1 className={shell['title']}>{t('admin.title')}</h1>
      <ServerState />
      <AdminUsers />
      <AdminCodes />
    </div>
  );
}
