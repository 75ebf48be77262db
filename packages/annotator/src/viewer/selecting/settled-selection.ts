import { normalizeSelection, selectionQuoteOf, type TextRange } from '@glossator/document-text';
import type { ViewerSelection } from '../../core/ports/document-viewer';
import type { Layout } from '../layout/layout';
import type { AsideText } from '../text/aside-text';
import type { TextStore } from '../text/text-store';
import { boundsOfBoxes } from '../text/box-bounds';

/** A selection that has come to rest. */
export type SettledSelection = ViewerSelection & { readonly range: TextRange };

/**
 * Makes of a range what is published of it: its edges at the letters, its quote, and where it ends on the screen. Over a page break it is
 * without running lines. `undefined` where no letter is in it. Rejects when a page cannot be read.
 */
export async function settleSelection(
  range: TextRange,
  texts: TextStore,
  asides: AsideText,
  layout: Pick<Layout, 'placeOf' | 'toClient'>,
): Promise<SettledSelection | undefined> {
  const pages = Array.from({ length: range.endPage - range.startPage + 1 }, (_, i) => range.startPage + i);
  const runs = new Map(await Promise.all(pages.map(async (page) => [page, await texts.load(page)] as const)));
  if (pages.length > 1) await asides.load(pages);
  const source = (page: number) => asides.withAsides(runs.get(page)?.text);
  const tight = normalizeSelection(range, source);
  if (!tight) return undefined;
  const lastRuns = runs.get(tight.endPage);
  const lastBox = lastRuns && asides.boxesOf(tight, lastRuns).at(-1);
  const bounds = lastBox && boundsOfBoxes([lastBox], layout.placeOf(tight.endPage).matrix);
  return {
    range: tight,
    text: selectionQuoteOf(tight, source),
    endBox: layout.toClient(tight.endPage, bounds ?? { x: 0, y: 0, width: 0, height: 0 }),
  };
}
