import { NavLink } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import css from '../shell/glossator-shell.module.css';
import { useInboxCount } from './use-inbox';

/** The most that the count says. */
const MOST = 99;

/** Leads to the inbox, and says how much waits there. */
export function InboxLink() {
  const t = useTranslate('host');
  const count = useInboxCount();
  return (
    <NavLink to="/updates" className={css['navLink'] ?? ''} aria-label={t('inbox.nav', { count })}>
      {t('inbox.title')}
      {count > 0 && <span className={css['navCount']}>{count > MOST ? `${MOST}+` : count}</span>}
    </NavLink>
  );
}
