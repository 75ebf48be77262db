import { Outlet } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import css from '../shell/glossator-shell.module.css';
import { TopBar } from '../shell/TopBar';

/** Every screen but the workspace: the bar above, the screen below. */
export function Layout() {
  const t = useTranslate('host');
  return (
    <>
      <a className={css['skip']} href="#content">
        {t('nav.skip')}
      </a>
      <TopBar />
      <main id="content" className={css['content']} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
