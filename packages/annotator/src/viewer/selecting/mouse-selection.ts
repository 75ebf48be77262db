import { comparePositions, rangeBetween, type Position, type TextRange } from '@glossator/document-text';
import { caretAt } from '../text/caret-at';
import type { Layout } from '../layout/layout';
import type { Point } from '../layout/page-matrix';
import type { ScrollPane } from '../layout/scroll-pane';
import type { TextStore } from '../text/text-store';
import { unitAround, type TextUnit } from '../text/text-unit';
import { viewerClass } from '../viewer-class';

/** Selecting with the mouse by the places of the letters, not by elements: works over page breaks and before a text layer is there. */
export interface MouseSelection {
  readonly isActive: boolean;
  destroy(): void;
}

/** What the mouse does. */
export interface MouseSelectionEvents {
  /** The range under way; `undefined` when a press has ended what was selected. */
  readonly onLive: (range: TextRange | undefined) => void;
  /** The button is up and something is selected. */
  readonly onRest: () => void;
}

interface Gesture {
  readonly from: { readonly page: number; readonly point: Point };
  readonly unit: TextUnit;
  readonly origin: Point;
  readonly listening: AbortController;
  client: Point;
  isMoved: boolean;
  range: TextRange | undefined;
}

/** Pixels the mouse may tremble during a click. */
const TREMBLE = 3;
/** Pixels scrolled each frame for a pixel that the mouse is beyond the window's edge. */
const PULL = 0.25;

/** Listens on a pane. Pages whose text is not there yet are read while the mouse moves. */
export function createMouseSelection(
  pane: ScrollPane,
  layout: Pick<Layout, 'pageAt'>,
  texts: TextStore,
  events: MouseSelectionEvents,
): MouseSelection {
  const window = pane.root.ownerDocument.defaultView;
  let gesture: Gesture | undefined;
  let last: { readonly from: Gesture['from']; readonly unit: TextUnit } | undefined;
  let frame = 0;

  const caret = (place: Gesture['from']): Position | undefined => {
    const runs = texts.peek(place.page);
    return runs && caretAt(runs, place.point);
  };
  const rangeOf = (current: Gesture): TextRange | undefined => {
    const to = layout.pageAt(current.client);
    const a = caret(current.from);
    const b = caret(to);
    if (!a || !b) return current.range;
    const textA = texts.peek(a.page)?.text;
    const textB = texts.peek(b.page)?.text;
    if (!textA || !textB) return current.range;
    const [first, second] = [unitAround(a, current.unit, textA), unitAround(b, current.unit, textB)];
    const start = comparePositions(first.start, second.start) <= 0 ? first.start : second.start;
    const end = comparePositions(first.end, second.end) >= 0 ? first.end : second.end;
    return comparePositions(start, end) < 0 ? rangeBetween(start, end) : undefined;
  };
  const update = (current: Gesture): void => {
    if (!current.isMoved && current.unit === 'character') return;
    current.range = rangeOf(current);
    events.onLive(current.range);
  };
  /** Reads both ends' pages; selects again once they are there. */
  const read = async (current: Gesture): Promise<void> => {
    const to = layout.pageAt(current.client);
    const missing = [current.from.page, to.page].filter((page) => !texts.peek(page));
    if (missing.length === 0) return;
    await Promise.all(missing.map((page) => texts.load(page).catch(() => undefined)));
    if (gesture === current || gesture === undefined) update(current);
  };
  const pull = (): void => {
    frame = 0;
    if (!gesture || !window) return;
    const { y } = pane.fromClient(gesture.client);
    const beyond = y < 0 ? y : y > pane.height ? y - pane.height : 0;
    if (beyond === 0) return;
    const step = Math.max(-60, Math.min(60, beyond * PULL));
    pane.scrollTo(pane.left, pane.top + Math.sign(step) * Math.ceil(Math.abs(step)));
    update(gesture);
    void read(gesture);
    frame = window.requestAnimationFrame(pull);
  };
  const onMove = (event: MouseEvent): void => {
    if (!gesture || !window) return;
    gesture.client = { x: event.clientX, y: event.clientY };
    const { origin } = gesture;
    gesture.isMoved ||= Math.hypot(event.clientX - origin.x, event.clientY - origin.y) > TREMBLE;
    update(gesture);
    void read(gesture);
    if (frame === 0) frame = window.requestAnimationFrame(pull);
  };
  const end = (): void => {
    gesture?.listening.abort();
    gesture = undefined;
    if (frame !== 0) window?.cancelAnimationFrame(frame);
    frame = 0;
  };
  const onUp = (): void => {
    const done = gesture;
    end();
    if (!done) return;
    void read(done).then(() => {
      if (done.range && gesture === undefined) events.onRest();
    });
  };
  const onDown = (event: MouseEvent): void => {
    if (event.button !== 0 || !window || !isOnPage(event.target)) return;
    // Without this the browser would select by elements, too.
    event.preventDefault();
    pane.focusByPointer();
    end();
    const client = { x: event.clientX, y: event.clientY };
    const isExtending = event.shiftKey && last !== undefined;
    const units: TextUnit[] = ['character', 'word', 'line'];
    const unit = isExtending && last ? last.unit : (units[(event.detail - 1) % 3] ?? 'character');
    const from = isExtending && last ? last.from : layout.pageAt(client);
    last = { from, unit };
    const listening = new AbortController();
    gesture = { from, unit, origin: client, client, listening, isMoved: isExtending, range: undefined };
    window.addEventListener('mousemove', onMove, { signal: listening.signal });
    window.addEventListener('mouseup', onUp, { signal: listening.signal });
    window.addEventListener('blur', onUp, { signal: listening.signal });
    if (unit === 'character' && !isExtending) events.onLive(undefined);
    update(gesture);
    void read(gesture);
  };

  pane.root.addEventListener('mousedown', onDown);
  return {
    get isActive() {
      return gesture !== undefined;
    },
    destroy() {
      end();
      pane.root.removeEventListener('mousedown', onDown);
    },
  };
}

/** Whether an event is on a page and not on a link of it. */
function isOnPage(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(`.${viewerClass('page')}`) !== null && target.closest(`.${viewerClass('link')}`) === null
  );
}
