import type { TextRange } from '@glossator/document-text';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { Box } from '../../core/ports/document-viewer';
import type { Matrix } from '../layout/page-matrix';
import { boundsOfBoxes } from './box-bounds';
import { createAsideText, type AsideText } from './aside-text';
import { createTextMeasure, type TextMeasure } from './text-measure';
import { createLaterGlyphs } from './later-glyphs';
import { createTextStore, type TextStore } from './text-store';

/** The text of an open document as it is needed on the screen: read page by page, on demand. */
export interface DocumentText {
  readonly texts: TextStore;
  readonly asides: AsideText;
  readonly measure: TextMeasure;
  /** Requests the text of a page that the reader looks at; how that ended is reported to the events. */
  read(page: number): void;
  /** Whether a page's text is there, or is known to be unreadable. */
  isRead(page: number): boolean;
  /** A page has been drawn, and the browser is idle: what reads the places of its glyphs is loaded. */
  onDrawn(): void;
  /** The box of a range on a page whose text is there, in pixels of the page element that `matrix` leads to. */
  boxOn(page: number, range: TextRange, matrix: Matrix): Box | undefined;
  destroy(): void;
}

/** What is needed to read pages, and who is notified. */
export interface DocumentTextOptions {
  readonly document: Document;
  readonly pageCount: number;
  readonly getPage: (page: number) => Promise<PDFPageProxy>;
  /** A requested page has been read. */
  readonly onRead: (page: number) => void;
  /** The places of glyphs can be read from now on. */
  readonly onGlyphs: () => void;
  /** Boxes were needed of which it is not known yet what stands aside in them. */
  readonly onMissed: () => void;
  /** A requested page has been read, or cannot be. */
  readonly onSettled: () => void;
}

/** Pages whose text and character places are cached. */
const CACHED_PAGES = 48;

/** Nothing is read before it is requested. */
export function createDocumentText(options: DocumentTextOptions): DocumentText {
  const measure = createTextMeasure(options.document);
  const glyphs = createLaterGlyphs(options.onGlyphs);
  const texts = createTextStore(options.getPage, measure, glyphs, CACHED_PAGES);
  const asides = createAsideText(texts, options.pageCount, options.onMissed);
  const unreadable = new Set<number>();

  return {
    texts,
    asides,
    measure,
    read(page) {
      const settled = texts.load(page).then(
        () => options.onRead(page),
        () => unreadable.add(page),
      );
      void settled.then(options.onSettled);
    },
    isRead: (page) => unreadable.has(page) || texts.peek(page) !== undefined,
    onDrawn: glyphs.load,
    boxOn(page, range, matrix) {
      const runs = texts.peek(page);
      return runs && boundsOfBoxes(asides.boxesOf(range, runs), matrix);
    },
    destroy: texts.clear,
  };
}
