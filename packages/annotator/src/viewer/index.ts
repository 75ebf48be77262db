export {
  createDocumentViewer,
  type DocumentViewerOptions,
  type PdfDocumentViewer,
} from './create-document-viewer';
