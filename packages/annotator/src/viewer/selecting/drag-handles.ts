import type { Point } from '@glossator/document-text';
import type { Layout } from '../layout/layout';
import type { ScrollPane } from '../layout/scroll-pane';
import { viewerClass } from '../viewer-class';
import type { CaretLine } from './carets';
import { createEdgeScroll } from './edge-scroll';

/** Which end of what is selected. */
export type HandleSide = 'start' | 'end';

/** The two handles under a selection that was made by touch. */
export interface DragHandles {
  /** Puts the handles at the two ends; `undefined` takes them away. */
  show(ends: { readonly start: CaretLine; readonly end: CaretLine } | undefined): void;
  readonly isDragged: boolean;
  destroy(): void;
}

/** What a finger does with a handle. Points are those of the letters it means, in pixels of the browser window. */
export interface DragHandleEvents {
  readonly onGrab: (side: HandleSide) => void;
  readonly onDrag: (side: HandleSide, client: Point) => void;
  readonly onDrop: () => void;
}

/** Pixels from the window's edges within which dragging scrolls: a finger cannot leave the screen. */
const EDGE = 40;

/** Makes the handles in a pane; nothing is shown yet. They stand in the column of pages and scroll with it. */
export function createDragHandles(
  pane: ScrollPane,
  layout: Pick<Layout, 'placeOf' | 'toClient'>,
  events: DragHandleEvents,
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
    handle.className = viewerClass('handle');
    handle.dataset['handle'] = side;
    handle.setAttribute('aria-hidden', 'true');
    handle.addEventListener('pointerdown', (event) => {
      const line = shown.get(side);
      if (!line || dragged) return;
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
    const drop = (event: PointerEvent): void => {
      if (dragged?.pointer !== event.pointerId) return;
      dragged = undefined;
      edge.stop();
      events.onDrop();
    };
    handle.addEventListener('pointerup', drop);
    handle.addEventListener('pointercancel', drop);
    return handle;
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
        const place = layout.placeOf(line.page);
        shown.set(side, line);
        handles[side].style.left = `${place.left + line.bottom.x}px`;
        handles[side].style.top = `${place.top + line.bottom.y}px`;
        if (!handles[side].isConnected) pane.sheet.append(handles[side]);
      }
    },
    get isDragged() {
      return dragged !== undefined;
    },
    destroy() {
      edge.stop();
      for (const handle of Object.values(handles)) handle.remove();
    },
  };
}
