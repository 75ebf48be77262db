import { endOf, startOf, type TextRange } from '@glossator/document-text';
import type { ViewerSelection } from '../../core/ports/document-viewer';
import type { Layout } from '../layout/layout';
import type { ScrollPane } from '../layout/scroll-pane';
import { createSettleTimer } from '../layout/settle-timer';
import type { PageDeck } from '../pages/page-deck';
import type { RunningText } from '../text/running-text';
import type { TextStore } from '../text/text-store';
import { isBlank } from './blank-page';
import { createCaretMode } from './caret-mode';
import { createCaretView } from './caret-view';
import type { Carets } from './carets';
import { watchClipboardKeys } from './clipboard-keys';
import { createMouseSelection } from './mouse-selection';
import { dropNativeSelection, mirrorSelection } from './native-selection';
import { watchNativeSelection } from './native-watch';
import { settleSelection, type SettledSelection } from './settled-selection';
import { firstPlaceInSight } from './first-place';
import { createTouchSelection } from './touch-selection';

/** Milliseconds after the last of a series of layouts until it is told again where the selection ends. */
const MOVED = 150;

/** What is selected, whichever way; it stays selected while its pages scroll away. */
export interface TextSelectionTool {
  readonly range: TextRange | undefined;
  /** Selects a range as if the reader had done so. */
  select(range: TextRange): void;
  setCaretMode(isOn: boolean): void;
  clear(): void;
  /** Pages have been laid out anew: what stands over them moves along. */
  place(): void;
  destroy(): void;
}

/** What the tool works with. */
export interface TextSelectionOptions {
  readonly pane: ScrollPane;
  readonly layout: Layout;
  readonly deck: PageDeck;
  readonly texts: TextStore;
  readonly running: RunningText;
  readonly carets: Carets;
  readonly pageCount: number;
  /** Paints the range; called at every move. */
  readonly paint: (range: TextRange | undefined) => void;
  /** The place of the active search hit, where a caret may begin. */
  readonly activeHit: () => TextRange | undefined;
  /** What is selected is at rest, or gone. */
  readonly onSelection: (selection: ViewerSelection | undefined) => void;
  readonly onCaretMode: (isOn: boolean) => void;
  /** Somebody tried to select on a page that shows something but has no text; told once. */
  readonly onTextless: (page: number) => void;
}

/** Brings mouse, touch, keys and screen reader selections to one range of text. */
export function createTextSelection(options: TextSelectionOptions): TextSelectionTool {
  const { pane, layout, deck, texts, running, carets } = options;
  let range: TextRange | undefined;
  let settled: SettledSelection | undefined;
  let isTold = false;
  let isTextlessTold = false;
  let turn = 0;
  // The view that it was told for where the selection ends on the screen.
  let toldFor = '';

  const setLive = (next: TextRange | undefined): void => {
    turn += 1;
    range = next;
    options.paint(next);
    touch.place(next);
    if (next && next.startPage !== next.endPage) void leaveOutRunning(next, turn);
    if (next === undefined && isTold) {
      isTold = false;
      options.onSelection(undefined);
    }
  };
  /** While it is under way, what is selected over a page break is painted without running lines as soon as they are known. */
  const leaveOutRunning = async (live: TextRange, mine: number): Promise<void> => {
    const pages = [live.startPage, live.endPage].filter((page) => !running.on(page));
    if (pages.length === 0) return;
    await running.load(pages);
    if (mine === turn && range === live) options.paint(live);
  };
  const tell = async (): Promise<void> => {
    const mine = ++turn;
    const selected = range;
    if (!selected) return;
    const made = await settleSelection(selected, texts, running, layout);
    if (mine !== turn) return;
    if (!made) {
      setLive(undefined);
      return;
    }
    range = made.range;
    settled = made;
    options.paint(made.range);
    mirrorSelection(pane.root, made.range, deck.get);
    touch.place(made.range);
    if (!keys.isExtending) keys.put(endOf(made.range), startOf(made.range));
    isTold = true;
    options.onSelection(made);
  };
  const rest = (): void => {
    toldFor = view();
    void tell().catch(() => undefined);
  };
  const view = (): string => `${layout.scale} ${layout.rotation} ${pane.width} ${pane.height}`;
  const moved = createSettleTimer(MOVED, () => {
    if (isTold && range && !mouse.isActive) rest();
  });
  const onTextless = (page: number): void => {
    const canvas = deck.get(page)?.canvas;
    if (isTextlessTold || !canvas || isBlank(canvas)) return;
    isTextlessTold = true;
    options.onTextless(page);
  };
  const onLive = (next: TextRange | undefined): void => {
    if (next === undefined) dropNativeSelection(pane.root);
    setLive(next);
  };
  const select = (next: TextRange): void => {
    setLive(next);
    rest();
  };

  const touch = createTouchSelection(pane, layout, carets, { onLive, onRest: rest, onTextless });
  const mouse = createMouseSelection(pane, carets, {
    onLive,
    onRest(selected) {
      if (selected) rest();
      else if (mouse.pressed) {
        const place = carets.at(mouse.pressed);
        if (place) keys.put(place);
      }
    },
    onTextless,
  });
  const keys = createCaretMode({
    pane,
    layout,
    texts,
    carets,
    pageCount: options.pageCount,
    view: createCaretView(pane, layout),
    selected: () => range,
    beginning: async () => {
      const hit = options.activeHit();
      return hit ? startOf(hit) : firstPlaceInSight(layout, carets, pane);
    },
    onLive,
    onRest: (selected) => selected && rest(),
    onToggle: options.onCaretMode,
  });
  const native = watchNativeSelection(pane, deck, {
    isBusy: () => mouse.isActive,
    range: () => range,
    onSelected(selected) {
      if (selected.kind === 'range') {
        select(selected.range);
        return;
      }
      setLive(undefined);
      if (selected.kind === 'elsewhere') return;
      isTold = true;
      const { x, y, width, height } = selected.box;
      options.onSelection({ range: undefined, text: selected.text, endBox: { x, y, width, height } });
    },
    onTapped: () => setLive(undefined),
  });
  const clipboard = watchClipboardKeys(pane, {
    // What was told is known to the letter, even when its pages have been forgotten.
    text: () => (settled && settled.range === range ? settled.text : undefined),
    async selectAll() {
      const page = layout.currentPage();
      await carets.read([page]);
      const last = (texts.peek(page)?.text.elements.length ?? 0) - 1;
      if (last < 0) return;
      const length = texts.peek(page)?.text.elements[last]?.length ?? 0;
      select({
        ...{ startPage: page, startElement: 0, startCharacter: 0 },
        ...{ endPage: page, endElement: last, endCharacter: length },
      });
    },
  });

  return {
    get range() {
      return range;
    },
    select,
    setCaretMode: keys.setOn,
    clear() {
      dropNativeSelection(pane.root);
      setLive(undefined);
    },
    place() {
      keys.place();
      touch.place(range);
      if (isTold && view() !== toldFor) moved.touch();
    },
    destroy() {
      moved.stop();
      setLive(undefined);
      keys.setOn(false);
      for (const part of [keys, touch, mouse, native, clipboard]) part.destroy();
    },
  };
}
