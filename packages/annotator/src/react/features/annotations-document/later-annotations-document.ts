import { createLater } from '../../controls/later';

/** The dialog that makes a document of annotations. */
export const ANNOTATIONS_DOCUMENT_DIALOG = createLater(
  async () => (await import('./AnnotationsDocumentDialog')).AnnotationsDocumentDialog,
);
