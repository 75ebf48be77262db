import { useTranslate } from '@glossator/i18n';
import { LazyDialog } from '../../controls/LazyDialog';

const load = () => import('./LegendDialog').then(({ LegendDialog }) => LegendDialog);

/** The dialog for the legend, loaded when it is first opened. */
export function LazyLegendDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  return (
    <LazyDialog
      load={load}
      props={{ onClose }}
      title={t('legend.title')}
      failure={t('legend.loadFailed')}
      onClose={onClose}
    />
  );
}
