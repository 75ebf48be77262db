import type { LawLanguage, StructureUnit } from './structure-unit';

/** The ways in which lawyers write citations; `plain` is as printed, in words of the text's language. */
export const CITATION_STYLES = [
  'plain',
  'german',
  'swiss',
  'french',
  'italian',
  'spanish',
  'english',
] as const;
/** One way of writing citations. */
export type CitationStyle = (typeof CITATION_STYLES)[number];

const BY_LANGUAGE: Readonly<Record<Exclude<LawLanguage, 'de'>, CitationStyle>> = {
  en: 'english',
  fr: 'french',
  it: 'italian',
  es: 'spanish',
};

/** How a law is cited where nobody chose a style: by its language, and in German by whether it has articles as Swiss laws print them ("Art. 1", not "Artikel 1" or "Art 1"). */
export function ownStyle(language: LawLanguage, units: readonly StructureUnit[]): CitationStyle {
  if (language !== 'de') return BY_LANGUAGE[language];
  let [paragraphs, articles] = [0, 0];
  for (const { kind, label } of units) {
    if (kind !== 'article') continue;
    if (label.startsWith('§')) paragraphs += 1;
    else if (/^art\./iu.test(label)) articles += 1;
  }
  return articles > paragraphs ? 'swiss' : 'german';
}
