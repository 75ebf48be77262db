import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { loadLandingMessages } from '@glossator/i18n';
import type { LandingMessages, LocaleCode } from '@glossator/i18n';
import type { Appearance, ThemeChoice } from '../app/appearance';
import { followTheme } from '../app/follow-theme';
import { LandingHostProvider, type LandingHost } from './landing-host';
import { LandingPage } from './LandingPage';
import { hasAcceptedCookies, keepAcceptedCookies } from './landing-session';
import { sendFeedback } from './send-feedback';
import css from '../shell/glossator-shell.module.css';

/** A language with its words. */
export interface LandingWords {
  readonly locale: LocaleCode;
  readonly messages: LandingMessages;
}

interface LandingAppProps {
  /** The language that the page was written in. */
  readonly written: LandingWords;
  /** The language of this browser's choice, where it is another. */
  readonly wanted?: LocaleCode | undefined;
  /** What is chosen for this browser; absent where the page is written at build. */
  readonly appearance?: Appearance;
}

/** How the page is written at build, where nothing of the browser is known. */
const WRITTEN: { readonly theme: ThemeChoice; readonly isAccepted: boolean } = {
  theme: 'auto',
  isAccepted: true,
};

/** For what nobody but this page changes: there is nothing to be notified of. */
const unwatched = () => () => undefined;

/**
 * The landing page in its own entry, without the app around it. What it shows first is what was written at build; what the browser has kept
 * (language, appearance, the accepted banner) is taken over after that.
 */
export function LandingApp({ written, wanted, appearance }: LandingAppProps) {
  const [words, setWords] = useState(written);
  const theme = useSyncExternalStore(
    appearance?.theme.subscribe ?? unwatched,
    () => appearance?.theme.get() ?? WRITTEN.theme,
    () => WRITTEN.theme,
  );
  const [isAcceptedNow, setAcceptedNow] = useState(false);
  const wasAccepted = useSyncExternalStore(
    unwatched,
    () => (appearance ? hasAcceptedCookies() : WRITTEN.isAccepted),
    () => WRITTEN.isAccepted,
  );
  const isAccepted = isAcceptedNow || wasAccepted;

  const change = useLanguage(setWords);
  useEffect(() => {
    if (wanted !== undefined && wanted !== written.locale) change(wanted);
  }, [change, wanted, written.locale]);
  useEffect(() => {
    if (appearance) return followTheme(theme);
    return undefined;
  }, [appearance, theme]);
  useEffect(() => {
    document.documentElement.lang = words.locale;
  }, [words.locale]);

  const host = useMemo(
    (): LandingHost => ({
      locale: words.locale,
      words: words.messages.landing,
      theme,
      hasAcceptedCookies: isAccepted,
      isSentHere: false,
      chooseLocale(locale) {
        appearance?.locale.set(locale);
        change(locale);
      },
      chooseTheme(choice) {
        appearance?.theme.set(choice);
      },
      acceptCookies() {
        keepAcceptedCookies();
        setAcceptedNow(true);
      },
      sendFeedback,
    }),
    [appearance, change, isAccepted, theme, words],
  );
  return (
    <div className={`glossator-root ${css['app'] ?? ''}`}>
      <LandingHostProvider value={host}>
        <LandingPage />
      </LandingHostProvider>
    </div>
  );
}

/** Loads the words of a language and hands them on, unless another one was chosen meanwhile. */
function useLanguage(onLoaded: (words: LandingWords) => void): (locale: LocaleCode) => void {
  const wanted = useRef<LocaleCode>(undefined);
  return useCallback(
    (locale) => {
      wanted.current = locale;
      loadLandingMessages(locale).then(
        (messages) => {
          if (wanted.current === locale) onLoaded({ locale, messages });
        },
        // The page stays as it is; the choice is kept, and tried again with the next visit.
        () => undefined,
      );
    },
    [onLoaded],
  );
}
