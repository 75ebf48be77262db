import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField as AriaCheckboxField } from 'react-aria-components';
import css from './glossator-ui.module.css';

interface CheckboxFieldProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A box to tick, with its words beside it. */
export function CheckboxField({ isSelected, onChange, error, children }: CheckboxFieldProps) {
  return (
    <div className={css['field']}>
      <AriaCheckboxField isSelected={isSelected} onChange={onChange} isInvalid={error !== undefined}>
        <CheckboxButton className={css['check'] ?? ''}>
          <span className={css['box']}>
            {isSelected && <Check size="0.929em" strokeWidth={3} aria-hidden />}
          </span>
          <span>{children}</span>
        </CheckboxButton>
      </AriaCheckboxField>
      {error && (
        <div className={css['error']} role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
