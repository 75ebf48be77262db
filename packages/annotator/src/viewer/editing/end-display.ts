import { endOf, flatOffset, flattenPage, quoteOf, startOf, type TextRange } from '@glossator/document-text';
import type { Layout } from '../layout/layout';
import type { Carets } from '../selecting/carets';
import type { TextStore } from '../text/text-store';
import type { EndHandles } from './end-handles';
import { placeOfSide, wordsAt } from './moved-end';

/** Keeps the handles at the ends of a range, and names them by the words there. */
export interface EndDisplay {
  /** Shows the handles where the range ends now; `undefined` takes them away. Call after each layout. */
  show(range: TextRange | undefined): void;
  /** Another highlight is active: pages that could not be read are requested again. */
  reset(): void;
  destroy(): void;
}

/** What the ends are found with. */
export interface EndDisplayOptions {
  readonly layout: Pick<Layout, 'visible'>;
  readonly texts: Pick<TextStore, 'peek'>;
  readonly carets: Carets;
  readonly handles: EndHandles;
}

/** Nothing is shown yet. */
export function createEndDisplay({ layout, texts, carets, handles }: EndDisplayOptions): EndDisplay {
  let shown: TextRange | undefined;
  let described: TextRange | undefined;
  let isDestroyed = false;
  // Pages in sight whose text was requested, so that one that cannot be read is not requested with every frame.
  const requested = new Set<number>();

  const describe = (range: TextRange): void => {
    described = range;
    const quote = quoteOf(range, (page) => texts.peek(page)?.text);
    for (const side of ['start', 'end'] as const) {
      const at = placeOfSide(range, side);
      const text = texts.peek(at.page)?.text;
      if (!text) continue;
      const flat = flattenPage(text);
      handles.describe(side, { words: wordsAt(quote, side), at: flatOffset(flat, at), of: flat.text.length });
    }
  };
  const readMissing = async (range: TextRange): Promise<void> => {
    const { first, last } = layout.visible();
    const missing = [range.startPage, range.endPage].filter(
      (page) => page >= first && page <= last && !texts.peek(page) && !requested.has(page),
    );
    if (missing.length === 0) return;
    for (const page of missing) requested.add(page);
    await carets.read(missing);
    for (const page of missing) if (texts.peek(page)) requested.delete(page);
    if (!isDestroyed) show(shown);
  };
  const show = (range: TextRange | undefined): void => {
    shown = range;
    if (!range) {
      handles.show(undefined);
      return;
    }
    const ends = { start: carets.lineOf(startOf(range)), end: carets.lineOf(endOf(range)) };
    if (range !== described && (ends.start || ends.end)) describe(range);
    handles.show(ends);
    void readMissing(range);
  };

  return {
    show,
    reset: () => requested.clear(),
    destroy() {
      isDestroyed = true;
    },
  };
}
