import type { PageText } from '../pages/page-text';
import type { LawLanguage } from './structure-unit';
import { DISTINCTIVE_WORDS } from './unit-words';

/** Pages looked at, spread over the document. */
const SAMPLE = 24;

const LANGUAGES = ['en', 'de', 'fr', 'it', 'es'] as const;

/** The share of the small words of its language that a text has at least. */
const LEAST = 0.06;
/** Words of a text from which on that share says something. */
const ENOUGH = 60;

/** The language most of a document's small words belong to, looked for on pages spread over it; `en` for a text without any. */
export function detectLawLanguage(pages: readonly PageText[]): LawLanguage {
  return languageOf(pages).language;
}

/** Whether a document is written in one of the languages whose laws are read. */
export function hasLawLanguage(pages: readonly PageText[]): boolean {
  const { count, words } = languageOf(pages);
  return words < ENOUGH || count >= LEAST * words;
}

function languageOf(pages: readonly PageText[]): {
  readonly language: LawLanguage;
  readonly count: number;
  readonly words: number;
} {
  const distinctive = distinctiveWords();
  const counts: Record<LawLanguage, number> = { en: 0, de: 0, fr: 0, it: 0, es: 0 };
  let words = 0;
  const step = Math.max(1, Math.floor(pages.length / SAMPLE));
  for (let at = 0; at < pages.length; at += step)
    for (const element of pages[at]?.elements ?? [])
      for (const [word] of element.matchAll(/\p{L}+/gu)) {
        words += 1;
        for (const language of distinctive.get(word.toLowerCase()) ?? []) counts[language] += 1;
      }
  const language = LANGUAGES.reduce<LawLanguage>(
    (best, one) => (counts[one] > counts[best] ? one : best),
    'en',
  );
  return { language, count: counts[language], words };
}

/** Each distinctive word with the languages that have it. */
function distinctiveWords(): Map<string, LawLanguage[]> {
  const distinctive = new Map<string, LawLanguage[]>();
  for (const language of LANGUAGES)
    for (const word of DISTINCTIVE_WORDS[language].split(' '))
      distinctive.set(word, [...(distinctive.get(word) ?? []), language]);
  return distinctive;
}
