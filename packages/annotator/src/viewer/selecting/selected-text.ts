import type { TextRange } from '@glossator/document-text';
import type { ViewerSelection } from '../../core/ports/document-viewer';
import type { Layout } from '../layout/layout';
import type { ScrollPane } from '../layout/scroll-pane';
import { createSettleTimer } from '../layout/settle-timer';
import type { PageDeck } from '../pages/page-deck';
import type { AsideText } from '../text/aside-text';
import type { TextStore } from '../text/text-store';
import { mirrorSelection } from './native-selection';
import { settleSelection, type SettledSelection } from './settled-selection';

/** What is selected: live while it is under way, published to the host once it rests. */
export interface SelectedText {
  readonly range: TextRange | undefined;
  /** The quote of what is selected, to the letter and even when its pages have been forgotten; `undefined` until it is published. */
  readonly quote: string | undefined;
  /** What is being selected now, or nothing any more. */
  setLive(range: TextRange | undefined): void;
  /** It has come to rest: its edges go to the letters, and the host is notified. */
  rest(): void;
  /** Publishes text that is selected outside of the document's own. */
  publishForeign(selection: ViewerSelection): void;
  /** Pages have been laid out: where the selection ends on the screen is published again, once the series of layouts is over. */
  place(): void;
  destroy(): void;
}

/** What a selection is settled with, and who is notified. */
export interface SelectedTextOptions {
  readonly pane: ScrollPane;
  readonly layout: Layout;
  readonly deck: Pick<PageDeck, 'get'>;
  readonly texts: TextStore;
  readonly asides: AsideText;
  /** Paints the range; called at every move. */
  readonly paint: (range: TextRange | undefined) => void;
  /** Whether the mouse is changing it at the moment. */
  readonly isMouseActive: () => boolean;
  /** What stands at its ends moves along. */
  readonly onShown: (range: TextRange | undefined) => void;
  readonly onSettled: (range: TextRange) => void;
  /** What is selected is at rest, or gone. */
  readonly onSelection: (selection: ViewerSelection | undefined) => void;
}

/** Milliseconds after the last of a series of layouts until the end of the selection is published again. */
const LAYOUT_PAUSE = 150;

/** Nothing is selected. */
export function createSelectedText(options: SelectedTextOptions): SelectedText {
  const { pane, layout, texts, asides } = options;
  let range: TextRange | undefined;
  let settled: SettledSelection | undefined;
  let isPublished = false;
  // Grows with every change: what was begun for an earlier generation is stale.
  let generation = 0;
  // The view that the end of the selection was published for.
  let publishedView = '';

  const view = (): string => `${layout.scale} ${layout.rotation} ${pane.width} ${pane.height}`;
  const publish = (selection: ViewerSelection | undefined): void => {
    isPublished = selection !== undefined;
    options.onSelection(selection);
  };
  const setLive = (next: TextRange | undefined): void => {
    generation += 1;
    range = next;
    options.paint(next);
    options.onShown(next);
    if (next && next.startPage !== next.endPage) void leaveOutAsides(next, generation);
    if (next === undefined && isPublished) publish(undefined);
  };
  /** While it is under way, what is selected over a page break is painted without what stands aside as soon as that is known. */
  const leaveOutAsides = async (live: TextRange, begun: number): Promise<void> => {
    const pages = [live.startPage, live.endPage].filter((page) => !asides.on(page));
    if (pages.length === 0) return;
    await asides.load(pages);
    if (begun === generation && range === live) options.paint(live);
  };
  const settle = async (): Promise<void> => {
    generation += 1;
    const begun = generation;
    const selected = range;
    if (!selected) return;
    const made = await settleSelection(selected, texts, asides, layout);
    if (begun !== generation) return;
    if (!made) {
      setLive(undefined);
      return;
    }
    range = made.range;
    settled = made;
    options.paint(made.range);
    mirrorSelection(pane.root, made.range, options.deck.get);
    options.onShown(made.range);
    options.onSettled(made.range);
    publish(made);
  };
  const rest = (): void => {
    publishedView = view();
    void settle().catch(() => undefined);
  };
  const relaid = createSettleTimer(LAYOUT_PAUSE, () => {
    if (isPublished && range && !options.isMouseActive()) rest();
  });

  return {
    get range() {
      return range;
    },
    get quote() {
      return settled && settled.range === range ? settled.text : undefined;
    },
    setLive,
    rest,
    publishForeign: publish,
    place() {
      options.onShown(range);
      if (isPublished && view() !== publishedView) relaid.touch();
    },
    destroy() {
      relaid.stop();
      setLive(undefined);
    },
  };
}
