import { useTranslate } from '@glossator/i18n';
import { LazyDialog } from '../../controls/LazyDialog';

const load = () => import('./ImportDialog').then(({ ImportDialog }) => ImportDialog);

/** The dialog for imports, loaded when it is first opened. */
export function LazyImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  return (
    <LazyDialog
      load={load}
      props={{ onClose }}
      title={t('pdfImport.title')}
      failure={t('pdfImport.loadFailed')}
      onClose={onClose}
    />
  );
}
