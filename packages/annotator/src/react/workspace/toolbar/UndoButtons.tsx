import { Redo2, Undo2 } from 'lucide-react';
import css from './glossator-toolbar.module.css';
import { useUndoSteps } from './step-actions';
import { StepButtons } from './StepButtons';

/** Undoes and redoes the user's own actions; each button says which one. */
export function UndoButtons() {
  const [undo, redo] = useUndoSteps();
  return (
    <StepButtons
      className={css['undo']}
      steps={[
        { ...undo, icon: Undo2, shortcut: 'Control+Z' },
        { ...redo, icon: Redo2, shortcut: 'Control+Shift+Z' },
      ]}
    />
  );
}
