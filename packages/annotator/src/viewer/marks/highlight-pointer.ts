import type { Point } from '@glossator/document-text';
import type { Box } from '../../core/ports/document-viewer';
import type { ChangeMark, ViewerHighlight } from '../../core/ports/viewer-marks';
import type { Layout } from '../layout/layout';
import type { ScrollPane } from '../layout/scroll-pane';
import type { GestureArbiter } from '../pointer/gesture-arbiter';
import { viewerClass } from '../styles/viewer-class';

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

/** What is under the pointer is looked up, not listened to: highlights have no elements of their own. */
export interface HighlightLookup {
  readonly highlightAt: (page: number, point: Point) => ViewerHighlight | undefined;
  readonly changeAt: (page: number, point: Point) => ChangeMark | undefined;
  /** Notices that the pointer is, or no longer is, on a reference; answers whether. */
  readonly pointAtReference: (client: Point | undefined) => boolean;
  /** Follows the reference there; false where there is none. */
  readonly followReference: (client: Point, isBeside: boolean) => boolean;
  /** The box of a highlight on a page in window pixels. */
  readonly boxOf: (highlight: ViewerHighlight, page: number) => Box;
}

/** Takes clicks and hovers over a pane. */
export function createHighlightPointer(
  pane: ScrollPane,
  arbiter: GestureArbiter,
  layout: Pick<Layout, 'pageAt'>,
  lookup: HighlightLookup,
  events: HighlightPointerEvents,
): HighlightPointer {
  const window = pane.root.ownerDocument.defaultView;
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
  const showHand = (isOnMark: boolean): void => {
    pane.root.classList.toggle(viewerClass('overHighlight'), isOnMark);
  };
  /** At most once a frame. */
  const refresh = (): void => {
    if (frame !== 0 || !window || !client) return;
    frame = window.requestAnimationFrame(() => {
      frame = 0;
      if (!client) return;
      hover(find(client)?.highlight.id);
      const isOnReference = lookup.pointAtReference(client);
      showHand(isOnReference || hovered !== undefined || changeAt(client) !== undefined);
    });
  };

  arbiter.use('click', (at, hasAlt) => {
    if (lookup.followReference(at, hasAlt)) return;
    const found = find(at);
    const hit = found && { id: found.highlight.id, box: lookup.boxOf(found.highlight, found.page) };
    events.onClick(hit, changeAt(at)?.index);
  });
  arbiter.use('hover', (at) => {
    client = at;
    if (at) {
      refresh();
      return;
    }
    hover(undefined);
    lookup.pointAtReference(undefined);
    showHand(false);
  });

  return {
    refresh,
    destroy() {
      hover(undefined);
      client = undefined;
      if (frame !== 0) window?.cancelAnimationFrame(frame);
    },
  };
}
