import { useTranslate } from '@glossator/i18n';
import { useState, type MouseEvent } from 'react';
import { hindranceOf } from '../../core/review/selectors';
import { Button } from '../controls/Button';
import { useReviewCommands, useReviewState } from './review-context';

/** Starts a comparison that failed once more, for those who may. */
export function CompareAgain({ documentId }: { readonly documentId: number }) {
  const t = useTranslate('annotator');
  const { compareAgain } = useReviewCommands();
  const hindrance = useReviewState(hindranceOf);
  const [status, setStatus] = useState<'idle' | 'running' | 'failed'>('idle');
  if (!compareAgain || (hindrance && hindrance !== 'comparing')) return null;
  const start = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const root = currentTarget.closest<HTMLElement>('.glossator-root');
    setStatus('running');
    const isStarted = await compareAgain(documentId);
    setStatus(isStarted ? 'idle' : 'failed');
    // The button goes; the keys of the review stay.
    if (isStarted) root?.focus({ preventScroll: true });
  };
  return (
    <>
      {status === 'failed' && <span>{t('review.compareAgainFailed')}</span>}
      <Button disabled={status === 'running'} onClick={(event) => void start(event)}>
        {t('review.tryAgain')}
      </Button>
    </>
  );
}
