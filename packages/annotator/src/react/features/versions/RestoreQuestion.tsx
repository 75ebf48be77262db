import { useTranslate } from '@glossator/i18n';
import { useState } from 'react';
import { selectActiveDocument } from '../../../core/documents/selectors';
import { problemOf } from '../../../core/ports/failure';
import { selectVersion } from '../../../core/versions/selectors';
import {
  useAnnotatorContext,
  useAnnotatorState,
  useCommands,
} from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { Dialog, DialogButtons } from '../../controls/Dialog';
import css from './glossator-versions.module.css';
import { useVersionState } from '../../annotator/labels/use-version-state';

/** Explains what restoring an old Version will do, and does it. */
export function RestoreQuestion({ asked }: { readonly asked: number }) {
  const t = useTranslate('annotator');
  const stateOf = useVersionState();
  const { log } = useAnnotatorContext();
  const { askToRestore, restore: restoreVersion } = useCommands().versions;
  const version = useAnnotatorState((state) => selectVersion(state, asked));
  const title = useAnnotatorState((state) => selectActiveDocument(state)?.title ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<'same' | 'other' | undefined>(undefined);
  if (!version) return null;
  const number = String(version.number);
  const close = () => askToRestore(undefined);
  const restore = () => {
    setIsBusy(true);
    setFailure(undefined);
    restoreVersion(version.number).catch((error: unknown) => {
      log.error('A Version could not be restored', error);
      setIsBusy(false);
      setFailure(problemOf(error)?.code === 'DOCUMENT_UNCHANGED' ? 'same' : 'other');
    });
  };
  return (
    <Dialog title={t('versions.restoreTitle', { number })} onClose={close}>
      <p className={css['sentence']}>
        {t('versions.restoreText', { number, title, state: stateOf(version) })}
      </p>
      <p role="alert" className={css['failure']}>
        {failure && t(`versions.restoreFailures.${failure}`)}
      </p>
      <DialogButtons className={css['dialogButtons']}>
        <Button onClick={close}>{t('cancel')}</Button>
        <Button look="primary" disabled={isBusy} aria-busy={isBusy} onClick={restore}>
          {isBusy ? t('versions.restoreBusy') : t('versions.restoreSubmit', { number })}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
