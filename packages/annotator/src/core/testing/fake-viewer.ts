import { quoteOf, type PageText, type RangeList, type TextRange } from '@glossator/document-text';
import {
  type DocumentOpenError,
  EMPTY_VIEWER_STATE,
  type Box,
  type DocumentViewer,
  type JumpOptions,
  type ViewerEvents,
  type ViewerState,
} from '../ports/document-viewer';
import { lockOf, type FakeDocument } from './fake-document';
import { createListeners } from './fake-viewer-listeners';
import { createFakeTextIndex, type FakeTextIndex } from './fake-text-index';

/** A `DocumentViewer` without a screen, with what a test needs to play the user and to see what was shown. */
export interface FakeViewer extends DocumentViewer {
  /** What is painted, which highlight is active, which hits are marked, and where the viewer was last sent. */
  readonly shown: {
    readonly highlights: Parameters<DocumentViewer['setHighlights']>[0];
    readonly active: number | undefined;
    readonly isEditable: boolean;
    readonly hidden: Parameters<DocumentViewer['hideAnnotations']>[0];
    readonly hits: RangeList;
    readonly activeHit: number | undefined;
    readonly changes: Parameters<DocumentViewer['setChangeMarks']>[0];
    readonly activeChange: number | undefined;
    readonly goTo: Parameters<DocumentViewer['goTo']>[0] | undefined;
    readonly trail: JumpOptions['trail'] | undefined;
  };
  /** More pages (from 0) of the text are read. */
  readText(...pages: readonly number[]): void;
  /** No page of the text can be read. */
  failText(): void;
  readonly textIndex: FakeTextIndex | undefined;
  /** The user selects text; `undefined` takes the selection away. */
  select(range: TextRange | undefined): void;
  /** The user selects something outside of the document's text. */
  selectOutside(text: string): void;
  clickHighlight(id: number | undefined): void;
  /** The user clicks on the mark of a change. */
  clickChange(index: number): void;
  /** The user presses Enter on a highlight. */
  openHighlight(id: number): void;
  /** Highlights that were to get the focus. */
  readonly focused: readonly number[];
  /** The user moves the ends of a highlight. */
  moveHighlight(id: number, range: TextRange): void;
  /** Keys that were pressed outside and might be for the ends of a highlight. */
  readonly keys: readonly string[];
  scrollToPage(page: number, top?: number): void;
  /** The next `open` fails so. */
  failNextOpen(error: DocumentOpenError): void;
  /** The next `open` has read so many bytes and comes no further. */
  stallNextOpen(progress: ViewerState['progress']): void;
  /** The connection is lost, or back. */
  starve(isStarved: boolean): void;
}

/** Page units of a fake page from top to bottom. */
const PAGE_HEIGHT = 800;

/** Where fake selections end on the screen. */
const BOX: Box = { x: 400, y: 300, width: 80, height: 18 };

/** A fake viewer that shows `document` whatever source it is given. */
export function createFakeViewer(document: FakeDocument): FakeViewer {
  const listeners = createListeners();
  const pages: readonly PageText[] = document.pages.map((elements, page) => ({
    page,
    elements,
    lineEnds: elements.map(() => true),
  }));
  let state = EMPTY_VIEWER_STATE;
  let nextFailure: DocumentOpenError | undefined;
  let stall: ViewerState['progress'] | undefined;
  let textIndex: FakeTextIndex | undefined;
  let shown: FakeViewer['shown'] = {
    highlights: [],
    active: undefined,
    isEditable: false,
    hidden: [],
    hits: [],
    activeHit: undefined,
    changes: [],
    activeChange: undefined,
    goTo: undefined,
    trail: undefined,
  };

  const emit = <Name extends keyof ViewerEvents>(name: Name, event: ViewerEvents[Name]) => {
    for (const listener of listeners[name]) listener(event);
  };
  const change = (changes: Partial<ViewerState>) => {
    state = { ...state, ...changes };
    emit('change', state);
  };
  const openPage = async (page: number): Promise<PageText> => {
    await Promise.resolve();
    const text = state.status === 'ready' ? pages[page] : undefined;
    if (!text) throw new Error(`Page ${page} is not open`);
    return text;
  };
  const keys: string[] = [];
  const focused: number[] = [];
  let top = 0;
  const placeNow = () => ({ page: state.page, top, left: 0, scale: state.zoom, rotation: state.rotation });
  const scrollToPage = (page: number, down = 0, isByHand = true) => {
    top = down;
    change({ page });
    emit('position', placeNow());
    emit('scroll', { isByHand });
  };
  const back: number[] = [];
  const forward: number[] = [];
  const walk = (from: number[], to: number[]) => {
    const page = from.pop();
    if (page === undefined) return;
    to.push(state.page);
    scrollToPage(page);
    change({ canGoBack: back.length > 0, canGoForward: forward.length > 0 });
  };

  return {
    get state() {
      return state;
    },
    get shown() {
      return shown;
    },
    async open(_source, options = {}) {
      change({ ...EMPTY_VIEWER_STATE, status: 'loading' });
      await Promise.resolve();
      options.signal?.throwIfAborted();
      if (stall) {
        change({ progress: stall });
        stall = undefined;
        await new Promise((_resolve, reject) => {
          options.signal?.addEventListener('abort', () => reject(new Error('The opening was aborted')));
        });
      }
      const failure = nextFailure ?? lockOf(document, options.password);
      if (failure) {
        nextFailure = undefined;
        change({ status: 'failed', failure: failure.reason });
        throw failure;
      }
      const { text = 'read' } = document;
      textIndex =
        text === 'none'
          ? undefined
          : createFakeTextIndex(pages, text, (reading) => emit('textRead', reading));
      const { position } = options;
      const zoom = position?.scale ?? 2;
      change({
        status: 'ready',
        pageCount: pages.length,
        page: position?.page ?? 0,
        zoom,
        scale: typeof zoom === 'number' ? zoom : 2,
        pageLabels: document.pageLabels,
      });
    },
    async close() {
      await Promise.resolve();
      textIndex = undefined;
      change(EMPTY_VIEWER_STATE);
    },
    on(name, listener) {
      listeners[name].add(listener);
      return () => listeners[name].delete(listener);
    },
    get position() {
      return state.status === 'ready' ? placeNow() : undefined;
    },
    goBack: () => walk(back, forward),
    goForward: () => walk(forward, back),
    goTo(target, options = {}) {
      shown = { ...shown, goTo: target, trail: options.trail };
      if (options.trail === undefined) {
        back.push(state.page);
        forward.length = 0;
        change({ canGoBack: true, canGoForward: false });
      }
      if ('range' in target) scrollToPage(target.range.startPage, 0, false);
      else scrollToPage(target.page, target.top, false);
    },
    setZoom: (zoom) => change({ zoom, scale: typeof zoom === 'number' ? zoom : 2.4 }),
    setRotation: (rotation) => change({ rotation }),
    setHighlights(highlights) {
      shown = { ...shown, highlights };
    },
    hideAnnotations(hidden) {
      shown = { ...shown, hidden };
    },
    setActiveHighlight(active, isEditable = false) {
      shown = { ...shown, active, isEditable };
    },
    setChangeMarks(changes, activeChange) {
      shown = { ...shown, changes, activeChange };
    },
    placeAt: () => (state.status === 'ready' ? state.page + top / PAGE_HEIGHT : undefined),
    scrollToPlace: (place) => scrollToPage(Math.floor(place), (place % 1) * PAGE_HEIGHT, false),
    async readHeights(page) {
      const text = await openPage(page);
      const count = text.elements.length;
      return { text, tops: Float64Array.from(text.elements, (_element, index) => index / count) };
    },
    setSearchHits(hits, activeHit) {
      shown = { ...shown, hits, activeHit };
    },
    get textIndex() {
      return textIndex;
    },
    readText: (...numbers) => textIndex?.read(pages.filter(({ page }) => numbers.includes(page))),
    failText: () => textIndex?.fail(),
    focusHighlight: (id) => void focused.push(id),
    renameHighlights: () => undefined,
    openHighlight: (id) => emit('highlightOpen', { id }),
    focused,
    clearSelection: () => emit('selection', undefined),
    pressHighlightKey(press) {
      keys.push(press.key);
      return press.shiftKey && shown.isEditable;
    },
    keys,
    moveHighlight(id, range) {
      emit('highlightMoving', true);
      emit('highlightMoving', false);
      emit('highlightMoved', { id, range, text: quoteOf(range, pages) });
    },
    setCaretMode: (isOn) => emit('caretMode', isOn),
    pageText: openPage,
    outline: () => Promise.resolve(document.outline ?? []),
    async destroy() {
      await Promise.resolve();
      for (const set of Object.values(listeners)) set.clear();
    },
    select: (range) => emit('selection', range && { range, text: quoteOf(range, pages), endBox: BOX }),
    selectOutside: (text) => emit('selection', { range: undefined, text, endBox: BOX }),
    clickHighlight: (id) => emit('highlightClick', id === undefined ? undefined : { id, box: BOX }),
    clickChange: (index) => emit('changeClick', { index }),
    scrollToPage,
    failNextOpen: (error) => void (nextFailure = error),
    stallNextOpen(progress) {
      stall = progress;
    },
    starve: (isStarved) => change({ isStarved }),
  };
}
