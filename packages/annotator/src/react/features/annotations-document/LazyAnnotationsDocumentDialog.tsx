import { useTranslate } from '@glossator/i18n';
import { LazyDialog } from '../../controls/LazyDialog';

const load = () =>
  import('./AnnotationsDocumentDialog').then(({ AnnotationsDocumentDialog }) => AnnotationsDocumentDialog);

/** The dialog that makes a document of annotations, loaded when it is first opened. */
export function LazyAnnotationsDocumentDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  return (
    <LazyDialog
      load={load}
      props={{ onClose }}
      title={t('annotationsDocument.button')}
      failure={t('pdfImport.loadFailed')}
      onClose={onClose}
    />
  );
}
