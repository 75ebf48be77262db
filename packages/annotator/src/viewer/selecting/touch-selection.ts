import {
  comparePositions,
  endOf,
  rangeBetween,
  startOf,
  type Position,
  type TextRange,
  type Point,
} from '@glossator/document-text';
import type { Layout } from '../layout/layout';
import type { ScrollPane } from '../layout/scroll-pane';
import type { GestureArbiter } from '../pointer/gesture-arbiter';
import type { Carets } from './carets';
import { createDragHandles } from './drag-handles';

/** Selecting by touch: a long press selects a word, two handles change where it begins and ends. Scrolling stays the browser's. */
export interface TouchSelection {
  /** Puts the handles at the ends of what is selected now, if the reader uses fingers; also after a new layout. */
  place(range: TextRange | undefined): void;
  destroy(): void;
}

/** What fingers do. */
export interface TouchSelectionEvents {
  readonly onLive: (range: TextRange) => void;
  readonly onRest: (range: TextRange) => void;
  /** A page without any text was pressed. */
  readonly onTextless: (page: number) => void;
}

/** Takes the long presses of a pane. The stylesheet switches the browser's own selection by touch off there, or there would be two. */
export function createTouchSelection(
  pane: ScrollPane,
  arbiter: GestureArbiter,
  layout: Layout,
  carets: Carets,
  events: TouchSelectionEvents,
): TouchSelection {
  let isDestroyed = false;
  let isActive = false;
  let range: TextRange | undefined;
  let fixed: Position | undefined;

  const showHandles = (): void => {
    const start = range && carets.lineOf(startOf(range));
    const end = range && carets.lineOf(endOf(range));
    handles.show(isActive && start && end ? { start, end } : undefined);
  };
  const handles = createDragHandles(pane, layout, {
    onGrab(side) {
      if (range) fixed = side === 'start' ? endOf(range) : startOf(range);
    },
    onDrag(_side, client) {
      const place = carets.placeAt(client);
      const moved = carets.at(place);
      if (!moved) void carets.read([place.page]);
      if (!moved || !fixed || comparePositions(moved, fixed) === 0) return;
      const isBefore = comparePositions(moved, fixed) < 0;
      events.onLive(isBefore ? rangeBetween(moved, fixed) : rangeBetween(fixed, moved));
    },
    onDrop() {
      if (range) events.onRest(range);
    },
  });
  for (const handle of Object.values(handles.elements)) handle.setAttribute('aria-hidden', 'true');
  const select = async (client: Point): Promise<void> => {
    const place = carets.placeAt(client);
    await carets.read([place.page]);
    if (isDestroyed) return;
    if (carets.isTextless(place.page)) events.onTextless(place.page);
    const position = carets.pressedAt(place);
    const word = position && carets.unitAround(position, 'word');
    if (!word || comparePositions(word.start, word.end) >= 0) return;
    events.onLive(rangeBetween(word.start, word.end));
    events.onRest(rangeBetween(word.start, word.end));
  };

  arbiter.use('longPress', (client) => void select(client));

  return {
    place(next) {
      range = next;
      isActive = next !== undefined && arbiter.isByTouch;
      showHandles();
    },
    destroy() {
      isDestroyed = true;
      handles.destroy();
    },
  };
}
