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

/** Loads each part of a language's messages, a chunk of its own in a bundle. */
type Loaders = { readonly [N in Namespace]: () => Promise<Pick<Messages, N>> };

/** Where the messages of each language are. A new language is its files, its lines here and its name in the menu. */
const LOADERS: Readonly<Record<LocaleCode, Loaders>> = {
  en: {
    annotator: () => import('./locales/en/annotator'),
    host: () => import('./locales/en/host'),
    emails: () => import('./locales/en/emails'),
    landing: () => import('./locales/en/landing'),
    report: () => import('./locales/en/report'),
  },
  de: {
    annotator: () => import('./locales/de/annotator'),
    host: () => import('./locales/de/host'),
    emails: () => import('./locales/de/emails'),
    landing: () => import('./locales/de/landing'),
    report: () => import('./locales/de/report'),
  },
  fr: {
    annotator: () => import('./locales/fr/annotator'),
    host: () => import('./locales/fr/host'),
    emails: () => import('./locales/fr/emails'),
    landing: () => import('./locales/fr/landing'),
    report: () => import('./locales/fr/report'),
  },
  it: {
    annotator: () => import('./locales/it/annotator'),
    host: () => import('./locales/it/host'),
    emails: () => import('./locales/it/emails'),
    landing: () => import('./locales/it/landing'),
    report: () => import('./locales/it/report'),
  },
  es: {
    annotator: () => import('./locales/es/annotator'),
    host: () => import('./locales/es/host'),
    emails: () => import('./locales/es/emails'),
    landing: () => import('./locales/es/landing'),
    report: () => import('./locales/es/report'),
  },
};

/** The parts that messages are loaded in. */
const NAMESPACES = ['annotator', 'host', 'emails', 'landing', 'report'] as const satisfies Namespace[];

/** The words of the landing page alone, which is read before anything else of the product is wanted. */
export type LandingMessages = Pick<Messages, 'landing'>;

/** The words that annotator and review need, whose cards for sharing show what the e-mail says. */
export type AnnotatorMessages = Pick<Messages, 'annotator' | 'emails'>;

/** Loads the words of the landing page in a language, without those of the rest of the product. */
export async function loadLandingMessages(locale: LocaleCode): Promise<LandingMessages> {
  const { landing } = await LOADERS[locale].landing();
  return { landing };
}

/** Loads the messages of a language, or those of some namespaces, each of which is a chunk of its own in a bundle. */
export function loadMessages(locale: LocaleCode): Promise<Messages>;
export function loadMessages<N extends Namespace>(
  locale: LocaleCode,
  namespaces: readonly N[],
): Promise<Pick<Messages, N>>;
export async function loadMessages(
  locale: LocaleCode,
  namespaces: readonly Namespace[] = NAMESPACES,
): Promise<Partial<Messages>> {
  const parts = await Promise.all(namespaces.map((name) => loadNamespace(locale, name)));
  return Object.assign({}, ...parts) as Partial<Messages>;
}

async function loadNamespace(locale: LocaleCode, name: Namespace): Promise<Partial<Messages>> {
  const module: Partial<Messages> = await LOADERS[locale][name]();
  return { [name]: module[name] };
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
