import type { Version } from '../alignment/alignment';
import { CONTINUES, textAtPlace } from '../layout/reading-order';
import { onOneLine } from '../folding/line-joint';
import { endOf, startOf, type TextRange } from '../ranges/text-range';

/** How two spans with the same words differ. */
export type Sameness = 'identical' | 'layout-only' | 'punctuation-only';

const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u201b\u2032\u00b4`\u02bc]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2039\u203a\u2033]|''/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  // Romanian letters with a cedilla for those with a comma.
  [/\u015f/g, '\u0219'],
  [/\u0163/g, '\u021b'],
  [/\u015e/g, '\u0218'],
  [/\u0162/g, '\u021a'],
];

/** Dots that are no row yet. */
const FEW_DOTS = /^\.\s*\.?$/;

/** Compares two spans of text whose words are the same: as they are read, and with typography levelled. */
export function compareText(
  before: Version,
  oldRange: TextRange,
  after: Version,
  newRange: TextRange,
): Sameness {
  const [oldFlat, newFlat] = [textIn(before, oldRange), textIn(after, newRange)];
  if (oldFlat === newFlat) return 'identical';
  const [old, next] = [onOneLine(oldFlat), onOneLine(newFlat)];
  if (old === next) return 'identical';
  return levelled(old) === levelled(next) ? 'layout-only' : 'punctuation-only';
}

/** The text of a range with a line feed for each line end, without running lines and the notes between its pages. */
function textIn({ places, words: { order, pages } }: Version, range: TextRange): string {
  const [start, end] = [places.placeOf(startOf(range), 1), places.placeOf(endOf(range), -1)];
  if (!start || !end) return '';
  let flat = '';
  for (let place = start[0]; place <= end[0]; place += 1) {
    const text = textAtPlace(pages, order, place);
    if (place > start[0] && (order.gap[place] ?? CONTINUES) !== CONTINUES) flat += '\n';
    flat += text.slice(place === start[0] ? start[1] : 0, place === end[0] ? end[1] : undefined);
  }
  return flat;
}

/** Without white space, hyphens, rows of dots, and kinds of quotes and dashes. */
function levelled(text: string): string {
  let level = text.normalize('NFKC');
  for (const [signs, one] of TYPOGRAPHY) level = level.replace(signs, one);
  const withoutRows = level.replace(/\.(?:\s*\.)*/g, (dots) => (FEW_DOTS.test(dots) ? dots : ''));
  return withoutRows.replace(/[\s\u2026-]+/g, '');
}
