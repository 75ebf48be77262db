import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { usePreference } from '../app/preferences';
import { useMessages } from '../app/messages';
import { problemCodeOf } from '../app/problems';
import { useServices, useSessionState } from '../app/services';
import { wantedLocation } from '../app/wanted-location';
import { LandingHostProvider, type FeedbackOutcome, type LandingHost } from './landing-host';
import { LandingPage } from './LandingPage';

const NAMESPACES = ['landing'] as const;

/** The landing page inside of the app: its links are followed without loading the page again, and take along what was wanted. */
export function LandingScreen() {
  const words = useMessages(NAMESPACES)?.landing;
  return words && <SpokenLanding words={words} />;
}

function SpokenLanding({ words }: { readonly words: LandingHost['words'] }) {
  const { token } = useSessionState();
  const { state } = useLocation() as { readonly state: unknown };
  const navigate = useNavigate();
  const host = useHost(wantedLocation(state) !== undefined, words);
  if (token) return <Navigate to="/library" replace />;

  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    const isPlain = !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    // Places on this page, and the page in other languages, are the browser's.
    if (!path?.startsWith('/') || link?.hasAttribute('hreflang') === true || !isPlain) return;
    event.preventDefault();
    void navigate(path, { state });
  }
  return (
    // Links are focused and pressed by themselves; this only hears of it.
    <div role="presentation" onClick={follow}>
      <LandingHostProvider value={host}>
        <LandingPage />
      </LandingHostProvider>
    </div>
  );
}

function useHost(isSentHere: boolean, words: LandingHost['words']): LandingHost {
  const { client, session, appearance } = useServices();
  const { cookieBanner } = useSessionState();
  const locale = usePreference(appearance.locale);
  const theme = usePreference(appearance.theme);
  return useMemo(
    () => ({
      locale,
      words,
      theme,
      hasAcceptedCookies: cookieBanner,
      isSentHere,
      chooseLocale: appearance.locale.set,
      chooseTheme: appearance.theme.set,
      acceptCookies: () => session.acceptCookies(),
      sendFeedback: (form) =>
        client.contact.send(form).then(
          (): FeedbackOutcome => 'sent',
          (error: unknown) => outcomeOf(problemCodeOf(error)),
        ),
    }),
    [appearance, client, cookieBanner, isSentHere, locale, session, theme, words],
  );
}

function outcomeOf(code: string | undefined): FeedbackOutcome {
  if (code === 'VALIDATION') return 'wrongEmail';
  return code === 'RATE_LIMITED' ? 'tooOften' : 'failed';
}
