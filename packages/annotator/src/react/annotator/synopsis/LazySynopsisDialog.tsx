import { useTranslate } from '@glossator/i18n';
import { createLater } from '../../controls/later';
import { LazyDialog } from '../../controls/LazyDialog';
import type { SynopsisSource } from './use-synopsis';

const SYNOPSIS_DIALOG = createLater(async () => (await import('./SynopsisDialog')).SynopsisDialog);

/** The dialog that makes a synopsis, loaded when it is first opened. */
export function LazySynopsisDialog(props: SynopsisSource & { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  return (
    <LazyDialog
      later={SYNOPSIS_DIALOG}
      props={props}
      title={t('synopsis.button')}
      failure={t('pdfImport.loadFailed')}
      onClose={props.onClose}
    />
  );
}
