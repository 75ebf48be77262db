import { useTranslate } from '@glossator/i18n';
import { notify } from '../shell/notify';
import { Button } from '../ui/Button';
import css from './glossator-workspace.module.css';

interface LostTextsProps {
  /** Empty: nothing was written. */
  readonly text: string;
  /** The names of files that were being uploaded. */
  readonly files: readonly string[];
  /** What has become of the text. */
  readonly about: string;
}

/** What was written or uploaded and not saved: the text is the user's to copy. */
export function LostTexts({ text, files, about }: LostTextsProps) {
  const t = useTranslate('host');
  if (text === '' && files.length === 0) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('info', t('workspace.unsavedCopied')),
      () => notify('error', t('common.somethingWentWrong')),
    );
  return (
    <section className={css['unsaved']} aria-label={t('workspace.unsaved')}>
      {files.length > 0 && <p>{t('workspace.unsavedFiles', { files: files.join(', ') })}</p>}
      {text !== '' && (
        <>
          <p>{about}</p>
          <blockquote className={css['unsavedTexts']}>{text}</blockquote>
          <Button onClick={() => void copy()}>{t('workspace.unsavedCopy')}</Button>
        </>
      )}
    </section>
  );
}
