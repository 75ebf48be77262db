import { useTranslate } from '@glossator/i18n';
import { useId, useState } from 'react';
import {
  useAnnotatorContext,
  useAnnotatorState,
  useCommands,
} from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import css from './glossator-versions.module.css';
import { ReviewedUpdateItem } from './ReviewedUpdateItem';

/** The Updates of the Code that were reviewed, newest first, with their reports. */
export function ReviewedUpdates() {
  const t = useTranslate('annotator');
  const { log } = useAnnotatorContext();
  const { loadMoreUpdates } = useCommands().versions;
  const { reviewed, next } = useAnnotatorState(({ versions }) => versions);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const titleId = useId();
  const loadMore = () => {
    setIsBusy(true);
    setHasFailed(false);
    loadMoreUpdates()
      .catch((error: unknown) => {
        log.error('Older Updates could not be read', error);
        setHasFailed(true);
      })
      .finally(() => setIsBusy(false));
  };
  return (
    <section aria-labelledby={titleId} className={css['updates']}>
      <h2 id={titleId} className={css['heading']}>
        {t('versions.updates')}
      </h2>
      {reviewed.length === 0 && <p className={css['note']}>{t('versions.noUpdates')}</p>}
      <ol className={css['list']} aria-labelledby={titleId}>
        {reviewed.map((update) => (
          <ReviewedUpdateItem key={update.id} update={update} />
        ))}
      </ol>
      {next !== undefined && (
        <Button disabled={isBusy} aria-busy={isBusy} onClick={loadMore}>
          {t('versions.older')}
        </Button>
      )}
      <p role="alert" className={css['failure']}>
        {hasFailed && t('versions.olderFailed')}
      </p>
    </section>
  );
}
