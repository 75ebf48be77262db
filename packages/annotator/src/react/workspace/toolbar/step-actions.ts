import { useTranslate } from '@glossator/i18n';
import { selectNextStep } from '../../../core/history/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { usePlaceName } from '../../annotator/labels/use-place-name';

/** One of a pair of steps: back and forward, or undo and redo. */
export interface StepAction {
  readonly label: string;
  /** There is nothing to step to. */
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

/** Back to where the last jump left, in whichever document that was, and forward again; each says where that is. */
export function usePlaceSteps(): readonly [StepAction, StepAction] {
  const t = useTranslate('annotator');
  const nameOf = usePlaceName();
  const { step } = useCommands().places;
  const back = useAnnotatorState(({ places }) => places.back);
  const forward = useAnnotatorState(({ places }) => places.forward);
  return [
    {
      label: back ? t('toolbar.backTo', { place: nameOf(back) }) : t('toolbar.goBack'),
      isDisabled: !back,
      onChoose: () => step('back'),
    },
    {
      label: forward ? t('toolbar.forwardTo', { place: nameOf(forward) }) : t('toolbar.goForward'),
      isDisabled: !forward,
      onChoose: () => step('forward'),
    },
  ];
}

/** Undoing and redoing the user's own actions; each says which one. */
export function useUndoSteps(): readonly [StepAction, StepAction] {
  const t = useTranslate('annotator');
  const { undo, redo } = useCommands().history;
  const undone = useAnnotatorState((state) => selectNextStep(state, 'undo'));
  const redone = useAnnotatorState((state) => selectNextStep(state, 'redo'));
  const what = (step: NonNullable<typeof undone>) =>
    t(`history.${step.label}`, { count: step.changes.length });
  return [
    {
      label: undone ? t('history.undo', { what: what(undone) }) : t('history.nothingToUndo'),
      isDisabled: !undone,
      onChoose: () => undo(),
    },
    {
      label: redone ? t('history.redo', { what: what(redone) }) : t('history.nothingToRedo'),
      isDisabled: !redone,
      onChoose: () => redo(),
    },
  ];
}
