import { useTranslate } from '@glossator/i18n';
import { useEffect, useState } from 'react';
import { Dialog } from '../../controls/Dialog';

type LegendDialog = typeof import('./LegendDialog').LegendDialog;

/** The dialog for the legend, whose code is loaded when it is first wanted; says so where it cannot be. */
export function LazyLegendDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  const [loaded, setLoaded] = useState<{ readonly Part?: LegendDialog }>();
  useEffect(() => {
    let isWanted = true;
    import('./LegendDialog').then(
      ({ LegendDialog: Part }) => isWanted && setLoaded({ Part }),
      () => isWanted && setLoaded({}),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (!loaded) return null;
  if (loaded.Part) return <loaded.Part onClose={onClose} />;
  return (
    <Dialog title={t('legend.title')} onClose={onClose}>
      <p role="alert">{t('legend.loadFailed')}</p>
    </Dialog>
  );
}
