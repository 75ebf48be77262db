import { NavLink } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { CountBadge } from '../ui/CountBadge';
import css from '../shell/glossator-shell.module.css';
import { useInboxCount } from './use-inbox';

/** Leads to the inbox, and says how much waits there. */
export function InboxLink() {
  const t = useTranslate('host');
  const count = useInboxCount();
  return (
    <NavLink to="/updates" className={css['navLink'] ?? ''} aria-label={t('inbox.nav', { count })}>
      {t('inbox.title')}
      <CountBadge count={count} className={css['navCount']} />
    </NavLink>
  );
}
