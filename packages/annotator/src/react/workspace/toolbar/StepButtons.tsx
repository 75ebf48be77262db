import type { LucideIcon } from 'lucide-react';
import { classNames } from '../../controls/class-names';
import { IconButton } from '../../controls/IconButton';
import css from './glossator-toolbar.module.css';
import type { StepAction } from './step-actions';

interface StepButtonsProps {
  readonly className: string | undefined;
  readonly steps: readonly (StepAction & { readonly icon: LucideIcon; readonly shortcut: string })[];
}

/** A pair of buttons; one that can do nothing now keeps the focus. */
export function StepButtons({ className, steps }: StepButtonsProps) {
  return (
    <div className={classNames(css['group'], className)}>
      {steps.map(({ icon, label, shortcut, isDisabled, onChoose }) => (
        <IconButton
          key={shortcut}
          icon={icon}
          label={label}
          shortcut={shortcut}
          aria-disabled={isDisabled}
          onClick={onChoose}
        />
      ))}
    </div>
  );
}
