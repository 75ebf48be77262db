import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { PasswordInput } from './PasswordInput';
import css from './glossator-ui.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** A labelled text input, a password with a button to look at it; hint and error are read out with it. Works with `register()` of react-hook-form. */
export function TextField({ label, hint, error, id: givenId, ...input }: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const Input = input.type === 'password' ? PasswordInput : 'input';
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      <Input
        {...input}
        id={id}
        className={css['input']}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
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
