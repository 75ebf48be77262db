import type { PageBox } from '@glossator/document-text';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { Rotation, ViewPosition, ZoomScale } from '../../core/ports/document-viewer';
import type { PageAnnotations } from '../../core/ports/viewer-marks';
import type { Layout } from '../layout/layout';
import type { PageGeometry } from '../layout/page-geometry';
import type { ScrollPane } from '../layout/scroll-pane';
import type { LaterReferences } from '../marks/later-references';
import type { MarkPainter, MarkPainterOptions } from '../marks/mark-painter';
import type { PdfLink } from '../pdf/pdf-link';
import type { PageDeck } from '../pages/page-deck';
import type { PageDrawing } from '../pages/page-drawing';
import type { DocumentText } from '../text/document-text';

/** What a stack is made of. */
export interface PageStackOptions extends Pick<
  MarkPainterOptions,
  'describeHighlight' | 'describeChange' | 'onOpenHighlight' | 'onOpenChange'
> {
  readonly pane: ScrollPane;
  readonly link: PdfLink;
  readonly firstBox: PageBox;
  readonly zoom: ZoomScale;
  readonly rotation: Rotation;
  readonly pageTimeLimit: number;
  readonly pageErrorText: (page: number) => string;
  readonly onFollow: (destination: unknown) => void;
  /** A page has been drawn, and can be seen. */
  readonly onDrawn: (page: number) => void;
  readonly onPageError: (error: { readonly page: number; readonly message: string }) => void;
  readonly onRest: (position: ViewPosition) => void;
  readonly onReferencesFailed: (error: unknown) => void;
  /** A frame is through: page, zoom, scale or rotation may have changed. */
  readonly onFrame: () => void;
}

/** The pages of one document as they are seen: mounted, drawn, marked, and finished where the reader rests. */
export interface PageStack {
  readonly geometry: PageGeometry;
  readonly layout: Layout;
  readonly deck: PageDeck;
  readonly text: DocumentText;
  readonly marks: MarkPainter;
  readonly references: LaterReferences;
  readonly drawing: Pick<PageDrawing, 'hidden' | 'revive'>;
  /** Does not draw these annotations of the file. */
  hideAnnotations(pages: readonly PageAnnotations[]): void;
  /** A page of the document; the layout adopts its true box. */
  getPage(page: number): Promise<PDFPageProxy>;
  /** Whether the reader is moving or pages are being drawn. */
  readonly isBusy: boolean;
  setRotation(rotation: Rotation): void;
  /** Shows the pages at a position, or from the beginning. */
  start(position: ViewPosition | undefined): void;
  /** The window has scrolled. */
  onScroll(): void;
  destroy(): void;
}
