import { useTranslate } from '@glossator/i18n';
import { createLater } from '../../controls/later';
import { LazyDialog } from '../../controls/LazyDialog';

const ANNOTATIONS_DOCUMENT_DIALOG = createLater(
  async () => (await import('./AnnotationsDocumentDialog')).AnnotationsDocumentDialog,
);

/** The dialog that makes a document of annotations, loaded when it is first opened. */
export function LazyAnnotationsDocumentDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  return (
    <LazyDialog
      later={ANNOTATIONS_DOCUMENT_DIALOG}
      props={{ onClose }}
      title={t('annotationsDocument.button')}
      failure={t('pdfImport.loadFailed')}
      onClose={onClose}
    />
  );
}
