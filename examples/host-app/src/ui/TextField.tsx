import type { ComponentProps, ReactNode } from 'react';
import { LabelledField } from './LabelledField';
import { PasswordInput } from './PasswordInput';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** A labelled text input, a password with a button to look at it. Works with `register()` of react-hook-form. */
export function TextField({ label, hint, error, id, ...input }: TextFieldProps) {
  const Input = input.type === 'password' ? PasswordInput : 'input';
  return (
    <LabelledField label={label} hint={hint} error={error} id={id}>
      {(labelled) => <Input {...input} {...labelled} />}
    </LabelledField>
  );
}
