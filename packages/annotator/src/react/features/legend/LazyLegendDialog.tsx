import { useTranslate } from '@glossator/i18n';
import { createLater } from '../../controls/later';
import { LazyDialog } from '../../controls/LazyDialog';

const LEGEND_DIALOG = createLater(async () => (await import('./LegendDialog')).LegendDialog);

/** The dialog for the legend, loaded when it is first opened. */
export function LazyLegendDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  return (
    <LazyDialog
      later={LEGEND_DIALOG}
      props={{ onClose }}
      title={t('legend.title')}
      failure={t('legend.loadFailed')}
      onClose={onClose}
    />
  );
}
