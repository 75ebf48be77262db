import type { JumpHistory } from '../../core/places/jump-history';
import type { ViewerEvents } from '../../core/ports/document-viewer';
import type { PdfDocumentViewer } from '../create-document-viewer';
import type { DocumentViewerOptions } from '../document-viewer-options';
import type { openPagePictures } from '../index';

declare global {
  /** What the stand's page offers to tests. */
  interface Window {
    viewer: PdfDocumentViewer;
    openPagePictures: typeof openPagePictures;
    /** Back and forward in it. */
    jumps: JumpHistory;
    createViewer: (container?: HTMLElement, options?: Partial<DocumentViewerOptions>) => PdfDocumentViewer;
    events: { [Name in Exclude<keyof ViewerEvents, 'change'>]: ViewerEvents[Name][] };
  }
}
