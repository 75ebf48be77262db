import { useTranslate } from '@glossator/i18n';
import { createLater } from '../../controls/later';
import { LazyDialog } from '../../controls/LazyDialog';

const IMPORT_DIALOG = createLater(async () => (await import('./ImportDialog')).ImportDialog);

/** The dialog for imports, loaded when it is first opened. */
export function LazyImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  return (
    <LazyDialog
      later={IMPORT_DIALOG}
      props={{ onClose }}
      title={t('pdfImport.title')}
      failure={t('pdfImport.loadFailed')}
      onClose={onClose}
    />
  );
}
