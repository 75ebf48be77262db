import type { Shape } from './shape';
import type { en } from './locales/en';

/** The English messages with their exact texts; keys and ICU arguments are typed from them. */
export type EnglishMessages = typeof en;
/** The messages of one language. */
export type Messages = Shape<EnglishMessages>;
/** A part of the messages, for one package or purpose. */
export type Namespace = keyof EnglishMessages;

/** Interface languages, in the order of the language menu (specification section 2). */
export const LOCALES = ['en', 'de', 'fr', 'it', 'es'] as const;
/** One interface language. */
export type LocaleCode = (typeof LOCALES)[number];

/** Where the messages of each language are. A new language is its files, a line here and its name in the menu. */
const LOADERS: Readonly<Record<LocaleCode, () => Promise<Messages>>> = {
  en: async () => (await import('./locales/en')).en,
  de: async () => (await import('./locales/de')).de,
  fr: async () => (await import('./locales/fr')).fr,
  it: async () => (await import('./locales/it')).it,
  es: async () => (await import('./locales/es')).es,
};

/** The words of the landing page alone, which is read before anything else of the product is wanted. */
export type LandingMessages = Pick<Messages, 'landing'>;

const LANDING_LOADERS: Readonly<Record<LocaleCode, () => Promise<LandingMessages>>> = {
  en: () => import('./locales/en/landing'),
  de: () => import('./locales/de/landing'),
  fr: () => import('./locales/fr/landing'),
  it: () => import('./locales/it/landing'),
  es: () => import('./locales/es/landing'),
};

/** Loads the words of the landing page in a language, without those of the rest of the product. */
export async function loadLandingMessages(locale: LocaleCode): Promise<LandingMessages> {
  const { landing } = await LANDING_LOADERS[locale]();
  return { landing };
}

/** Loads the messages of a language, which are a chunk of their own in a bundle. */
export function loadMessages(locale: LocaleCode): Promise<Messages> {
  return LOADERS[locale]();
}

/** The locale in which dates are written for readers of a language. */
export function dateLocale(language: string): string {
  // Readers of European law write the day first in English, too.
  return language === 'en' ? 'en-GB' : language;
}

/**
 * The language to start with: the stored one, else the first of the browser's that exists, else English
 * (specification section 9).
 */
export function pickLocale(stored: string | undefined, browser: readonly string[]): LocaleCode {
  const wanted = [...(stored === undefined ? [] : [stored]), ...browser];
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    const found = LOCALES.find((locale) => locale === language);
    if (found) return found;
  }
  return 'en';
}
