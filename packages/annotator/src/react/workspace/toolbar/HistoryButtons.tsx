import { ArrowLeft, ArrowRight } from 'lucide-react';
import css from './glossator-toolbar.module.css';
import { usePlaceSteps } from './step-actions';
import { StepButtons } from './StepButtons';

/** Back to where the last jump left, and forward again. */
export function HistoryButtons() {
  const [back, forward] = usePlaceSteps();
  return (
    <StepButtons
      className={css['history']}
      steps={[
        { ...back, icon: ArrowLeft, shortcut: 'Alt+ArrowLeft' },
        { ...forward, icon: ArrowRight, shortcut: 'Alt+ArrowRight' },
      ]}
    />
  );
}
