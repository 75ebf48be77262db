import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './glossator-ui.module.css';

/** What connects an input with its label, hint and error. */
export interface LabelledInput {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface LabelledFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly id?: string | undefined;
  readonly children: (input: LabelledInput) => ReactNode;
}

/** An input with its label above it, hint and error below; both are read out with it. */
export function LabelledField({ label, hint, error, id: givenId, children }: LabelledFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: css['input'],
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <div id={`${id}-hint`} className={css['hint']}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={css['error']} role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
