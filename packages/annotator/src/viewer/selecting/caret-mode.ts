import {
  comparePositions,
  quoteOf,
  rangeBetween,
  type Position,
  type TextRange,
} from '@glossator/document-text';
import type { Layout } from '../layout/layout';
import type { ScrollPane } from '../layout/scroll-pane';
import type { TextStore } from '../text/text-store';
import { caretKey, type CaretKey } from './caret-keys';
import { goalOf, lineIndex, movedCaret } from './caret-moves';
import type { CaretView } from './caret-view';
import type { Carets } from './carets';

/** Moving through the text and selecting by keys. */
export interface CaretMode {
  readonly isOn: boolean;
  /** Whether keys are changing what is selected at the moment. */
  readonly isExtending: boolean;
  setOn(isOn: boolean): void;
  /** The mouse, or somebody else, has put the caret there or selected from one place to another. */
  put(focus: Position, anchor?: Position): void;
  /** The page has been laid out anew. */
  place(): void;
  destroy(): void;
}

/** What the mode works with. */
export interface CaretModeOptions {
  readonly pane: ScrollPane;
  readonly layout: Layout;
  readonly texts: TextStore;
  readonly carets: Carets;
  readonly view: CaretView;
  readonly pageCount: number;
  /** What is selected now, from the end that stays to the end that moves. */
  readonly selected: () => TextRange | undefined;
  /** Where the mode begins when nothing is selected and the caret is not in sight. */
  readonly beginning: () => Promise<Position | undefined>;
  readonly onLive: (range: TextRange | undefined) => void;
  /** The Shift key is up, or nothing was selected with it. */
  readonly onRest: (range: TextRange | undefined) => void;
  readonly onToggle: (isOn: boolean) => void;
}

/** Part of the window that Page Up and Page Down go. */
const WINDOW_SHARE = 0.85;
/** Lines from a page's end on which the next page comes near. */
const NEAR_END = 6;

/** Listens to the keys of a pane. With Shift they change what is selected even while the mode is off. */
export function createCaretMode(options: CaretModeOptions): CaretMode {
  const { pane, layout, texts, carets, view, pageCount } = options;
  const listening = new AbortController();
  let isOn = false;
  let focus: Position | undefined;
  let anchor: Position | undefined;
  let goal: number | undefined;
  let isSelecting = false;
  // Keys come faster than pages are read; each goes on from where the one before has come to.
  let moving: Promise<void> = Promise.resolve();

  const ground = {
    pageCount,
    load: (page: number) => texts.load(page).catch(() => undefined),
    linesOf: carets.linesOf,
    textLinesOf: carets.textLinesOf,
  };
  const show = (): void => view.show(isOn && focus ? carets.lineOf(focus) : undefined);
  const begin = async (): Promise<void> => {
    const selected = options.selected();
    if (selected) {
      anchor = {
        page: selected.startPage,
        element: selected.startElement,
        character: selected.startCharacter,
      };
      focus = { page: selected.endPage, element: selected.endElement, character: selected.endCharacter };
    } else if (!focus || !isInSight(focus)) {
      focus = await options.beginning();
      anchor = undefined;
    }
    if (focus) await carets.read([focus.page]);
  };
  const isInSight = ({ page }: Position): boolean => {
    const { first, last } = layout.visible();
    return page >= first && page <= last;
  };
  /** Near a page's end it must be known which lines the way leads over. */
  const knowWay = async ({ page, element }: Position, step: 1 | -1): Promise<void> => {
    const lines = carets.linesOf(page);
    const index = lineIndex(lines, { element });
    if (index >= NEAR_END && index < lines.length - NEAR_END) return;
    await carets.findRunning([page, page + step].filter((near) => near >= 0 && near < pageCount));
  };
  const target = async (from: Position, key: CaretKey): Promise<Position> => {
    if (key.by !== 'window') return movedCaret(from, key, goal, ground);
    const line = carets.lineOf(from);
    if (!line) return from;
    const by = key.step * WINDOW_SHARE * pane.height;
    const box = layout.toClient(line.page, { ...middle(line), width: 0, height: 0 });
    pane.scrollTo(pane.left, pane.top + by);
    // What was `by` below is where the caret was before, unless the document has ended there.
    const moved = layout.toClient(line.page, { ...middle(line), width: 0, height: 0 });
    const place = carets.placeAt({ x: box.x, y: moved.y + by });
    await carets.read([place.page]);
    return carets.at(place) ?? from;
  };
  const move = async (key: CaretKey, isExtending: boolean): Promise<void> => {
    if (!focus) await begin();
    const from = focus;
    if (!from) return;
    const runs = await ground.load(from.page);
    if (key.by !== 'line' && key.by !== 'window') goal = undefined;
    else goal ??= runs && goalOf(from, runs);
    if (key.by === 'line') await knowWay(from, key.step);
    const to = await target(from, key);
    if (listening.signal.aborted) return;
    focus = to;
    if (isExtending) anchor ??= from;
    else anchor = undefined;
    const range = anchor && between(anchor, to);
    options.onLive(range);
    isSelecting ||= isExtending;
    show();
    const line = carets.lineOf(to);
    if (line) view.reveal(line);
    if (isOn) view.say(await passed(from, to, key));
    if (!isExtending) options.onRest(undefined);
  };
  /** What is read aloud after a move: the line for ways up and down, else what the caret has gone over. */
  const passed = async (from: Position, to: Position, key: CaretKey): Promise<string> => {
    const runs = await ground.load(to.page);
    if (!runs) return '';
    const lines = carets.linesOf(to.page);
    const line = lines[lineIndex(lines, to)];
    const isNear = from.page === to.page && (key.by === 'character' || key.by === 'word');
    const over = isNear ? between(from, to) : undefined;
    if (over) {
      const text = quoteOf(over, (page) => (page === to.page ? runs.text : undefined));
      if (text !== '') return text;
    }
    return line?.elements.map((element) => runs.text.elements[element] ?? '').join('') ?? '';
  };
  const queue = (work: () => Promise<void>): void => {
    moving = moving.then(work).catch(() => undefined);
  };
  const setOn = (next: boolean): void => {
    if (next === isOn) return;
    isOn = next;
    if (isOn) pane.root.focus({ preventScroll: true });
    options.onToggle(isOn);
    view.say('');
    if (!isOn) {
      view.show(undefined);
      return;
    }
    queue(async () => {
      await begin();
      show();
      const line = focus && carets.lineOf(focus);
      if (line) view.reveal(line);
      if (focus) view.say(await passed(focus, focus, { by: 'line', step: 1 }));
    });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.target !== pane.root) return;
    if (event.key === 'F7' && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      setOn(!isOn);
      return;
    }
    if (event.key === 'Escape' && isOn) {
      event.preventDefault();
      setOn(false);
      return;
    }
    const canExtend = event.shiftKey && (isOn || options.selected() !== undefined);
    if (!isOn && !canExtend) return;
    const isRtl = focus ? (texts.peek(focus.page)?.shapes[focus.element]?.isRtl ?? false) : false;
    const key = caretKey(event, isRtl);
    if (!key) return;
    event.preventDefault();
    const isExtending = event.shiftKey;
    queue(() => move(key, isExtending));
  };
  const rest = (): void => {
    queue(async () => {
      if (!isSelecting) return;
      isSelecting = false;
      // Told with the end that moves being the caret's, whichever comes first in the text.
      options.onRest(anchor && focus && between(anchor, focus));
      await Promise.resolve();
    });
  };
  pane.root.addEventListener('keydown', onKey, { signal: listening.signal });
  pane.root.addEventListener('keyup', (event) => event.key === 'Shift' && rest(), {
    signal: listening.signal,
  });
  pane.root.addEventListener('blur', rest, { signal: listening.signal });

  return {
    get isOn() {
      return isOn;
    },
    get isExtending() {
      return isSelecting;
    },
    setOn,
    put(nextFocus, nextAnchor) {
      focus = nextFocus;
      anchor = nextAnchor;
      goal = undefined;
      show();
    },
    place: show,
    destroy() {
      listening.abort();
      view.destroy();
    },
  };
}

function between(a: Position, b: Position): TextRange | undefined {
  const order = comparePositions(a, b);
  if (order === 0) return undefined;
  return order < 0 ? rangeBetween(a, b) : rangeBetween(b, a);
}

function middle({ top, bottom }: { top: { x: number; y: number }; bottom: { x: number; y: number } }) {
  return { x: (top.x + bottom.x) / 2, y: (top.y + bottom.y) / 2 };
}
