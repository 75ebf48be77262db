import { useTranslate } from '@glossator/i18n';
import { Button } from '../ui/Button';
import css from './glossator-forms.module.css';

interface ChangedElsewhereProps {
  /** What it has been changed to, in words; undefined where it has not been. */
  readonly text: string | undefined;
  /** What it is called, where that is not plain from what it stands beside. */
  readonly label: string;
  /** The user takes that instead of their own. */
  readonly onTake: () => void;
}

/** Beside what the user is changing: what another window, or a colleague, has changed it to meanwhile. Theirs stays until they take the other. */
export function ChangedElsewhere({ text, label, onTake }: ChangedElsewhereProps) {
  const t = useTranslate('host');
  if (text === undefined) return null;
  return (
    <div className={css['elsewhere']} role="status">
      <p>
        {text === '' ? t('forms.removedElsewhere', { label }) : t('forms.changedElsewhere', { label, text })}
      </p>
      <Button onClick={onTake}>{t('forms.takeElsewhere')}</Button>
    </div>
  );
}
