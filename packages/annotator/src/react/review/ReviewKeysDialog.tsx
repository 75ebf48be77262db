import { useTranslate } from '@glossator/i18n';
import { Dialog } from '../controls/Dialog';
import { KeyList } from '../controls/keys/KeyList';

/** All keys, as `reviewKeys` understands them. */
const KEYS = [
  ['help', '?'],
  ['nextChange', 'n'],
  ['previousChange', 'N'],
  ['nextAnnotation', 'j'],
  ['previousAnnotation', 'k'],
  ['search', '/'],
  ['regions', 'F6'],
  ['escape', 'Esc'],
] as const;

/** The list of keys of a review. */
export function ReviewKeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  const rows = KEYS.map(([name, key]) => ({ what: t(`review.keyNames.${name}`), keys: [key] }));
  return (
    <Dialog title={t('review.keyNames.title')} onClose={onClose}>
      <KeyList rows={rows} />
    </Dialog>
  );
}
