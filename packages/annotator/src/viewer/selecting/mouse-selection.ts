import { comparePositions, rangeBetween, type TextRange, type Point } from '@glossator/document-text';
import type { PagePoint } from '../layout/column-map';
import type { ScrollPane } from '../layout/scroll-pane';
import type { TextUnit } from '../text/text-unit';
import { viewerClass } from '../viewer-class';
import type { Carets } from './carets';
import { createEdgeScroll } from './edge-scroll';

/** Selecting with the mouse by the places of the letters, not by elements: works over page breaks and before a text layer is there. */
export interface MouseSelection {
  readonly isActive: boolean;
  /** Where the button was pressed last without Shift. */
  readonly pressed: PagePoint | undefined;
  destroy(): void;
}

/** What the mouse does. */
export interface MouseSelectionEvents {
  /** The range under way; `undefined` when a press has ended what was selected. */
  readonly onLive: (range: TextRange | undefined) => void;
  /** The button is up; something is selected or, after a click, nothing. */
  readonly onRest: (range: TextRange | undefined) => void;
  /** A page without any text was dragged over. */
  readonly onTextless: (page: number) => void;
}

interface Gesture {
  readonly from: PagePoint;
  readonly unit: TextUnit;
  readonly origin: Point;
  readonly listening: AbortController;
  client: Point;
  isMoved: boolean;
  range: TextRange | undefined;
}

/** Pixels the mouse may tremble during a click, and those after which it is clear that somebody wants to select. */
const TREMBLE = 3;
const DRAG = 24;
const UNITS: readonly TextUnit[] = ['character', 'word', 'line', 'paragraph'];

/** Listens on a pane. Pages whose text is not there yet are read while the mouse moves. */
export function createMouseSelection(
  pane: ScrollPane,
  carets: Carets,
  events: MouseSelectionEvents,
): MouseSelection {
  const window = pane.root.ownerDocument.defaultView;
  let gesture: Gesture | undefined;
  let last: { readonly from: PagePoint; readonly unit: TextUnit } | undefined;

  const rangeOf = ({ from, client, unit, range }: Gesture): TextRange | undefined => {
    const a = carets.at(from, true);
    const b = carets.at(carets.placeAt(client));
    const first = a && carets.unitAround(a, unit);
    const second = b && carets.unitAround(b, unit);
    if (!first || !second) return range;
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
    const { from, client, origin } = current;
    const isNew = await carets.read([from.page, carets.placeAt(client).page]);
    if (isNew && (gesture === current || gesture === undefined)) update(current);
    const isDrag = Math.hypot(client.x - origin.x, client.y - origin.y) > DRAG;
    if (isDrag && carets.isTextless(from.page)) events.onTextless(from.page);
  };
  const follow = (): void => {
    if (!gesture) return;
    update(gesture);
    void read(gesture);
  };
  const edge = createEdgeScroll(pane, follow);
  const onMove = (event: MouseEvent): void => {
    if (!gesture) return;
    gesture.client = { x: event.clientX, y: event.clientY };
    const { origin } = gesture;
    gesture.isMoved ||= Math.hypot(event.clientX - origin.x, event.clientY - origin.y) > TREMBLE;
    follow();
    edge.follow(gesture.client);
  };
  const end = (): void => {
    gesture?.listening.abort();
    gesture = undefined;
    edge.stop();
  };
  const onUp = (): void => {
    const done = gesture;
    end();
    if (!done) return;
    void read(done).then(() => {
      if (gesture === undefined) events.onRest(done.range);
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
    const unit = isExtending && last ? last.unit : (UNITS[(event.detail - 1) % UNITS.length] ?? 'character');
    const from = isExtending && last ? last.from : carets.placeAt(client);
    last = { from, unit };
    const listening = new AbortController();
    gesture = { from, unit, origin: client, client, listening, isMoved: isExtending, range: undefined };
    window.addEventListener('mousemove', onMove, { signal: listening.signal });
    window.addEventListener('mouseup', onUp, { signal: listening.signal });
    window.addEventListener('blur', onUp, { signal: listening.signal });
    if (unit === 'character' && !isExtending) events.onLive(undefined);
    follow();
  };

  pane.root.addEventListener('mousedown', onDown);
  return {
    get isActive() {
      return gesture !== undefined;
    },
    get pressed() {
      return last?.from;
    },
    destroy() {
      end();
      pane.root.removeEventListener('mousedown', onDown);
    },
  };
}

/** Whether an event is on a page and not on a link of it. */
export function isOnPage(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(`.${viewerClass('page')}`) !== null && target.closest(`.${viewerClass('link')}`) === null
  );
}
