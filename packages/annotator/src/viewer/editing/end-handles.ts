import { treeOf } from '../layout/node-tree';
import type { Layout } from '../layout/layout';
import type { ScrollPane } from '../layout/scroll-pane';
import {
  createDragHandles,
  type DragHandleEvents,
  type DragHandles,
  type HandleForm,
  type HandleSide,
} from '../selecting/drag-handles';

/** The two handles at the ends of a highlight: dragged by any pointer, reached by Tab, moved by arrows. */
export interface EndHandles extends DragHandles {
  /** What is read aloud of a handle: the words at it, and how far into the text of its page it is. */
  describe(
    side: HandleSide,
    place: { readonly words: string; readonly at: number; readonly of: number },
  ): void;
  /** Which handle has the focus. */
  readonly focused: HandleSide | undefined;
  focus(side: HandleSide): void;
}

/** A bar along the edge of the highlight, with a knob above its start and below its end; it turns with the letters. */
const AT_EDGE: HandleForm = {
  className: 'end',
  put(handle, side, line, { left, top }) {
    const [dx, dy] = [line.bottom.x - line.top.x, line.bottom.y - line.top.y];
    const grip = side === 'start' ? line.top : line.bottom;
    handle.style.left = `${left + grip.x}px`;
    handle.style.top = `${top + grip.y}px`;
    handle.style.setProperty('--glossator-end-turn', `${Math.atan2(-dx, dy)}rad`);
    handle.style.setProperty('--glossator-end-length', `${Math.hypot(dx, dy)}px`);
  },
};

/** Makes the handles in a pane; nothing is shown yet. `labelOf` names them. */
export function createEndHandles(
  pane: ScrollPane,
  layout: Pick<Layout, 'placeOf' | 'toClient'>,
  labelOf: (side: HandleSide) => string,
  events: DragHandleEvents,
): EndHandles {
  const handles = createDragHandles(pane, layout, events, AT_EDGE);
  const { elements } = handles;
  for (const side of ['start', 'end'] as const) {
    const handle = elements[side];
    handle.tabIndex = 0;
    handle.setAttribute('role', 'slider');
    handle.setAttribute('aria-valuemin', '0');
    // What is pressed on a handle is not meant for the text under it.
    for (const name of ['click', 'dblclick', 'mousedown'] as const)
      handle.addEventListener(name, (event) => event.stopPropagation());
  }
  const focused = (): HandleSide | undefined => {
    const { activeElement } = treeOf(pane.root);
    if (activeElement === elements.start) return 'start';
    return activeElement === elements.end ? 'end' : undefined;
  };

  return {
    ...handles,
    get isDragged() {
      return handles.isDragged;
    },
    show(ends) {
      const before = focused();
      handles.show(ends);
      // The focus of a handle that is gone returns to the document.
      if (before && !elements[before].isConnected) pane.root.focus({ preventScroll: true });
    },
    describe(side, { words, at, of }) {
      const attributes = {
        'aria-label': labelOf(side),
        'aria-valuetext': words,
        'aria-valuenow': String(at),
        'aria-valuemax': String(of),
      };
      for (const [name, value] of Object.entries(attributes))
        if (elements[side].getAttribute(name) !== value) elements[side].setAttribute(name, value);
    },
    get focused() {
      return focused();
    },
    focus: (side) => elements[side].focus({ preventScroll: true }),
  };
}
