import { useEffect, useMemo, useState } from 'react';
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

/**
 * The landing page in its own entry, without the app around it. What it shows first is what was written at build; what the browser has kept
 * (language, appearance, the accepted banner) is taken over after that.
 */
export function LandingApp({ written, wanted, appearance }: LandingAppProps) {
  const [words, setWords] = useState(written);
  const [theme, setTheme] = useState<ThemeChoice>('auto');
  const [isAccepted, setAccepted] = useState(true);

  useEffect(() => {
    if (!appearance) return;
    setTheme(appearance.theme.get());
    setAccepted(hasAcceptedCookies());
    if (wanted !== undefined && wanted !== written.locale) void change(wanted);
  }, [appearance, wanted, written.locale]);
  useEffect(() => {
    if (appearance) return followTheme(theme);
    return undefined;
  }, [appearance, theme]);
  useEffect(() => {
    document.documentElement.lang = words.locale;
  }, [words.locale]);

  async function change(locale: LocaleCode): Promise<void> {
    setWords({ locale, messages: await loadLandingMessages(locale) });
  }

  const host = useMemo(
    (): LandingHost => ({
      locale: words.locale,
      words: words.messages.landing,
      theme,
      hasAcceptedCookies: isAccepted,
      isSentHere: false,
      chooseLocale(locale) {
        appearance?.locale.set(locale);
        void change(locale);
      },
      chooseTheme(choice) {
        appearance?.theme.set(choice);
        setTheme(choice);
      },
      acceptCookies() {
        keepAcceptedCookies();
        setAccepted(true);
      },
      sendFeedback,
    }),
    [appearance, isAccepted, theme, words],
  );
  return (
    <div className={`glossator-root ${css['app'] ?? ''}`}>
      <LandingHostProvider value={host}>
        <LandingPage />
      </LandingHostProvider>
    </div>
  );
}
