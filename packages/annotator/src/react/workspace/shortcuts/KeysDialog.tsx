import { useTranslate } from '@glossator/i18n';
import { Dialog } from '../../controls/Dialog';
import css from '../../controls/keys/glossator-keys.module.css';

/** All keys, as `useShortcuts` and the forms understand them. */
const KEYS = [
  ['help', ['?']],
  ['nextAnnotation', ['j']],
  ['previousAnnotation', ['k']],
  ['openMark', ['Enter']],
  ['regions', ['F6']],
  ['search', ['/']],
  ['nextHit', ['n']],
  ['previousHit', ['N']],
  ['selectHit', ['s']],
  ['goToPage', ['g']],
  ['caret', ['F7']],
  ['extend', ['Shift', '← ↑ ↓ →']],
  ['moveEnd', ['Shift', '← ↑ ↓ →']],
  ['handles', ['e']],
  ['selectAll', ['Ctrl', 'A']],
  ['goBack', ['Alt', '←']],
  ['goForward', ['Alt', '→']],
  ['zoomIn', ['Ctrl', '+']],
  ['zoomOut', ['Ctrl', '-']],
  ['zoomReset', ['Ctrl', '0']],
  ['highlight', ['1', '…', '0']],
  ['comment', ['c']],
  ['bookmark', ['b']],
  ['undo', ['Ctrl', 'Z']],
  ['redo', ['Ctrl', 'Shift', 'Z']],
  ['submit', ['Ctrl', 'Enter']],
  ['escape', ['Esc']],
] as const;

/** Keys of unported annotations, as `useUnportedActions` understands them. */
const UNPORTED_KEYS = [
  ['confirm', ['a']],
  ['otherPlace', ['r']],
  ['nextCandidate', [']', '[']],
  ['byHand', ['h']],
  ['oldPage', ['o']],
  ['delete', ['Del']],
] as const;

/** The list of keys. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <p className={css['note']}>{t('keys.note')}</p>
      <dl className={css['keys']}>
        {KEYS.map(([name, keys]) => (
          <KeyRow key={name} what={t(`keys.${name}`)} keys={keys} />
        ))}
        {UNPORTED_KEYS.map(([name, keys]) => (
          <KeyRow key={name} what={t(`unported.keys.${name}`)} keys={keys} />
        ))}
      </dl>
    </Dialog>
  );
}

function KeyRow({ what, keys }: { readonly what: string; readonly keys: readonly string[] }) {
  return (
    <div className={css['row']}>
      <dt className={css['what']}>{what}</dt>
      <dd className={css['how']}>
        {keys.map((key) => (
          <kbd key={key} className={css['key']}>
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
