import { useTranslate } from '@glossator/i18n';
import { LazyDialog } from '../../controls/LazyDialog';
import { KEYS_DIALOG } from './later-keys';

/** The list of keys: its code is loaded when it is first opened, or before. */
export function LazyKeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  return (
    <LazyDialog
      later={KEYS_DIALOG}
      props={{ onClose }}
      title={t('keys.title')}
      failure={t('panels.failed')}
      onClose={onClose}
    />
  );
}
