import { Link, NavLink, useNavigate } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { useServices, useSessionState } from '../app/services';
import { buttonClass } from '../ui/Button';
import { MenuButton } from '../ui/MenuButton';
import { LanguageMenu } from './LanguageMenu';
import { ThemeMenu } from './ThemeMenu';
import css from './glossator-shell.module.css';

/** The bar above every screen but the workspace. */
export function TopBar() {
  const t = useTranslate('host');
  const { user } = useSessionState();
  const { session } = useServices();
  const navigate = useNavigate();
  return (
    <header className={css['bar']}>
      <Link to={user ? '/library' : '/'} className={css['brand']}>
        {t('productName')}
      </Link>
      {user && (
        <nav className={css['nav']} aria-label={t('nav.main')}>
          <NavLink to="/library" className={css['navLink'] ?? ''}>
            {t('nav.library')}
          </NavLink>
          <NavLink to="/files" className={css['navLink'] ?? ''}>
            {t('nav.files')}
          </NavLink>
        </nav>
      )}
      <span className={css['grow']} />
      <ThemeMenu />
      <LanguageMenu />
      {user ? (
        <MenuButton
          label={t('nav.userMenu', { name: `${user.firstName} ${user.lastName}` })}
          entries={[
            { id: 'account', label: t('nav.account'), onAction: () => void navigate('/account/profile') },
            { id: 'logout', label: t('nav.logOut'), onAction: () => void session.logout() },
          ]}
        >
          <span className={css['avatar']} aria-hidden>
            {`${user.firstName.charAt(0)}${user.lastName.charAt(0)}`.toUpperCase()}
          </span>
        </MenuButton>
      ) : (
        <>
          <Link to="/login" className={buttonClass('quiet')}>
            {t('nav.logIn')}
          </Link>
          <Link to="/register" className={buttonClass('primary')}>
            {t('nav.startNow')}
          </Link>
        </>
      )}
    </header>
  );
}
