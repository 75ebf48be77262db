import { ASIDE_KINDS, asidesOf, together } from '../pages/asides';
import { flatOffset, flattenPage, startAt } from '../pages/flat-page';
import type { PageText } from '../pages/page-text';
import type { Position } from '../pages/position';
import type { DocumentStructure } from '../structure/cited-place';
import type { Random } from './random';

/** A word before a number, drawn from a document's text. */
export interface DrawnWord {
  readonly position: Position;
  /** Where the next such word stands. */
  readonly until: Position;
  readonly before: string;
  /** The word with what follows it. */
  readonly text: string;
}

/** What may be a reference to an article in any of the languages; how they are recognized has no part in it. Headings are left out. */
const NUMBER = String.raw`\s*(?=\d|[lrdivx]\.?\s?-?\d|[IVX]{1,5}\b|premier)`;
const WORD = String.raw`(?<![\p{L}\d])(?:§§?|art(?:t|s)?\.|art(?:ikel[ns]?|icles?|icol[oi]|[ií]culos?)?`;
const ANY_WORD = new RegExp(`${WORD})${NUMBER}`, 'giu');
const ENGLISH_WORD = new RegExp(`${WORD}|sections?|clauses?|sec\\.)${NUMBER}`, 'giu');

/** Draws words that may stand before the number of an article, from the text of pages without what stands aside. */
export function drawReferenceWords(
  pages: readonly PageText[],
  structure: DocumentStructure,
  random: Random,
  count: number,
): readonly DrawnWord[] {
  const all: DrawnWord[] = [];
  for (const page of pages) {
    const asides = asidesOf(page);
    const aside = structure.asideOf.get(page.page);
    const flat = flattenPage(
      page,
      new Set([...(asides ? together(asides, ASIDE_KINDS) : []), ...(aside?.keys() ?? [])]),
    );
    const starts = new Set(
      structure.units.flatMap(({ start }) => (start.page === page.page ? flatOffset(flat, start) : [])),
    );
    const words = structure.language === 'en' ? ENGLISH_WORD : ANY_WORD;
    const found = [...flat.text.matchAll(words)].map(({ index }) => index);
    for (const [at, index] of found.entries())
      if (!starts.has(index))
        all.push({
          position: startAt(flat, index),
          until: startAt(flat, found[at + 1] ?? flat.text.length),
          before: onOneLine(flat.text.slice(Math.max(0, index - 60), index)),
          text: onOneLine(flat.text.slice(index, index + 130)),
        });
  }
  const drawn: DrawnWord[] = [];
  while (drawn.length < count && all.length > 0)
    drawn.push(...all.splice(Math.floor(random.next() * all.length), 1));
  return drawn;
}

function onOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ');
}
