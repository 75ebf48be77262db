import type { Page } from 'playwright';
import { readInk, type WordRange } from './ink-bitmap';
import { inkLines, uncoveredInk, whiteNear } from './ink-edges';

/** One edge of a word's highlight against the ink of the letters on the page's bitmap, in CSS pixels at the zoom it was seen at. */
export interface EdgeFinding {
  readonly word: string;
  readonly side: 'start' | 'end';
  /** Where the word is in its item. */
  readonly place: 'first' | 'inner' | 'last';
  /** How far the highlight reaches beyond the ink; negative where it cuts into a letter. */
  readonly beyond: number;
  /** Width of the white between this word and the next ink on that side. */
  readonly gap: number;
  /** How much of the ink's height above and below is not covered. */
  readonly uncovered: number;
}

interface WordPlace extends WordRange {
  readonly word: string;
  readonly place: EdgeFinding['place'];
}

/** Words at the start, in the middle and at the end of the longer items of a page, at most `limit`. */
async function wordsOn(page: Page, pageIndex: number, limit: number): Promise<WordPlace[]> {
  const { elements, lineEnds } = await page.evaluate((index) => window.viewer.pageText(index), pageIndex);
  const words = elements.flatMap((text, element) => {
    const found = [...text.matchAll(/[\p{L}\p{M}]{2,}/gu)].filter(({ index, 0: word }) => {
      // Only words that stand free, between words: signs beside them have ink and white of their own.
      const before = text.slice(0, index);
      const after = text.slice(index + word.length);
      const isFirst = before === '' && (element === 0 || lineEnds[element - 1] === true);
      const isLast = after.trim() === '' && (lineEnds[element] === true || elements[element + 1] === ' ');
      return (isFirst || /\p{L}{2} $/u.test(before)) && (isLast || /^ \p{L}{2}/u.test(after));
    });
    if (found.length < 3) return [];
    const chosen = [found[0], found[Math.floor(found.length / 2)], found.at(-1)] as const;
    return chosen.flatMap((match, index): WordPlace[] => {
      if (!match) return [];
      const place = (['first', 'inner', 'last'] as const)[index] ?? 'inner';
      return [{ word: match[0], element, from: match.index, to: match.index + match[0].length, place }];
    });
  });
  const step = Math.max(1, Math.ceil(words.length / 3 / limit)) * 3;
  return words.filter((_, index) => index % step < 3);
}

/** Highlights words of a page in sight, one color each, and compares each edge with the ink of the page's bitmap. */
export async function probeInk(page: Page, pageIndex: number, limit = 14): Promise<EdgeFinding[]> {
  const words = await wordsOn(page, pageIndex, limit);
  const bitmap = await readInk(page, pageIndex, words);
  const { boxes, ratio } = bitmap;
  const lines = inkLines(bitmap);
  return words.flatMap(({ word, place }, index): EdgeFinding[] => {
    const box = boxes[index];
    if (!box) return [];
    const { low, high, near, far } = lines.edgesOf(box);
    const before = whiteNear(lines, low, near, far);
    const after = whiteNear(lines, high, near, far);
    const letters = before && after && { from: before.to, to: after.from };
    const uncovered = (letters ? uncoveredInk(lines, letters, near, far) : 0) / ratio;
    const finding = (side: EdgeFinding['side'], beyond: number, white: typeof before): EdgeFinding[] =>
      white
        ? [{ word, place, uncovered, side, beyond: beyond / ratio, gap: (white.to - white.from) / ratio }]
        : [];
    return [
      ...finding('start', (before?.to ?? 0) - low, before),
      ...finding('end', high - (after?.from ?? 0), after),
    ];
  });
}
