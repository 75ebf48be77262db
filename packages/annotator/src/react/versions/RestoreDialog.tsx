import { useTranslate } from '@glossator/i18n';
import { useState } from 'react';
import { selectActiveDocument } from '../../core/documents/selectors';
import { problemOf } from '../../core/outbox/failure';
import { selectVersion } from '../../core/versions/selectors';
import { useAnnotatorContext, useAnnotatorState, useCommands } from '../annotator-context';
import { Button } from '../controls/Button';
import { Dialog } from '../controls/Dialog';
import css from './glossator-versions.module.css';
import { useFullDate } from './use-full-date';

/** Says what restoring an old Version will do, and does it. */
export function RestoreDialog(props: {
  readonly number: number;
  readonly onClose: () => void;
  readonly onRestored: (number: number) => void;
}) {
  const { onClose, onRestored } = props;
  const t = useTranslate('annotator');
  const day = useFullDate();
  const { log } = useAnnotatorContext();
  const { restoreVersion } = useCommands();
  const version = useAnnotatorState((state) => selectVersion(state, props.number));
  const title = useAnnotatorState((state) => selectActiveDocument(state)?.title ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<'same' | 'other' | undefined>(undefined);
  if (!version) return null;
  const number = String(version.number);
  const restore = () => {
    setIsBusy(true);
    setFailure(undefined);
    restoreVersion(version.number).then(
      () => {
        onRestored(version.number);
        onClose();
      },
      (error: unknown) => {
        log.error('A Version could not be restored', error);
        setIsBusy(false);
        setFailure(problemOf(error)?.code === 'DOCUMENT_UNCHANGED' ? 'same' : 'other');
      },
    );
  };
  return (
    <Dialog title={t('versions.restoreTitle', { number })} onClose={onClose}>
      <p className={css['sentence']}>
        {t('versions.restoreText', { number, title, date: day(version.createdAt) })}
      </p>
      <p role="alert" className={css['failure']}>
        {failure && t(`versions.restoreFailures.${failure}`)}
      </p>
      <div className={css['dialogButtons']}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button look="primary" disabled={isBusy} aria-busy={isBusy} onClick={restore}>
          {isBusy ? t('versions.restoreBusy') : t('versions.restoreSubmit', { number })}
        </Button>
      </div>
    </Dialog>
  );
}
