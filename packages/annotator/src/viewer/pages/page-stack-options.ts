import type { PageBox, TextRange } from '@glossator/document-text';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { Box, Rotation, ViewPosition, ZoomScale } from '../../core/ports/document-viewer';
import type { ChangeDescription, HighlightDescription, PageAnnotations } from '../../core/ports/viewer-marks';
import type { Layout } from '../layout/layout';
import type { PageGeometry } from '../layout/page-geometry';
import type { ScrollPane } from '../layout/scroll-pane';
import type { MarkButtons } from '../marks/mark-buttons';
import type { MarkPainter } from '../marks/mark-painter';
import type { PdfLink } from '../pdf/pdf-link';
import type { RunningText } from '../text/running-text';
import type { TextStore } from '../text/text-store';
import type { HiddenAnnotations } from './hidden-annotations';
import type { PageDeck } from './page-deck';

/** What a stack is made of. */
export interface PageStackOptions {
  readonly pane: ScrollPane;
  readonly link: PdfLink;
  readonly firstBox: PageBox;
  readonly zoom: ZoomScale;
  readonly rotation: Rotation;
  readonly pageTimeLimit: number;
  readonly pageErrorText: (page: number) => string;
  readonly onFollow: (destination: unknown) => void;
  readonly onPageError: (error: { readonly page: number; readonly message: string }) => void;
  readonly onRest: (position: ViewPosition) => void;
  /** What a highlight is called, for assistive technology. */
  readonly describeHighlight: ((id: number) => HighlightDescription | undefined) | undefined;
  /** A highlight that has the focus was opened by a key. */
  readonly onOpenHighlight: (id: number) => void;
  /** What a change is called, for assistive technology. */
  readonly describeChange: ((index: number) => ChangeDescription | undefined) | undefined;
  /** The mark of a change was opened by a key, or the link beside it followed. */
  readonly onOpenChange: (index: number) => void;
  /** Page, zoom, scale or rotation may have changed. */
  readonly onChange: () => void;
}

/** The pages of one document as they are seen: mounted, drawn, marked, and finished where the reader rests. */
export interface PageStack {
  readonly geometry: PageGeometry;
  readonly layout: Layout;
  readonly deck: PageDeck;
  readonly texts: TextStore;
  readonly running: RunningText;
  readonly marks: MarkPainter;
  readonly markButtons: Pick<MarkButtons, 'focus' | 'describe'>;
  readonly hidden: Pick<HiddenAnnotations, 'around' | 'keyOf'>;
  /** Does not draw these annotations of the file. */
  hideAnnotations(pages: readonly PageAnnotations[]): void;
  /** The box of a range on a page whose text is there, in pixels of the page element. */
  boxOn(page: number, range: TextRange): Box | undefined;
  /** A page of the document; the layout takes its true box in. */
  getPage(page: number): Promise<PDFPageProxy>;
  /** Whether the reader is moving or pages are being drawn. */
  readonly isBusy: boolean;
  /** Asks the worker for a sign of life, and starts another one if there is none. */
  revive(): Promise<void>;
  setRotation(rotation: Rotation): void;
  /** Shows the pages at a position, or from the beginning. */
  start(position: ViewPosition | undefined): void;
  /** The window has scrolled. */
  onScroll(): void;
  close(): void;
}
