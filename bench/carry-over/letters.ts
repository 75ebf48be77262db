import type { SourceDocument } from './items';

const OTHER = /[^\p{L}\p{N}]/gu;

/** The letters and digits of a document one after the other, on which the evaluator's ruler counts. */
export function lettersOf({ pages }: SourceDocument): string {
  return pages.flatMap(({ items }) => items.map(({ str }) => unitsOf(str))).join('');
}

/** The ruler looks at single UTF-16 units, so a letter beyond the first plane counts nothing. */
function unitsOf(text: string): string {
  return text.replace(OTHER, '').replace(/[\u{10000}-\u{10ffff}]/gu, '');
}
