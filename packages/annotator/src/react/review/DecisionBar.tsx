import { useTranslate } from '@glossator/i18n';
import { useId } from 'react';
import { hindranceOf } from '../../core/review/selectors';
import type { ReviewResult } from '../../core/review/state';
import { Button } from '../controls/Button';
import { Unseen } from '../controls/Unseen';
import css from './glossator-review.module.css';
import { useReviewCommands, useReviewState } from './review-context';

const BUTTONS: readonly { readonly result: ReviewResult; readonly look: 'line' | 'primary' }[] = [
  { result: 'decline', look: 'line' },
  { result: 'copy', look: 'line' },
  { result: 'approve', look: 'primary' },
];

/** What can become of the Update; where nothing can be decided, the buttons say why. */
export function DecisionBar() {
  const t = useTranslate('annotator');
  const reasonId = useId();
  const { askDecision } = useReviewCommands();
  const hindrance = useReviewState(hindranceOf);
  const why = hindrance && t(`review.hindrance.${hindrance}`);
  return (
    <div className={css['decisions']} role="group" aria-label={t('review.decisions')}>
      {BUTTONS.map(({ result, look }) => (
        // Not `disabled`: keyboard users can reach it and learn why it does nothing.
        <Button
          key={result}
          look={look}
          aria-disabled={hindrance !== undefined}
          aria-describedby={why === undefined ? undefined : reasonId}
          title={why}
          className={css['decision']}
          onClick={() => askDecision(result)}
        >
          {t(`review.${result}`)}
        </Button>
      ))}
      {why !== undefined && <Unseen id={reasonId}>{why}</Unseen>}
    </div>
  );
}
