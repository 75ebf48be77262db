import { useTranslate } from '@glossator/i18n';
import { Button } from './Button';
import css from './glossator-changed-elsewhere.module.css';

interface ChangedElsewhereProps {
  /** Undefined while nothing has been changed elsewhere. */
  readonly text: string | undefined;
  readonly onTake: (text: string) => void;
}

/** What somebody else has made of what is being written over, to be taken instead. */
export function ChangedElsewhere({ text, onTake }: ChangedElsewhereProps) {
  const t = useTranslate('annotator');
  if (text === undefined) return null;
  return (
    <div className={css['elsewhere']} role="status">
      <p className={css['title']}>{t('comments.changedElsewhere')}</p>
      <blockquote className={css['text']}>{text}</blockquote>
      <Button look="quiet" onClick={() => onTake(text)}>
        {t('comments.takeElsewhere')}
      </Button>
    </div>
  );
}
