import type { ReactNode } from 'react';
import { classNames } from './class-names';
import css from './glossator-checkbox.module.css';

interface CheckboxProps {
  readonly isChecked: boolean;
  /** `isShift`: with Shift held down. */
  readonly onChange: (isChecked: boolean, isShift: boolean) => void;
  readonly isInvalid?: boolean;
  /** Id of what says more about it. */
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  /** Its words, beside the box. */
  readonly children: ReactNode;
}

/** A box to tick, with its words beside it. */
export function Checkbox(props: CheckboxProps) {
  const { isChecked, onChange, isInvalid = false, describedBy, className, children } = props;
  return (
    <label className={classNames(css['checkbox'], className)}>
      <input
        type="checkbox"
        className={css['box']}
        checked={isChecked}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
      {children}
    </label>
  );
}
