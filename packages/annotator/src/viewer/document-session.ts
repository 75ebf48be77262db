import type { TextRange } from '@glossator/document-text';
import type { PDFPageProxy } from 'pdfjs-dist';
import type {
  Box,
  OutlineEntry,
  Rotation,
  ViewerEvents,
  ViewerHighlight,
  ViewPosition,
  ZoomScale,
} from '../core/ports/document-viewer';
import { resolveDestination } from './destination';
import { createHighlightPointer } from './highlight-pointer';
import { createLayout } from './layout';
import { createMarkPainter } from './mark-painter';
import { messageOf } from './open-failure';
import type { OpenPdf } from './open-pdf';
import { readOutline } from './outline';
import { createPageDeck } from './page-deck';
import { createPageFinisher } from './page-finisher';
import { createPageGeometry, type PageBox } from './page-geometry';
import type { Point } from './page-matrix';
import { createPagePainter } from './page-painter';
import type { PageView } from './page-view';
import { boundsOfBoxes, boxesOfRange } from './run-boxes';
import type { ScrollPane } from './scroll-pane';
import { createScrollSpeed } from './scroll-speed';
import { createSettleTimer } from './settle-timer';
import { createTextMeasure } from './text-measure';
import { createTextSelection } from './text-selection';
import { createTextStore, pageBoxOf } from './text-store';

/** One open document on the screen, from its first page to its last listener. */
export interface DocumentSession {
  readonly pageCount: number;
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
  restore(position: ViewPosition): void;
  outline(): Promise<readonly OutlineEntry[]>;
  /** The window has scrolled or changed its size. */
  onScroll(): void;
  onResize(): void;
  close(): void;
}

/** What a session is made of. */
export interface DocumentSessionOptions {
  readonly pane: ScrollPane;
  readonly open: OpenPdf;
  readonly firstBox: PageBox;
  readonly zoom: ZoomScale;
  readonly rotation: Rotation;
  readonly pageTimeLimit: number;
  readonly pageErrorText: (page: number) => string;
  readonly emit: <Name extends 'selection' | 'highlightClick' | 'highlightHover' | 'position' | 'pageError'>(
    name: Name,
    event: ViewerEvents[Name],
  ) => void;
  /** Page, zoom, scale or rotation may have changed. */
  readonly onChange: () => void;
}

/** Milliseconds without scrolling after which a page is finished and its place worth keeping. */
const REST = 120;
/** Pages whose text and character places are kept. */
const KEPT_TEXTS = 48;

/** Shows an open document in a pane. */
export function createDocumentSession(options: DocumentSessionOptions): DocumentSession {
  const { pane, emit } = options;
  const { pdf } = options.open;
  const document = pane.root.ownerDocument;
  const geometry = createPageGeometry(pdf.numPages, options.firstBox);
  const measure = createTextMeasure(document);
  const speed = createScrollSpeed();
  let active: number | undefined;
  let hovered: number | undefined;
  let isClosed = false;

  const getPage = async (page: number): Promise<PDFPageProxy> => {
    const proxy = await pdf.getPage(page + 1);
    if (!isClosed) layout.setBox(page, pageBoxOf(proxy));
    return proxy;
  };
  const layout = createLayout(pane, geometry, options, () => {
    deck.place();
    refresh();
  });
  const texts = createTextStore(getPage, measure, KEPT_TEXTS);
  const deck = createPageDeck(pane.sheet, pdf.numPages, layout, {
    onMount: (view) => void marks.paint(view),
    onUnmount(view) {
      painter.release(view);
      finisher.strip(view);
    },
  });
  /** Reads the text of a page and paints what waits for it. */
  const readForMarks = (page: number): void => {
    texts.load(page).then(
      () => {
        const view = deck.get(page);
        if (view && !isClosed) marks.paint(view);
      },
      () => undefined,
    );
  };
  const marks = createMarkPainter({ runsOf: texts.peek, views: deck.nearest, onMissing: readForMarks });
  const painter = createPagePainter({
    document,
    deck,
    getPage,
    rotationOf: geometry.rotationOf,
    isWanted(page) {
      const { first, last } = layout.visible();
      return (page >= first && page <= last) || !speed.isRushing();
    },
    timeLimit: options.pageTimeLimit,
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    onPainted(page) {
      const view = deck.get(page);
      if (view && !marks.paint(view)) readForMarks(page);
      if (painter.isIdle && !rest.isPending) void finisher.finish(inSight());
    },
    onFailed(page, outcome) {
      deck.get(page)?.showMessage(options.pageErrorText(page));
      const message = outcome.kind === 'failed' ? messageOf(outcome.error) : 'The page took too long to draw';
      failures.set(page, message);
      emit('pageError', { page, message });
    },
  });
  const failures = new Map<number, string>();
  const finisher = createPageFinisher({
    document,
    texts,
    measure,
    getPage,
    isMounted: (view) => deck.get(view.page) === view,
    onFollow: (destination) => void follow(destination),
    onText: (view) => void marks.paint(view),
  });
  const inSight = (): PageView[] => {
    const { first, last } = layout.visible();
    return deck.nearest().filter(({ page }) => page >= first && page <= last);
  };
  const rest = createSettleTimer(REST, () => {
    painter.sync();
    void finisher.finish(inSight());
    emit('position', layout.position());
  });
  const selection = createTextSelection({
    pane,
    layout,
    deck,
    texts,
    paint: marks.setSelection,
    onSelection: (selected) => emit('selection', selected),
  });
  const boxOn = (page: number, range: TextRange): Box | undefined => {
    const runs = texts.peek(page);
    return runs && boundsOfBoxes(boxesOfRange(range, runs), layout.placeOf(page).matrix);
  };
  const showActive = (): void => marks.setActive(new Set([active, hovered].filter((id) => id !== undefined)));
  const pointer = createHighlightPointer(
    pane,
    layout,
    {
      highlightAt: marks.highlightAt,
      boxOf: ({ range }, page) =>
        layout.toClient(page, boxOn(page, range) ?? { x: 0, y: 0, width: 0, height: 0 }),
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

  const source = { pdf, boxOf: geometry.boxOf };
  async function follow(destination: unknown): Promise<void> {
    const found = await resolveDestination(source, destination);
    if (found && !isClosed) layout.scrollToPage(found.page, found.point);
  }
  async function reveal(range: TextRange): Promise<void> {
    const { first, last } = layout.visible();
    if (range.startPage < first || range.startPage > last) layout.scrollToPage(range.startPage);
    await texts.load(range.startPage);
    const box = boxOn(range.startPage, range);
    if (box && !isClosed) layout.reveal(range.startPage, box);
  }
  function refresh(): void {
    deck.sync();
    for (const [page] of failures) deck.get(page)?.showMessage(options.pageErrorText(page));
    painter.sync();
    rest.touch();
    options.onChange();
  }

  refresh();

  return {
    pageCount: pdf.numPages,
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
      if ('range' in target) void reveal(target.range).catch(() => undefined);
      else layout.scrollToPage(target.page, target.top === undefined ? undefined : { x: 0, y: target.top });
    },
    setZoom: layout.setZoom,
    setRotation(rotation) {
      painter.reset();
      for (const view of deck.nearest()) view.setLinks(undefined);
      layout.setRotation(rotation);
    },
    setHighlights: marks.setHighlights,
    setActiveHighlight(id) {
      active = id;
      showActive();
    },
    setSearchHits: marks.setHits,
    clearSelection: selection.clear,
    restore: layout.restore,
    outline: () => readOutline({ pdf, boxOf: geometry.boxOf }),
    onScroll() {
      speed.moved(pane.top, pane.height);
      finisher.stop();
      refresh();
    },
    onResize: layout.refit,
    close() {
      isClosed = true;
      rest.stop();
      finisher.stop();
      selection.destroy();
      pointer.destroy();
      deck.clear();
      painter.close();
      texts.clear();
      pane.setSheet(0, 0);
    },
  };
}
