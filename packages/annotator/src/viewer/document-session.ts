import type { TextRange } from '@glossator/document-text';
import type {
  OutlineEntry,
  Rotation,
  ViewerEvents,
  ViewerHighlight,
  ViewPosition,
  ZoomScale,
} from '../core/ports/document-viewer';
import { resolveDestination } from './pdf/destination';
import { createHighlightPointer } from './marks/highlight-pointer';
import { readOutline } from './pdf/outline';
import type { Point } from './layout/page-matrix';
import { createPageStack, type PageStackOptions } from './pages/page-stack';
import { createTextSelection } from './selecting/text-selection';
import { createWheelZoom } from './layout/wheel-zoom';

/** One open document on the screen, from its first page to its last listener. */
export interface DocumentSession {
  readonly page: number;
  readonly zoom: ZoomScale;
  readonly scale: number;
  readonly rotation: Rotation;
  goTo(target: { readonly page: number; readonly top?: number } | { readonly range: TextRange }): void;
  setZoom(zoom: ZoomScale, focus?: Point): void;
  setRotation(rotation: Rotation): void;
  setHighlights(highlights: readonly ViewerHighlight[]): void;
  setActiveHighlight(id: number | undefined): void;
  setSearchHits(hits: readonly TextRange[], active: number | undefined): void;
  clearSelection(): void;
  outline(): Promise<readonly OutlineEntry[]>;
  /** The window has scrolled or changed its size. */
  onScroll(): void;
  onResize(): void;
  close(): void;
}

/** Events that come from the reader's doing. */
export type SessionEvent = 'selection' | 'highlightClick' | 'highlightHover' | 'position' | 'pageError';

/** What a session is made of. */
export interface DocumentSessionOptions extends Omit<
  PageStackOptions,
  'onFollow' | 'onPageError' | 'onRest'
> {
  readonly position: ViewPosition | undefined;
  readonly emit: <Name extends SessionEvent>(name: Name, event: ViewerEvents[Name]) => void;
}

/** Shows an open document in a pane and answers the reader. */
export function createDocumentSession(options: DocumentSessionOptions): DocumentSession {
  const { pane, link, emit } = options;
  let active: number | undefined;
  let hovered: number | undefined;
  let isClosed = false;
  // A later way somewhere overtakes an earlier one that is still waiting for its page.
  let journey = 0;

  const stack = createPageStack({
    ...options,
    onFollow: (destination) => void follow(destination),
    onPageError: (error) => emit('pageError', error),
    onRest: (position) => emit('position', position),
  });
  const { layout, marks, texts, deck, geometry } = stack;
  const selection = createTextSelection({
    pane,
    layout,
    deck,
    texts,
    paint: marks.setSelection,
    onSelection: (selected) => emit('selection', selected),
  });
  const showActive = (): void => marks.setActive(new Set([active, hovered].filter((id) => id !== undefined)));
  const pointer = createHighlightPointer(
    pane,
    layout,
    {
      highlightAt: marks.highlightAt,
      boxOf: ({ range }, page) =>
        layout.toClient(page, stack.boxOn(page, range) ?? { x: 0, y: 0, width: 0, height: 0 }),
      isSelecting: () => selection.range !== undefined,
    },
    {
      onClick: (hit) => emit('highlightClick', hit),
      onHover(id) {
        hovered = id;
        showActive();
        emit('highlightHover', id);
      },
    },
  );
  const wheel = createWheelZoom(pane, { scale: () => layout.scale, zoomTo: layout.setZoom });

  async function follow(destination: unknown): Promise<void> {
    const mine = ++journey;
    const pdf = await link.pdf();
    const found = await resolveDestination({ pdf, boxOf: geometry.boxOf }, destination);
    if (found && mine === journey && !isClosed) layout.scrollToPage(found.page, found.point);
  }
  async function reveal(range: TextRange): Promise<void> {
    const mine = ++journey;
    const { first, last } = layout.visible();
    if (range.startPage < first || range.startPage > last) layout.scrollToPage(range.startPage);
    await texts.load(range.startPage);
    const box = stack.boxOn(range.startPage, range);
    if (box && mine === journey && !isClosed) layout.reveal(range.startPage, box);
  }

  stack.start(options.position);

  return {
    get page() {
      return layout.currentPage();
    },
    get zoom() {
      return layout.zoom;
    },
    get scale() {
      return layout.scale;
    },
    get rotation() {
      return layout.rotation;
    },
    goTo(target) {
      if ('range' in target) {
        void reveal(target.range).catch(() => undefined);
        return;
      }
      journey += 1;
      layout.scrollToPage(target.page, target.top === undefined ? undefined : { x: 0, y: target.top });
    },
    setZoom: layout.setZoom,
    setRotation: stack.setRotation,
    setHighlights: marks.setHighlights,
    setActiveHighlight(id) {
      active = id;
      showActive();
    },
    setSearchHits: marks.setHits,
    clearSelection: selection.clear,
    outline: async () => readOutline({ pdf: await link.pdf(), boxOf: geometry.boxOf }),
    onScroll() {
      stack.onScroll();
      pointer.refresh();
    },
    onResize: layout.refit,
    close() {
      isClosed = true;
      wheel.destroy();
      selection.destroy();
      pointer.destroy();
      stack.close();
    },
  };
}
