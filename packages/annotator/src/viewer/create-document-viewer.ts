import {
  EMPTY_VIEWER_STATE,
  type DocumentViewer,
  type ViewerEvents,
  type ViewerState,
} from '../core/ports/document-viewer';
import { createDocumentSession } from './document/document-session';
import type { DocumentSession } from './document/document-session-options';
import { createDocumentSlot, viewOf } from './document-slot';
import { messagesOf, type DocumentViewerOptions } from './document-viewer-options';
import { createEventHub } from './event-hub';
import { createHostView } from './host-view';
import { createScrollPane } from './layout/scroll-pane';
import type { TextReferences } from './marks/reference-source';
import type { AreaExcerpts } from './navigation/area-excerpts';
import type { PageThumbnails } from './navigation/thumbnails';
import { createPdfWorkerHost } from './pdf/pdf-worker';
import { readPageText } from './pdf/read-page';

/** The pdf.js viewer: the port, and the element that scrolls and takes the focus. */
export interface PdfDocumentViewer extends DocumentViewer {
  readonly element: HTMLElement;
  /** Small pictures of the pages of the open document; white paper while nothing is open. */
  readonly thumbnails: PageThumbnails;
  /** Small pictures of areas of the open document; nothing while none is open. */
  readonly excerpts: AreaExcerpts;
  /** References in the text of the open document. */
  readonly references: TextReferences;
}

/** Milliseconds. */
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
    onScroll: (isByHand) => slot.session?.onScroll(isByHand),
    onResize: () => slot.session?.onResize(),
  });
  pane.root.setAttribute('role', options.role ?? 'document');
  if (options.label !== undefined) pane.root.setAttribute('aria-label', options.label);

  let state = EMPTY_VIEWER_STATE;
  let isDestroyed = false;

  const setState = (changes: Partial<ViewerState>): void => {
    const keys = Object.keys(changes) as (keyof ViewerState)[];
    if (keys.every((key) => Object.is(state[key], changes[key]))) return;
    state = { ...state, ...changes };
    hub.emit('change', state);
  };
  const view = createHostView(() => slot.session, setState);
  const slot = createDocumentSlot({
    host,
    assetsUrl,
    view,
    state: () => state,
    setState,
    startSession: ({ byteLength, ...opened }) =>
      createDocumentSession({
        ...opened,
        ...messagesOf(options),
        pane,
        zoom: view.zoom,
        rotation: view.rotation,
        pageTimeLimit,
        readsText: options.readsText ?? true,
        text: {
          store: options.textStore,
          engineVersion: async () => (await host.engine()).pdfjs.version,
          byteLength,
          log,
        },
        emit: hub.emit,
        onChange() {
          if (!slot.session) return;
          view.follow(slot.session);
          setState(viewOf(slot.session));
        },
      }),
  });
  host.engine().catch((error: unknown) => {
    // One closed before pdf.js has come needs it no longer.
    if (!isDestroyed) log?.warn('pdf.js could not be loaded', error);
  });

  return {
    element: pane.root,
    ...drawnBeside(() => slot.session),
    get state() {
      return state;
    },
    get position() {
      return slot.session?.layout.position();
    },
    on: hub.on,
    async open(source, request) {
      if (!isDestroyed) await slot.open(source, request);
    },
    async close() {
      await slot.close();
      if (!isDestroyed) setState({ ...EMPTY_VIEWER_STATE, zoom: view.zoom, rotation: view.rotation });
    },
    goTo: (target, jump) => slot.session?.navigation.goTo(target, jump),
    returnTo: (position) => slot.session?.navigation.returnTo(position),
    setZoom: view.setZoom,
    setRotation: view.setRotation,
    setHighlights: view.setHighlights,
    hideAnnotations: view.hideAnnotations,
    setActiveHighlight: view.setActiveHighlight,
    setSearchHits: view.setSearchHits,
    setChangeMarks: view.setChangeMarks,
    focusHighlight: (id) => slot.session?.marks.buttons.focus(id),
    renameHighlights: (ids) => slot.session?.marks.buttons.describe(ids),
    pressHighlightKey: (press) => slot.session?.tools.editing.press(press) ?? false,
    placeAt: (height) => slot.session?.places.at(height),
    scrollToPlace: (place, height) => slot.session?.places.scrollTo(place, height),
    readHeights: (page) => slot.session?.places.heightsOn(page) ?? Promise.reject(new Error(NOTHING_OPEN)),
    get textIndex() {
      return slot.session?.textIndex;
    },
    select: (range) => slot.session?.select(range),
    clearSelection: () => slot.session?.tools.selection.clear(),
    setCaretMode: (isOn) => slot.session?.tools.selection.setCaretMode(isOn),
    setAreaMode: (isOn) => slot.session?.tools.areas.set(isOn),
    async pageText(page) {
      if (!slot.link) throw new Error(NOTHING_OPEN);
      return readPageText(slot.link, page, pageTimeLimit);
    },
    outline: async () => (await slot.session?.outline()) ?? [],
    async destroy() {
      if (isDestroyed) return;
      isDestroyed = true;
      hub.clear();
      const closing = slot.close();
      pane.destroy();
      await closing;
      host.destroy();
    },
  };
}

/** What is drawn of an open document beside its pages; nothing while none is open. */
function drawnBeside(
  session: () => DocumentSession | undefined,
): Pick<PdfDocumentViewer, 'thumbnails' | 'excerpts' | 'references'> {
  const nothing = () => undefined;
  return {
    thumbnails: {
      shapeOf: (page) => session()?.thumbnails.shapeOf(page) ?? A4,
      show: (page, into, box) => session()?.thumbnails.show(page, into, box) ?? nothing,
    },
    excerpts: { show: (area, host, box) => session()?.excerpts.show(area, host, box) ?? nothing },
    references: { provide: (source) => session()?.references.provide(source) ?? nothing },
  };
}
