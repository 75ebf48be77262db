import { useTranslate } from '@glossator/i18n';
import { useCallback, useState } from 'react';
import { selectOutcomes } from '../../core/review/selectors';
import { useReasonText } from '../controls/changes/outcome-words';
import { useReviewContext } from './review-context';
import { stepBeside, stepIn } from './stepping';

/** Going through the changes and annotations, and what is said of it. */
export interface Steps {
  readonly stepChange: (direction: 1 | -1) => void;
  readonly stepAnnotation: (direction: 1 | -1) => void;
  /** Said to those who cannot see it. */
  readonly said: string;
}

/** Steps through the visible changes, and through the annotations that are listed. */
export function useSteps(visible: readonly number[]): Steps {
  const t = useTranslate('annotator');
  const reasonText = useReasonText();
  const { store, changes, review } = useReviewContext();
  const [said, setSaid] = useState('');

  const stepChange = useCallback(
    (direction: 1 | -1) => {
      const { activeChange, changes: list } = store.getState();
      const index = stepBeside(visible, activeChange, direction);
      const change = index === undefined ? undefined : list.items[index];
      if (index === undefined || !change) return;
      changes.activateChange(index);
      review?.chooseSection('changes');
      const cited = change.newCitation ?? change.oldCitation;
      const kind = t(`review.kinds.${change.kind}`);
      const citation = cited === undefined ? '' : `, ${cited}`;
      const place = { position: visible.indexOf(index) + 1, count: visible.length };
      setSaid(t('review.announceChange', { ...place, kind, citation }));
    },
    [store, changes, review, visible, t],
  );
  const stepAnnotation = useCallback(
    (direction: 1 | -1) => {
      if (!review) return;
      const listed = selectOutcomes(store.getState());
      const { activeSelection } = store.getState();
      const found = listed.findIndex(({ id }) => id === activeSelection);
      const position = stepIn(listed.length, found < 0 ? undefined : found, direction);
      const selection = position === undefined ? undefined : listed[position];
      if (position === undefined || !selection) return;
      review.activateSelection(selection.id);
      review.chooseSection('annotations');
      const place = { position: position + 1, count: listed.length };
      setSaid(t('review.announceAnnotation', { ...place, reason: reasonText(selection) }));
    },
    [store, review, t, reasonText],
  );
  return { stepChange, stepAnnotation, said };
}
