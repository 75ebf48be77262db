import { endAt, startAt } from './flat-page';
import { foldText } from './fold';
import { foldPage, type FoldedPage } from './folded-page';
import { rangeBetween, type TextRange } from './text-range';
import type { PageText } from './text-item';

/**
 * A text folded and without white space and hyphens: what is left when extraction disagrees on where words, lines and pages are
 * parted. Two texts that squeeze alike are of the same words.
 */
export function squeezeText(text: string): string {
  return foldText(text).folded.replace(UNSURE, '');
}

const UNSURE = /[\s-]/g;

/** Several pages squeezed into one string; `origins[i]` is the index in the page's folded text of its i-th character. */
export interface SqueezedPages {
  readonly text: string;
  readonly pages: readonly {
    readonly page: FoldedPage;
    readonly at: number;
    readonly origins: Uint32Array;
  }[];
}

/** Squeezes pages one after the other. */
export function squeezePages(pages: Iterable<PageText>): SqueezedPages {
  let text = '';
  const parts = [...pages].map((pageText) => {
    const page = foldPage(pageText);
    const squeezed = page.folded.replace(UNSURE, '');
    const origins = new Uint32Array(squeezed.length);
    for (let i = 0, to = 0; i < page.folded.length; i += 1) {
      const code = page.folded.charCodeAt(i);
      if (code !== 0x20 && code !== 0x2d) origins[to++] = i;
    }
    const at = text.length;
    text += squeezed;
    return { page, at, origins };
  });
  return { text, pages: parts };
}

/** The range of the characters that made `text.slice(start, end)`; `undefined` when that is empty or outside. */
export function squeezedRange(squeezed: SqueezedPages, start: number, end: number): TextRange | undefined {
  const first = placeOf(squeezed, start);
  const last = placeOf(squeezed, end - 1);
  if (!first || !last || end <= start) return undefined;
  return rangeBetween(
    startAt(first.page.flat, first.page.offsets[first.index] ?? 0),
    endAt(last.page.flat, last.page.ends[last.index] ?? 0),
  );
}

function placeOf(squeezed: SqueezedPages, offset: number): { page: FoldedPage; index: number } | undefined {
  const part = squeezed.pages.findLast((candidate) => candidate.at <= offset);
  const index = part?.origins[offset - part.at];
  return part && index !== undefined ? { page: part.page, index } : undefined;
}
