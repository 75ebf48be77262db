import { useTranslate } from '@glossator/i18n';
import { Dialog } from '../controls/Dialog';
import css from '../controls/keys/glossator-keys.module.css';

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
  return (
    <Dialog title={t('review.keyNames.title')} onClose={onClose}>
      <dl className={css['keys']}>
        {KEYS.map(([name, key]) => (
          <div key={name} className={css['row']}>
            <dt className={css['what']}>{t(`review.keyNames.${name}`)}</dt>
            <dd className={css['how']}>
              <kbd className={css['key']}>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
