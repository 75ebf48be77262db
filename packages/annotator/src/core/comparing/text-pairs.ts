import { foldText } from '@glossator/document-text';
import type { PageHeights } from '../ports/viewer-marks';
import type { PlacePair } from './scroll-map';

/** So many words in a row are taken for the same place, where they stand once on both sides. */
const ROW = 5;

/**
 * Places of the same text on pages of both Versions: rows of words that stand there once on each side. Unchanged text is found
 * whatever its line and page breaks.
 */
export function textPairs(old: readonly PageHeights[], next: readonly PageHeights[]): readonly PlacePair[] {
  const olds = rowsOf(old);
  const news = rowsOf(next);
  const pairs: PlacePair[] = [];
  let last: PlacePair | undefined;
  for (const [row, place] of olds) {
    const there = news.get(row);
    if (place === undefined || there === undefined) continue;
    // The words of one line say the same of it.
    if (last?.old === place && last.new === there) continue;
    last = { old: place, new: there };
    pairs.push(last);
  }
  return pairs;
}

/** Where rows of words begin; undefined for those that stand there more than once. */
function rowsOf(pages: readonly PageHeights[]): Map<string, number | undefined> {
  const words: string[] = [];
  const places: number[] = [];
  for (const { text, tops } of pages) {
    text.elements.forEach((element, index) => {
      for (const [word] of foldText(element).folded.matchAll(/[\p{L}\p{N}]+/gu)) {
        words.push(word);
        places.push(text.page + Math.min(Math.max(tops[index] ?? 0, 0), 1));
      }
    });
  }
  const rows = new Map<string, number | undefined>();
  for (let first = 0; first + ROW <= words.length; first += 1) {
    const row = words.slice(first, first + ROW).join(' ');
    rows.set(row, rows.has(row) ? undefined : places[first]);
  }
  return rows;
}
