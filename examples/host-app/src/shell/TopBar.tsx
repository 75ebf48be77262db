import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom';
import { Avatar } from '@glossator/annotator/controls';
import { useTranslate } from '@glossator/i18n';
import { useServices, useSessionState } from '../app/services';
import { NotificationsBell } from '../notifications/NotificationsBell';
import { buttonClass } from '../ui/Button';
import { InboxLink } from '../updates/InboxLink';
import { LaterMenu } from './LaterMenu';
import { LanguageMenu } from './LanguageMenu';
import { ThemeMenu } from './ThemeMenu';
import css from './glossator-shell.module.css';

/** The bar above every screen but the workspace. */
export function TopBar() {
  const t = useTranslate('host');
  const { token, user } = useSessionState();
  const { session } = useServices();
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: unknown };
  return (
    <header className={css['bar']}>
      <Link to={token ? '/library' : '/'} className={css['brand']}>
        {t('productName')}
      </Link>
      {token && (
        <nav className={css['nav']} aria-label={t('nav.main')}>
          <NavLink to="/library" className={css['navLink'] ?? ''}>
            {t('nav.library')}
          </NavLink>
          <InboxLink />
          <NavLink to="/files" className={css['navLink'] ?? ''}>
            {t('nav.files')}
          </NavLink>
        </nav>
      )}
      <span className={css['grow']} />
      {token && <NotificationsBell />}
      <ThemeMenu />
      <LanguageMenu />
      {token ? (
        user && (
          <LaterMenu
            label={t('nav.userMenu', { name: `${user.firstName} ${user.lastName}` })}
            items={[
              { key: 'account', label: t('nav.account'), onChoose: () => void navigate('/account/profile') },
              ...(user.userType === 'admin'
                ? [{ key: 'admin', label: t('nav.admin'), onChoose: () => void navigate('/admin') }]
                : []),
              { key: 'logout', label: t('nav.logOut'), onChoose: () => void session.logout() },
            ]}
          >
            <Avatar person={{ id: user.id, name: `${user.firstName} ${user.lastName}` }} />
          </LaterMenu>
        )
      ) : (
        <>
          <Link to="/login" state={state} className={buttonClass('quiet')}>
            {t('nav.logIn')}
          </Link>
          <Link to="/register" state={state} className={buttonClass('primary')}>
            {t('nav.startNow')}
          </Link>
        </>
      )}
    </header>
  );
}
