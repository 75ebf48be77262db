import { useTranslate } from '@glossator/i18n';
import { createLater } from '../../controls/later';
import { LazyDialog } from '../../controls/LazyDialog';

const DOWNLOAD_DIALOG = createLater(async () => (await import('./DownloadDialog')).DownloadDialog);

/** The dialog for downloads, loaded when it is first opened. */
export function LazyDownloadDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  return (
    <LazyDialog
      later={DOWNLOAD_DIALOG}
      props={{ onClose }}
      title={t('download.title')}
      failure={t('panels.failed')}
      onClose={onClose}
    />
  );
}
