import { createContext, useContext } from 'react';
import type { ContactForm } from '@glossator/client-sdk/contract';
import type { LandingMessages, LocaleCode } from '@glossator/i18n';
import type { ThemeChoice } from '../app/appearance';

/** What the landing page needs of where it stands: the whole app, or the small entry that visitors load first. */
export interface LandingHost {
  readonly locale: LocaleCode;
  /** The words of that language. None has arguments, so that nothing has to be loaded that fills them in. */
  readonly words: LandingMessages['landing'];
  readonly theme: ThemeChoice;
  readonly hasAcceptedCookies: boolean;
  /** Whether the visitor wanted another page, for which they have to log in. */
  readonly isSentHere: boolean;
  chooseLocale(locale: LocaleCode): void;
  chooseTheme(theme: ThemeChoice): void;
  acceptCookies(): void;
  /** Sends the contact form; gives what became of it. */
  sendFeedback(form: ContactForm): Promise<FeedbackOutcome>;
}

/** What became of a message: `wrongEmail` where the server does not take the address. */
export type FeedbackOutcome = 'sent' | 'wrongEmail' | 'tooOften' | 'failed';

const LandingHostContext = createContext<LandingHost | undefined>(undefined);

/** Gives the host to the landing page. */
export const LandingHostProvider = LandingHostContext.Provider;

/** What is around the landing page. Throws outside of a `LandingHostProvider`. */
export function useLandingHost(): LandingHost {
  const host = useContext(LandingHostContext);
  if (!host) throw new Error('useLandingHost needs a LandingHostProvider around it');
  return host;
}

/** The words of the landing page. Throws outside of a `LandingHostProvider`. */
export function useLandingWords(): LandingMessages['landing'] {
  return useLandingHost().words;
}
