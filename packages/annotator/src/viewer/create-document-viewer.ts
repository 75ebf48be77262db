import type { RangeList } from '@glossator/document-text';
import {
  EMPTY_VIEWER_STATE,
  type DocumentViewer,
  type Rotation,
  type ViewerEvents,
  type ViewerState,
  type ZoomScale,
} from '../core/ports/document-viewer';
import type { ChangeMark, PageAnnotations, ViewerHighlight } from '../core/ports/viewer-marks';
import { createDocumentSession } from './document-session';
import type { DocumentSession } from './document-session-options';
import { wordsOf, type DocumentViewerOptions } from './document-viewer-options';
import { createEventHub } from './event-hub';
import { asOpenError } from './pdf/open-failure';
import type { PageThumbnails } from './navigation/thumbnails';
import { openPdfLink, type PdfLink } from './pdf/pdf-link';
import { createPdfWorkerHost } from './pdf/pdf-worker';
import { createScrollPane } from './layout/scroll-pane';
import { readFirstBox, readPageText } from './pdf/read-page';

/** The pdf.js viewer: the port, and the element that scrolls and takes the focus. */
export interface PdfDocumentViewer extends DocumentViewer {
  readonly element: HTMLElement;
  /** Small pictures of the pages of the open document; papers without them while nothing is open. */
  readonly thumbnails: PageThumbnails;
}

const PAGE_TIME_LIMIT = 20_000;
const NOTHING_OPEN = 'No document is open';
/** Points of a page as most laws have it. */
const A4 = { width: 595, height: 842 };

/**
 * A document viewer on pdf.js. pdf.js is loaded and its worker started at once, in the background. Everything it makes, it makes
 * in `container`; nothing is shared with other viewers.
 */
export function createDocumentViewer(options: DocumentViewerOptions): PdfDocumentViewer {
  const { container, log } = options;
  const pageTimeLimit = options.pageTimeLimit ?? PAGE_TIME_LIMIT;
  const assetsUrl = new URL(options.assetsUrl, container.baseURI).href;
  const hub = createEventHub<ViewerEvents>((error) => log?.error('A listener of the viewer failed', error));
  const host = createPdfWorkerHost(assetsUrl);
  const pane = createScrollPane(container, {
    onScroll: (isByHand) => session?.onScroll(isByHand),
    onResize: () => session?.onResize(),
  });
  pane.root.setAttribute('role', options.role ?? 'document');
  if (options.label !== undefined) pane.root.setAttribute('aria-label', options.label);

  let state = EMPTY_VIEWER_STATE;
  let session: DocumentSession | undefined;
  let link: PdfLink | undefined;
  let opening: AbortController | undefined;
  let isDestroyed = false;
  // What the host wants shown outlives the session, so that calls before `open` count.
  let zoom: ZoomScale = 2;
  let rotation: Rotation = 0;
  let highlights: readonly ViewerHighlight[] = [];
  let hiddenAnnotations: readonly PageAnnotations[] = [];
  let activeHighlight: readonly [id: number | undefined, isEditable: boolean] = [undefined, false];
  let searchHits: RangeList = [];
  let activeHit: number | undefined;
  let changeMarks: readonly [readonly ChangeMark[], active: number | undefined] = [[], undefined];

  const setState = (changes: Partial<ViewerState>): void => {
    const keys = Object.keys(changes) as (keyof ViewerState)[];
    if (keys.every((key) => Object.is(state[key], changes[key]))) return;
    state = { ...state, ...changes };
    hub.emit('change', state);
  };
  const readSession = (): void => {
    if (!session) return;
    const { page, scale, canGoBack, canGoForward } = session;
    zoom = session.zoom;
    rotation = session.rotation;
    setState({ page, zoom, scale, rotation, canGoBack, canGoForward });
  };
  const closeSession = async (): Promise<void> => {
    opening?.abort(new DOMException('Another document was opened', 'AbortError'));
    opening = undefined;
    session?.close();
    session = undefined;
    const closing = link;
    link = undefined;
    // Zoom and rotation are a document's own (specification section 4); what is set between two counts.
    if (closing) {
      zoom = EMPTY_VIEWER_STATE.zoom;
      rotation = EMPTY_VIEWER_STATE.rotation;
    }
    await closing?.close();
  };
  const readLabels = async (of: PdfLink): Promise<void> => {
    const labels = await (await of.pdf()).getPageLabels().catch(() => null);
    if (link === of && labels) setState({ pageLabels: labels });
  };
  const warn = (message: string) => (error: unknown) => log?.warn(message, error);
  host.engine().catch(warn('pdf.js could not be loaded'));

  return {
    element: pane.root,
    thumbnails: {
      shapeOf: (page) => session?.thumbnails.shapeOf(page) ?? A4,
      show: (page, host, box) => session?.thumbnails.show(page, host, box) ?? (() => undefined),
    },
    get state() {
      return state;
    },
    get position() {
      return session?.position;
    },
    on: hub.on,
    async open(source, { signal, position, password } = {}) {
      if (isDestroyed) return;
      const mine = new AbortController();
      const closing = closeSession();
      opening = mine;
      const stop = signal ? AbortSignal.any([signal, mine.signal]) : mine.signal;
      setState({ ...EMPTY_VIEWER_STATE, status: 'loading', zoom, scale: state.scale, rotation });
      let made: PdfLink | undefined;
      try {
        await closing;
        stop.throwIfAborted();
        made = await openPdfLink(host, source, {
          assetsUrl,
          password,
          signal: stop,
          onProgress: (progress) => {
            if (opening === mine) setState({ progress });
          },
          onStarved: (isStarved) => {
            if (opening === mine || (link !== undefined && link === made)) setState({ isStarved });
          },
        });
        const firstBox = await readFirstBox(made);
        stop.throwIfAborted();
        opening = undefined;
        link = made;
        session = createDocumentSession({
          pane,
          link: made,
          firstBox,
          zoom,
          rotation,
          position,
          pageTimeLimit,
          ...wordsOf(options),
          readsText: options.readsText ?? true,
          text: {
            store: options.textStore,
            engineVersion: async () => (await host.engine()).pdfjs.version,
            byteLength: 'data' in source ? source.data.byteLength : state.progress.total,
            log,
          },
          emit: hub.emit,
          onChange: readSession,
        });
        session.setHighlights(highlights);
        session.hideAnnotations(hiddenAnnotations);
        session.setActiveHighlight(...activeHighlight);
        session.setSearchHits(searchHits, activeHit);
        session.setChangeMarks(...changeMarks);
        setState({ status: 'ready', pageCount: made.pageCount, page: session.page });
        readSession();
        void readLabels(made);
      } catch (error) {
        void made?.close();
        if (stop.aborted) {
          if (opening === mine) {
            opening = undefined;
            setState({ ...EMPTY_VIEWER_STATE, zoom, rotation });
          }
          throw stop.reason;
        }
        const failure = asOpenError(error);
        opening = undefined;
        setState({ status: 'failed', failure: failure.reason });
        throw failure;
      }
    },
    async close() {
      await closeSession();
      if (!isDestroyed) setState({ ...EMPTY_VIEWER_STATE, zoom, rotation });
    },
    goTo: (target, options) => session?.goTo(target, options),
    goBack: () => session?.goBack(),
    goForward: () => session?.goForward(),
    setZoom(next) {
      zoom = next;
      if (session) session.setZoom(next);
      else setState({ zoom });
    },
    setRotation(next) {
      rotation = next;
      if (session) session.setRotation(next);
      else setState({ rotation });
    },
    setHighlights(list) {
      highlights = list;
      session?.setHighlights(list);
    },
    hideAnnotations(pages) {
      hiddenAnnotations = pages;
      session?.hideAnnotations(pages);
    },
    setActiveHighlight(id, isEditable = false) {
      activeHighlight = [id, isEditable];
      session?.setActiveHighlight(...activeHighlight);
    },
    focusHighlight: (id) => session?.focusHighlight(id),
    renameHighlights: (ids) => session?.renameHighlights(ids),
    pressHighlightKey: (press) => session?.pressHighlightKey(press) ?? false,
    setSearchHits(hits, active) {
      searchHits = hits;
      activeHit = active;
      session?.setSearchHits(hits, active);
    },
    setChangeMarks(...marks) {
      changeMarks = marks;
      session?.setChangeMarks(...marks);
    },
    placeAt: (height) => session?.places.at(height),
    scrollToPlace: (place, height) => session?.places.scrollTo(place, height),
    readHeights: (page) => session?.places.heightsOn(page) ?? Promise.reject(new Error(NOTHING_OPEN)),
    get textIndex() {
      return session?.textIndex;
    },
    select: (range) => session?.select(range),
    clearSelection: () => session?.clearSelection(),
    setCaretMode: (isOn) => session?.setCaretMode(isOn),
    async pageText(page) {
      if (!link) throw new Error(NOTHING_OPEN);
      return readPageText(link, page, pageTimeLimit);
    },
    async outline() {
      return (await session?.outline()) ?? [];
    },
    async destroy() {
      if (isDestroyed) return;
      isDestroyed = true;
      hub.clear();
      const closing = closeSession();
      pane.destroy();
      await closing;
      host.destroy();
    },
  };
}
