import { normalizeRange, quoteOf, type TextRange } from '@glossator/document-text';
import type { ViewerSelection } from '../../core/ports/document-viewer';
import type { Layout } from '../layout/layout';
import { createMouseSelection } from './mouse-selection';
import { dropNativeSelection, isMirrored, mirrorSelection, readNativeSelection } from './native-selection';
import type { PageDeck } from '../pages/page-deck';
import { boundsOfBoxes, boxesOfRange } from '../text/run-boxes';
import type { ScrollPane } from '../layout/scroll-pane';
import { createSettleTimer } from '../layout/settle-timer';
import type { TextStore } from '../text/text-store';

/** What is selected, whichever way; it stays selected while its pages scroll away. */
export interface TextSelectionTool {
  readonly range: TextRange | undefined;
  clear(): void;
  destroy(): void;
}

/** What the tool works with. */
export interface TextSelectionOptions {
  readonly pane: ScrollPane;
  readonly layout: Layout;
  readonly deck: PageDeck;
  readonly texts: TextStore;
  /** Paints the range; called at every move. */
  readonly paint: (range: TextRange | undefined) => void;
  /** What is selected is at rest, or gone. */
  readonly onSelection: (selection: ViewerSelection | undefined) => void;
}

/** Rest after the last change where no key or finger says so (handles on touch screens). */
const TOUCH_REST = 300;

/** Brings mouse, touch, keyboard and screen reader selections to one range of text. */
export function createTextSelection(options: TextSelectionOptions): TextSelectionTool {
  const { pane, layout, deck, texts } = options;
  const document = pane.root.ownerDocument;
  const listening = new AbortController();
  let range: TextRange | undefined;
  let isTold = false;
  let turn = 0;

  const setLive = (next: TextRange | undefined): void => {
    turn += 1;
    range = next;
    options.paint(next);
    if (next === undefined && isTold) {
      isTold = false;
      options.onSelection(undefined);
    }
  };
  const tell = async (): Promise<void> => {
    const mine = ++turn;
    const selected = range;
    if (!selected) return;
    const pages = Array.from(
      { length: selected.endPage - selected.startPage + 1 },
      (_, i) => selected.startPage + i,
    );
    const runs = await Promise.all(pages.map((page) => texts.load(page)));
    if (mine !== turn) return;
    const source = (page: number) => runs[page - selected.startPage]?.text;
    const tight = normalizeRange(selected, source);
    if (!tight) {
      setLive(undefined);
      return;
    }
    range = tight;
    options.paint(tight);
    const lastRuns = runs[tight.endPage - selected.startPage];
    const lastBox = lastRuns && boxesOfRange(tight, lastRuns).at(-1);
    const bounds = lastBox && boundsOfBoxes([lastBox], layout.placeOf(tight.endPage).matrix);
    isTold = true;
    options.onSelection({
      range: tight,
      text: quoteOf(tight, source),
      endBox: layout.toClient(tight.endPage, bounds ?? { x: 0, y: 0, width: 0, height: 0 }),
    });
  };
  const rest = (): void => {
    void tell().catch(() => undefined);
  };

  const mouse = createMouseSelection(pane, layout, texts, {
    onLive: (next) => {
      if (next === undefined) dropNativeSelection(pane.root);
      setLive(next);
    },
    onRest: () => {
      if (range) mirrorSelection(pane.root, range, deck.get);
      rest();
    },
  });

  const readNative = (): void => {
    const selected = readNativeSelection(pane.root, deck.nearest());
    if (!selected) return;
    if (selected.kind === 'range') {
      setLive(selected.range);
      rest();
    } else if (selected.kind === 'elsewhere') setLive(undefined);
    else {
      setLive(undefined);
      isTold = true;
      const { x, y, width, height } = selected.box;
      options.onSelection({ range: undefined, text: selected.text, endBox: { x, y, width, height } });
    }
  };
  const settle = createSettleTimer(TOUCH_REST, readNative);
  const listen = { signal: listening.signal };
  document.addEventListener(
    'selectionchange',
    () => {
      if (mouse.isActive || (range && isMirrored(pane.root, range, deck.get))) return;
      settle.touch();
    },
    listen,
  );
  for (const name of ['keyup', 'pointerup', 'touchend'] as const) {
    document.addEventListener(
      name,
      () => {
        if (!settle.isPending || mouse.isActive) return;
        settle.stop();
        readNative();
      },
      { ...listen, passive: true },
    );
  }
  pane.root.addEventListener(
    'click',
    (event) => {
      // The mouse ends a selection when it is pressed; a tap of a finger does with what the browser did about it.
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
      if (document.getSelection()?.isCollapsed !== false) setLive(undefined);
    },
    listen,
  );
  pane.root.addEventListener(
    'copy',
    (event) => {
      if (!range || !event.clipboardData) return;
      const text = quoteOf(range, (page) => texts.peek(page)?.text);
      if (text === '') return;
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
    },
    listen,
  );

  return {
    get range() {
      return range;
    },
    clear() {
      dropNativeSelection(pane.root);
      setLive(undefined);
    },
    destroy() {
      setLive(undefined);
      listening.abort();
      settle.stop();
      mouse.destroy();
    },
  };
}
