import type { Point } from '@glossator/document-text';
import type { Layout } from '../layout/layout';
import type { ScrollPane } from '../layout/scroll-pane';
import { viewerClass, type ViewerClass } from '../styles/viewer-class';
import type { CaretLine } from './carets';
import { createEdgeScroll } from './edge-scroll';

/** Which end of what is selected. */
export type HandleSide = 'start' | 'end';

/** Two handles at the ends of a range. */
export interface DragHandles {
  /** Puts the handles at the two ends; `undefined` takes them away, or the one away. */
  show(ends: { readonly [Side in HandleSide]: CaretLine | undefined } | undefined): void;
  readonly isDragged: boolean;
  /** The pages have moved under the pointer. */
  follow(): void;
  /** Lets go of what is dragged, without a drop. */
  cancel(): void;
  readonly elements: { readonly [Side in HandleSide]: HTMLElement };
  destroy(): void;
}

/** What the handles of a kind look like. */
export interface HandleForm {
  readonly className: ViewerClass;
  /** Puts a handle at its end of the text; `page` is the corner of the page in the column. */
  put(handle: HTMLElement, side: HandleSide, line: CaretLine, page: Corner): void;
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

/** Handles for fingers hang under the letters. */
const UNDER_LETTERS: HandleForm = {
  className: 'handle',
  put(handle, _side, { bottom }, { left, top }) {
    handle.style.left = `${left + bottom.x}px`;
    handle.style.top = `${top + bottom.y}px`;
  },
};

/** What a pointer does with a handle. Points are those of the letters it means, in pixels of the browser window. */
export interface DragHandleEvents {
  readonly onGrab: (side: HandleSide) => void;
  readonly onDrag: (side: HandleSide, client: Point) => void;
  readonly onDrop: () => void;
  /** The browser has taken the pointer away; a drop where this is not given. */
  readonly onCancel?: () => void;
}

/** Pixels from the window's edges within which dragging scrolls: a finger cannot leave the screen. */
const EDGE = 40;

/** Makes the handles in a pane; nothing is shown yet. They stand in the column of pages and scroll with it. */
export function createDragHandles(
  pane: ScrollPane,
  layout: Pick<Layout, 'placeOf' | 'toClient'>,
  events: DragHandleEvents,
  form = UNDER_LETTERS,
): DragHandles {
  const { ownerDocument: document } = pane.root;
  const shown = new Map<HandleSide, CaretLine>();
  let dragged: { side: HandleSide; pointer: number; offset: Point; client: Point } | undefined;
  const follow = (): void => {
    if (!dragged) return;
    const { side, client, offset } = dragged;
    events.onDrag(side, { x: client.x - offset.x, y: client.y - offset.y });
  };
  const edge = createEdgeScroll(pane, follow, EDGE);

  const make = (side: HandleSide): HTMLElement => {
    const handle = document.createElement('div');
    handle.className = viewerClass(form.className);
    handle.dataset['handle'] = side;
    handle.addEventListener('pointerdown', (event) => {
      const line = shown.get(side);
      if (!line || dragged || event.button !== 0) return;
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      const letter = { x: (line.top.x + line.bottom.x) / 2, y: (line.top.y + line.bottom.y) / 2 };
      const at = layout.toClient(line.page, { ...letter, width: 0, height: 0 });
      const client = { x: event.clientX, y: event.clientY };
      dragged = {
        side,
        pointer: event.pointerId,
        client,
        offset: { x: client.x - at.x, y: client.y - at.y },
      };
      events.onGrab(side);
    });
    handle.addEventListener('pointermove', (event) => {
      if (dragged?.pointer !== event.pointerId) return;
      dragged.client = { x: event.clientX, y: event.clientY };
      follow();
      edge.follow(dragged.client);
    });
    const end = (event: PointerEvent, onEnd: () => void): void => {
      if (dragged?.pointer !== event.pointerId) return;
      letGo();
      onEnd();
    };
    handle.addEventListener('pointerup', (event) => end(event, events.onDrop));
    handle.addEventListener('pointercancel', (event) => end(event, events.onCancel ?? events.onDrop));
    return handle;
  };
  const letGo = (): void => {
    dragged = undefined;
    edge.stop();
  };
  const handles = { start: make('start'), end: make('end') };

  return {
    show(ends) {
      for (const side of ['start', 'end'] as const) {
        const line = ends?.[side];
        if (!line) {
          handles[side].remove();
          shown.delete(side);
          continue;
        }
        shown.set(side, line);
        form.put(handles[side], side, line, layout.placeOf(line.page));
        if (!handles[side].isConnected) pane.sheet.append(handles[side]);
      }
    },
    get isDragged() {
      return dragged !== undefined;
    },
    follow,
    cancel: letGo,
    elements: handles,
    destroy() {
      edge.stop();
      for (const handle of Object.values(handles)) handle.remove();
    },
  };
}
