import { endAt, startAt } from '../pages/flat-page';
import { foldText } from '../folding/fold';
import { foldPage, type FoldedPage } from '../folding/folded-page';
import { rangeBetween, type TextRange } from '../ranges/text-range';
import type { PageText } from '../pages/page-text';

/**
 * A text folded and without white space and hyphens: what is left when extractions disagree on where words, lines and pages are
 * separated. Two texts that squeeze to the same string have the same words.
 */
export function squeezeText(text: string): string {
  return foldText(text).folded.replace(UNSURE, '');
}

const UNSURE = /[\s-]/g;

/** One page squeezed; `origins[i]` is the index in the page's folded text of the i-th character of `text`. */
export interface SqueezedPage {
  readonly page: FoldedPage;
  readonly text: string;
  readonly origins: Uint32Array;
}

/** Several squeezed pages one after the other; `at` is where each begins in `text`. */
export interface SqueezedPages {
  readonly text: string;
  readonly pages: readonly (SqueezedPage & { readonly at: number })[];
}

/** Squeezes one page; elements in `omit` take no part. */
export function squeezePage(pageText: PageText, omit?: ReadonlySet<number>): SqueezedPage {
  const page = foldPage(pageText, omit);
  const text = page.folded.replace(UNSURE, '');
  const origins = new Uint32Array(text.length);
  for (let i = 0, to = 0; i < page.folded.length; i += 1) {
    const code = page.folded.charCodeAt(i);
    if (code !== 0x20 && code !== 0x2d) origins[to++] = i;
  }
  return { page, text, origins };
}

/** Puts squeezed pages one after the other. */
export function joinSqueezed(list: Iterable<SqueezedPage>): SqueezedPages {
  let text = '';
  const pages = Array.from(list, (page) => {
    const at = text.length;
    text += page.text;
    return { ...page, at };
  });
  return { text, pages };
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
