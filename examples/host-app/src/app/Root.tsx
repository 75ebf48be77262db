import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ToastRegion } from '@glossator/annotator/controls';
import { TOAST_AUTO_CLOSE_MS } from '@glossator/client-sdk/constants';
import { useTranslate } from '@glossator/i18n';
import css from '../shell/glossator-shell.module.css';
import { after, notify, toasts } from '../shell/notify';
import { clearKeptData } from './kept-data';
import { useServices, useSessionState } from './services';
import { Theme } from './Theme';

/** What is around every screen: tokens, theme, toasts, and what happens when a session begins and ends. */
export function Root() {
  const t = useTranslate('host');
  const { session } = useServices();
  const { token, user } = useSessionState();
  const queryClient = useQueryClient();
  const [endings, setEndings] = useState(0);
  // Before the effects of a screen that comes with it, which puts its own words before that.
  useLayoutEffect(() => {
    document.title = t('productName');
  }, [t]);
  useEffect(() => {
    if (token !== undefined && user === undefined) void session.restore();
  }, [session, token, user]);
  useEffect(
    () =>
      session.onEnded((reason) => {
        clearKeptData(window.localStorage, window.sessionStorage);
        queryClient.clear();
        // What is mounted still shows what it had; the next user must not see it.
        setEndings((count) => count + 1);
        if (reason === 'refused') notify('error', t('login.loggedOut'));
      }),
    [queryClient, session, t],
  );
  return (
    <div className={`glossator-root ${css['app'] ?? ''}`}>
      <Theme />
      <ToastRegion
        toasts={toasts}
        label={t('nav.notifications')}
        dismiss={t('common.dismiss')}
        closesAfter={TOAST_AUTO_CLOSE_MS}
        after={after}
      >
        <Outlet key={endings} />
      </ToastRegion>
    </div>
  );
}
