import type { PageBox } from '@glossator/document-text';
import type { Rotation, ViewPosition, ZoomScale } from '../../core/ports/document-viewer';
import type { ScrollPane } from '../layout/scroll-pane';
import type { PdfLink } from '../pdf/pdf-link';

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
  /** Page, zoom, scale or rotation may have changed. */
  readonly onChange: () => void;
}
