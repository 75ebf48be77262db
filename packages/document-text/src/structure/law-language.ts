import type { PageText } from '../pages/page-text';
import type { LawLanguage } from './structure-unit';
import { DISTINCTIVE_WORDS } from './unit-words';

/** Pages looked at, spread over the document. */
const SAMPLE = 24;

const LANGUAGES = ['en', 'de', 'fr', 'it', 'es'] as const;

/** The language most of a document's small words belong to, looked for on pages spread over it; `en` for a text without any. */
export function detectLawLanguage(pages: readonly PageText[]): LawLanguage {
  const distinctive = distinctiveWords();
  const counts: Record<LawLanguage, number> = { en: 0, de: 0, fr: 0, it: 0, es: 0 };
  const step = Math.max(1, Math.floor(pages.length / SAMPLE));
  for (let at = 0; at < pages.length; at += step)
    for (const element of pages[at]?.elements ?? [])
      for (const [word] of element.matchAll(/\p{L}+/gu))
        for (const language of distinctive.get(word.toLowerCase()) ?? []) counts[language] += 1;
  return LANGUAGES.reduce((best, language) => (counts[language] > counts[best] ? language : best), 'en');
}

/** Each distinctive word with the languages that have it. */
function distinctiveWords(): Map<string, LawLanguage[]> {
  const distinctive = new Map<string, LawLanguage[]>();
  for (const language of LANGUAGES)
    for (const word of DISTINCTIVE_WORDS[language].split(' '))
      distinctive.set(word, [...(distinctive.get(word) ?? []), language]);
  return distinctive;
}
