import { useTranslate } from '@glossator/i18n';
import { LazyDialog } from '../../controls/LazyDialog';

const load = () => import('./DownloadDialog').then(({ DownloadDialog }) => DownloadDialog);

/** The dialog for downloads, loaded when it is first opened. */
export function LazyDownloadDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  return (
    <LazyDialog
      load={load}
      props={{ onClose }}
      title={t('download.title')}
      failure={t('panels.failed')}
      onClose={onClose}
    />
  );
}
