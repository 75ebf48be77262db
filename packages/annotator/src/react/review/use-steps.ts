import { useTranslate } from '@glossator/i18n';
import { useCallback, useState } from 'react';
import { kindOfChange } from '../../core/review/change-kind';
import { selectOutcomes } from '../../core/review/selectors';
import { useReasonText } from '../controls/changes/outcome-words';
import { useReviewContext } from './review-context';

/** Stepping through the changes and annotations, and its announcement. */
export interface Steps {
  readonly stepChange: (direction: 1 | -1) => void;
  readonly stepAnnotation: (direction: 1 | -1) => void;
  /** What a live region announces after a step. */
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
      const kind = t(`review.kinds.${kindOfChange(change)}`);
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

/** The index after or before the one at `from` in a list of so many, round the end; the first or last where there is none yet. */
function stepIn(count: number, from: number | undefined, direction: 1 | -1): number | undefined {
  if (count === 0) return undefined;
  if (from === undefined) return direction > 0 ? 0 : count - 1;
  return (from + direction + count) % count;
}

/** The next, or previous, of ascending numbers beside one that need not be among them; round the end. */
function stepBeside(
  numbers: readonly number[],
  from: number | undefined,
  direction: 1 | -1,
): number | undefined {
  if (from === undefined) return direction > 0 ? numbers[0] : numbers.at(-1);
  const next =
    direction > 0 ? numbers.find((number) => number > from) : numbers.findLast((number) => number < from);
  return next ?? (direction > 0 ? numbers[0] : numbers.at(-1));
}
