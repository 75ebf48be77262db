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
import { viewerClass } from '../viewer-class';
import type { Carets } from './carets';
import { createDragHandles } from './drag-handles';
import { isOnPage } from './mouse-selection';

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

/** Milliseconds until a press is a long one, and pixels that the finger may tremble meanwhile. */
const LONG_PRESS = 500;
const TREMBLE = 10;

/** Listens on a pane. The browser's own selection by touch is switched off there, or there would be two. */
export function createTouchSelection(
  pane: ScrollPane,
  layout: Layout,
  carets: Carets,
  events: TouchSelectionEvents,
): TouchSelection {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let press: { readonly pointer: number; readonly client: Point } | undefined;
  let isActive = false;
  let range: TextRange | undefined;
  let fixed: Position | undefined;
  // The press was a long one: what the browser makes of it when the finger goes up is no tap.
  let isSpent = false;

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
  const cancel = (): void => {
    clearTimeout(timer);
    press = undefined;
  };
  const select = async (client: Point): Promise<void> => {
    const place = carets.placeAt(client);
    await carets.read([place.page]);
    if (listening.signal.aborted) return;
    if (carets.isTextless(place.page)) events.onTextless(place.page);
    const position = carets.at(place, true);
    const word = position && carets.unitAround(position, 'word');
    if (!word || comparePositions(word.start, word.end) >= 0) return;
    events.onLive(rangeBetween(word.start, word.end));
    events.onRest(rangeBetween(word.start, word.end));
  };

  const listen = { signal: listening.signal, passive: true };
  pane.root.addEventListener(
    'pointerdown',
    (event) => {
      const isTouch = event.pointerType === 'touch';
      pane.root.classList.toggle(viewerClass('byTouch'), isTouch);
      // A second finger zooms.
      const isSecond = press !== undefined;
      cancel();
      isSpent = false;
      if (!isTouch || isSecond || !isOnPage(event.target)) return;
      const client = { x: event.clientX, y: event.clientY };
      press = { pointer: event.pointerId, client };
      timer = setTimeout(() => {
        press = undefined;
        isSpent = true;
        void select(client);
      }, LONG_PRESS);
    },
    listen,
  );
  pane.root.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      if (press?.pointer !== pointerId) return;
      if (Math.hypot(clientX - press.client.x, clientY - press.client.y) > TREMBLE) cancel();
    },
    listen,
  );
  for (const name of ['pointerup', 'pointercancel', 'scroll'] as const)
    pane.root.addEventListener(name, cancel, listen);
  for (const name of ['mousedown', 'mouseup', 'click'] as const)
    pane.root.addEventListener(
      name,
      (event) => {
        if (!isSpent) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { signal: listening.signal, capture: true },
    );
  pane.root.addEventListener(
    'contextmenu',
    (event) => {
      // The browser's menu of a long press would lie over ours.
      const isByTouch = pane.root.classList.contains(viewerClass('byTouch'));
      if (isByTouch && isOnPage(event.target)) event.preventDefault();
    },
    { signal: listening.signal },
  );

  return {
    place(next) {
      range = next;
      isActive = next !== undefined && pane.root.classList.contains(viewerClass('byTouch'));
      showHandles();
    },
    destroy() {
      cancel();
      listening.abort();
      handles.destroy();
    },
  };
}
