import { useId, type ReactNode } from 'react';
import { Checkbox } from '@glossator/annotator/controls';
import css from './glossator-ui.module.css';

interface CheckboxFieldProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A box to tick in a form, with what is wrong with it. */
export function CheckboxField({ isSelected, onChange, error, children }: CheckboxFieldProps) {
  const errorId = useId();
  return (
    <div className={css['field']}>
      <Checkbox
        isChecked={isSelected}
        onChange={onChange}
        isInvalid={error !== undefined}
        describedBy={error && errorId}
      >
        <span>{children}</span>
      </Checkbox>
      {error && (
        <div id={errorId} className={css['error']} role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
