import { alignDocuments } from '../alignment/align-documents';
import { findChanges } from '../changes/find-changes';
import { quoteOf } from '../quotes/quote';
import type { PageText } from '../pages/page-text';
import type { MadeLaw } from './made-law';
import { typeset, type Setting } from './typeset';

/** A law of four articles, a heading and paragraphs each. */
export const LAW = [
  [
    '§ 1 Purpose of the register',
    '(1) The register serves the safety of shipping on all inland waters of the federation.',
    '(2) Every owner of a vessel has to report its length, its tonnage and its port of origin.',
    '(3) Reports are made in writing. They are signed by the owner or a person holding his power.',
  ],
  [
    '§ 2 Keeping of the register',
    '(1) The harbour office keeps the register and grants inspection to anybody with a lawful interest.',
    '(2) Entries are struck out when a vessel has been broken up or lost for more than three years.',
  ],
  [
    '§ 3 Fees',
    '(1) Fees are charged for entries, extracts and certificates according to the annexed schedule.',
    '(2) Seamen without income are exempt from fees upon application to the harbour office.',
  ],
  [
    '§ 4 Penalties',
    '(1) Whoever fails to report a vessel commits an offence punishable by a fine of fifty crowns.',
    '(2) Repeated offences may lead to the seizure of the vessel by the water police.',
  ],
] as const;

/** Articles: a heading and paragraphs each. */
export type Articles = readonly (readonly string[])[];

/** A law as it is typeset. */
export function lawOf(articles: Articles): MadeLaw {
  const wordsOf = (text: string) => text.split(' ').map((word, origin) => ({ text: word, origin }));
  return {
    language: 'de',
    articles: articles.map((blocks) => ({ blocks: blocks.map((block) => ({ words: wordsOf(block) })) })),
  };
}

/** The changes in words: what they quote, cite and replace. */
export function changesBetween(
  old: Articles,
  next: Articles,
  oldSetting: Setting = {},
  newSetting: Setting = {},
) {
  const [before, after] = [typeset(lawOf(old), oldSetting).pages, typeset(lawOf(next), newSetting).pages];
  return inWords(before, after);
}

/** The same of pages. */
export function inWords(before: readonly PageText[], after: readonly PageText[]) {
  return findChanges(alignDocuments(before, after)).map((change) => ({
    kind: change.kind,
    old: quoteOf(change.old, before),
    new: quoteOf(change.new, after),
    cited: [change.oldCitation, change.newCitation],
    words: change.words.map((word) => [word.kind, quoteOf(word.old, before), quoteOf(word.new, after)]),
  }));
}

/** Articles with other words. */
export const replaceIn = (articles: Articles, from: string, to: string): Articles =>
  articles.map((blocks) => blocks.map((block) => block.replace(from, to)));
