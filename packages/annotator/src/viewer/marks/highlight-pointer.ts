import type { Point } from '@glossator/document-text';
import type { Box } from '../../core/ports/document-viewer';
import type { ChangeMark, ViewerHighlight } from '../../core/ports/viewer-marks';
import type { Layout } from '../layout/layout';
import type { ScrollPane } from '../layout/scroll-pane';
import { viewerClass } from '../viewer-class';

/** What the pointer does to highlights. */
export interface HighlightPointerEvents {
  /** A highlight, or none, was clicked, and the change (its index) that is marked there. */
  readonly onClick: (
    hit: { readonly id: number; readonly box: Box } | undefined,
    change: number | undefined,
  ) => void;
  readonly onHover: (id: number | undefined) => void;
}

/** The watch over a pane. */
export interface HighlightPointer {
  /** Pages have moved under a resting pointer. */
  refresh(): void;
  destroy(): void;
}

/** What is under the pointer is asked for, not listened to: highlights have no elements of their own. */
export interface HighlightLookup {
  readonly highlightAt: (page: number, point: Point) => ViewerHighlight | undefined;
  readonly changeAt: (page: number, point: Point) => ChangeMark | undefined;
  /** The box of a highlight on a page in window pixels. */
  readonly boxOf: (highlight: ViewerHighlight, page: number) => Box;
  /** Whether text is being selected, so that a click is not meant for what is under it. */
  readonly isSelecting: () => boolean;
}

/** Watches clicks and moves over a pane. */
export function createHighlightPointer(
  pane: ScrollPane,
  layout: Pick<Layout, 'pageAt'>,
  lookup: HighlightLookup,
  events: HighlightPointerEvents,
): HighlightPointer {
  const window = pane.root.ownerDocument.defaultView;
  const listening = new AbortController();
  const listen = { signal: listening.signal };
  let hovered: number | undefined;
  let frame = 0;
  let client: Point | undefined;

  const find = (at: Point): { highlight: ViewerHighlight; page: number } | undefined => {
    const { page, point } = layout.pageAt(at);
    const highlight = lookup.highlightAt(page, point);
    return highlight && { highlight, page };
  };
  const changeAt = (at: Point): ChangeMark | undefined => {
    const { page, point } = layout.pageAt(at);
    return lookup.changeAt(page, point);
  };
  const hover = (id: number | undefined): void => {
    if (id === hovered) return;
    hovered = id;
    events.onHover(id);
  };
  const showHand = (at: Point): void => {
    const isOver = hovered !== undefined || changeAt(at) !== undefined;
    pane.root.classList.toggle(viewerClass('overHighlight'), isOver);
  };

  const look = (): void => {
    if (frame !== 0 || !window || !client) return;
    frame = window.requestAnimationFrame(() => {
      frame = 0;
      if (!client) return;
      hover(find(client)?.highlight.id);
      showHand(client);
    });
  };

  pane.root.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(`.${viewerClass('link')}`) || lookup.isSelecting())
        return;
      const at = { x: event.clientX, y: event.clientY };
      const found = find(at);
      events.onClick(
        found && { id: found.highlight.id, box: lookup.boxOf(found.highlight, found.page) },
        changeAt(at)?.index,
      );
    },
    listen,
  );
  pane.root.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'touch' || event.buttons !== 0) return;
      client = { x: event.clientX, y: event.clientY };
      look();
    },
    { ...listen, passive: true },
  );
  pane.root.addEventListener(
    'pointerleave',
    () => {
      client = undefined;
      hover(undefined);
      pane.root.classList.remove(viewerClass('overHighlight'));
    },
    listen,
  );

  return {
    refresh: look,
    destroy() {
      hover(undefined);
      listening.abort();
      if (frame !== 0) window?.cancelAnimationFrame(frame);
    },
  };
}
