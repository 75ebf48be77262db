import { comparePositions, rangeBetween, type TextRange, type Point } from '@glossator/document-text';
import type { PagePoint } from '../layout/column-map';
import type { ScrollPane } from '../layout/scroll-pane';
import type { GestureArbiter } from '../pointer/gesture-arbiter';
import type { TextUnit } from '../text/text-unit';
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
  client: Point;
  isMoved: boolean;
  range: TextRange | undefined;
}

/** Pixels the mouse may tremble during a click, and those after which it is clear that somebody wants to select. */
const TREMBLE = 3;
const DRAG = 24;
const UNITS: readonly TextUnit[] = ['character', 'word', 'line', 'paragraph'];

/** Takes the drags of a pane. Pages whose text is not there yet are read while the mouse moves. */
export function createMouseSelection(
  pane: ScrollPane,
  arbiter: GestureArbiter,
  carets: Carets,
  events: MouseSelectionEvents,
): MouseSelection {
  let gesture: Gesture | undefined;
  let last: { readonly from: PagePoint; readonly unit: TextUnit } | undefined;

  const rangeOf = ({ from, client, unit, range }: Gesture): TextRange | undefined => {
    const a = carets.pressedAt(from);
    const b = carets.at(carets.placeAt(client), a);
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
  const stop = (): Gesture | undefined => {
    const ended = gesture;
    gesture = undefined;
    edge.stop();
    return ended;
  };
  arbiter.use('drag', {
    begin({ client, clicks, hasShift }) {
      pane.focusByPointer();
      edge.stop();
      const extended = hasShift ? last : undefined;
      const unit = extended?.unit ?? UNITS[(clicks - 1) % UNITS.length] ?? 'character';
      const from = extended?.from ?? carets.placeAt(client);
      last = { from, unit };
      gesture = { from, unit, origin: client, client, isMoved: extended !== undefined, range: undefined };
      if (unit === 'character' && !extended) events.onLive(undefined);
      follow();
    },
    move(client) {
      if (!gesture) return;
      gesture.client = client;
      const { origin } = gesture;
      gesture.isMoved ||= Math.hypot(client.x - origin.x, client.y - origin.y) > TREMBLE;
      follow();
      edge.follow(client);
    },
    end() {
      const done = stop();
      if (!done) return;
      void read(done).then(() => {
        if (gesture === undefined) events.onRest(done.range);
      });
    },
  });

  return {
    get isActive() {
      return gesture !== undefined;
    },
    get pressed() {
      return last?.from;
    },
    destroy: () => void stop(),
  };
}
