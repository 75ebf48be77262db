import { useTranslate } from '@glossator/i18n';
import { Dialog } from '../../controls/Dialog';
import css from '../../controls/keys/glossator-keys.module.css';
import { KeyList } from '../../controls/keys/KeyList';
import { ALL_KEYS } from './use-shortcuts';

/** The list of keys. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <p className={css['note']}>{t('keys.note')}</p>
      <KeyList rows={ALL_KEYS.map(([description, keys]) => ({ what: t(description), keys }))} />
    </Dialog>
  );
}
