import { useTranslate } from '@glossator/i18n';
import { useEffect, useState } from 'react';
import { Dialog } from '../../controls/Dialog';

type ImportDialog = typeof import('./ImportDialog').ImportDialog;

/** The dialog for imports, whose code is loaded when it is first wanted; says so where it cannot be. */
export function LazyImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  const [loaded, setLoaded] = useState<{ readonly Part?: ImportDialog }>();
  useEffect(() => {
    let isWanted = true;
    import('./ImportDialog').then(
      ({ ImportDialog: Part }) => isWanted && setLoaded({ Part }),
      () => isWanted && setLoaded({}),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (!loaded) return null;
  if (loaded.Part) return <loaded.Part onClose={onClose} />;
  return (
    <Dialog title={t('pdfImport.title')} onClose={onClose}>
      <p role="alert">{t('pdfImport.loadFailed')}</p>
    </Dialog>
  );
}
