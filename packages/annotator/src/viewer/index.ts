export {
  DocumentOpenError,
  type Box,
  type DocumentSource,
  type DocumentViewer,
  type JumpOptions,
  type JumpTarget,
  type OpenFailure,
  type OutlineEntry,
  type Rotation,
  type ViewerEvents,
  type ViewerSelection,
  type ViewerState,
  type ViewPosition,
  type ZoomScale,
} from '../core/ports/document-viewer';
export type { ViewerHighlight } from '../core/ports/viewer-marks';
export { createDocumentViewer, type PdfDocumentViewer } from './create-document-viewer';
export type { DocumentViewerOptions } from './document-viewer-options';
export type { AreaExcerpts } from './navigation/area-excerpts';
export type {
  PointedReference,
  ReferenceSource,
  ShownReference,
  TextReferences,
} from './marks/reference-source';
export type { PageThumbnails } from './navigation/thumbnails';
export { openPagePictures, type PagePictures, type PagePicturesOptions } from './pages/page-pictures';
