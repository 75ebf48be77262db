import type { PageArea } from '@glossator/client-sdk/contract';
import { quoteOf, type RangeList, type TextRange } from '@glossator/document-text';
import type {
  Box,
  DocumentOpenError,
  DocumentViewer,
  JumpOptions,
  ViewerState,
} from '../ports/document-viewer';
import type { FakeDocument } from './fake-document';
import { createFakeNavigation } from './fake-navigation';
import { createFakeOpening } from './fake-opening';
import type { FakeTextIndex } from './fake-text-index';
import { createFakeViewerState } from './fake-viewer-state';

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
  /** The pages of which no text was read, so many of them, turn out to be unreadable. */
  giveUpText(count: number): void;
  /** No page of the text can be read. */
  failText(): void;
  readonly textIndex: FakeTextIndex | undefined;
  /** The user selects text; `undefined` takes the selection away. */
  select(range: TextRange | undefined): void;
  /** The user selects something outside of the document's text. */
  selectOutside(text: string): void;
  /** The user draws an area. */
  drawArea(area: PageArea): void;
  clickHighlight(id: number | undefined): void;
  /** A page (from 0) has been drawn. */
  draw(page: number): void;
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

/** Where fake selections end on the screen. */
const BOX: Box = { x: 400, y: 300, width: 80, height: 18 };

const NOTHING_SHOWN: FakeViewer['shown'] = {
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

/** A fake viewer that shows `document` whatever source it is given. */
export function createFakeViewer(document: FakeDocument): FakeViewer {
  const viewer = createFakeViewerState();
  const { emit, change } = viewer;
  const opening = createFakeOpening(viewer, document);
  const navigation = createFakeNavigation(viewer);
  const { pages, close, pageText, readHeights, failNextOpen, stallNextOpen } = opening;
  const { placeAt, returnTo, scrollToPlace, scrollToPage } = navigation;
  const keys: string[] = [];
  const focused: number[] = [];
  let shown = NOTHING_SHOWN;
  const paint = (part: Partial<FakeViewer['shown']>) => {
    shown = { ...shown, ...part };
  };

  return {
    get state() {
      return viewer.get();
    },
    get shown() {
      return shown;
    },
    get position() {
      return navigation.position();
    },
    get textIndex() {
      return opening.textIndex();
    },
    on: viewer.on,
    open(source, options) {
      navigation.begin(options?.position);
      return opening.open(source, options);
    },
    close,
    pageText,
    readHeights,
    outline: () => Promise.resolve(document.outline ?? []),
    returnTo,
    goTo(target, options = {}) {
      paint({ goTo: target, trail: options.trail });
      navigation.goTo(target, options);
    },
    placeAt,
    scrollToPlace,
    setZoom: (zoom) => change({ zoom, scale: typeof zoom === 'number' ? zoom : 2.4 }),
    setRotation: (rotation) => change({ rotation }),
    setHighlights: (highlights) => paint({ highlights }),
    hideAnnotations: (hidden) => paint({ hidden }),
    setActiveHighlight: (active, isEditable = false) => paint({ active, isEditable }),
    setChangeMarks: (changes, activeChange) => paint({ changes, activeChange }),
    setSearchHits: (hits, activeHit) => paint({ hits, activeHit }),
    focusHighlight: (id) => void focused.push(id),
    renameHighlights: () => undefined,
    clearSelection: () => emit('selection', undefined),
    setCaretMode: (isOn) => emit('caretMode', isOn),
    setAreaMode: (isOn) => emit('areaMode', isOn),
    pressHighlightKey(press) {
      keys.push(press.key);
      return press.shiftKey && shown.isEditable;
    },
    async destroy() {
      await Promise.resolve();
      viewer.removeListeners();
    },
    // What a test does in the user's place.
    keys,
    focused,
    readText: (...numbers) => opening.textIndex()?.read(pages.filter(({ page }) => numbers.includes(page))),
    giveUpText: (count) => opening.textIndex()?.giveUp(count),
    failText: () => opening.textIndex()?.fail(),
    select: (range) => emit('selection', range && { range, text: quoteOf(range, pages), endBox: BOX }),
    drawArea(area) {
      emit('areaDrawn', area);
      emit('areaMode', false);
    },
    selectOutside: (text) => emit('selection', { range: undefined, text, endBox: BOX }),
    clickHighlight: (id) => emit('highlightClick', id === undefined ? undefined : { id, box: BOX }),
    openHighlight: (id) => emit('highlightOpen', { id }),
    moveHighlight(id, range) {
      emit('highlightMoving', true);
      emit('highlightMoving', false);
      emit('highlightMoved', { id, range, text: quoteOf(range, pages) });
    },
    draw: (page) => emit('drawn', { page }),
    clickChange: (index) => emit('changeClick', { index }),
    scrollToPage,
    failNextOpen,
    stallNextOpen,
    starve: (isStarved) => change({ isStarved }),
  };
}
