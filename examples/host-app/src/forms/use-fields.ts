import { useState } from 'react';
import { useSubmission } from './use-submission';

/** A text that a form asks for. */
export interface FieldOf<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly type?: 'email' | 'password';
  readonly autoComplete: string;
  readonly autoFocus?: boolean;
  readonly maxLength: number;
  /** What is said where nothing was typed. */
  readonly missing: string;
  /** What a failed submission says about this field; undefined where it is about something else. */
  readonly refusal?: (error: unknown) => string | undefined;
}

type Values<Name extends string> = Readonly<Record<Name, string>>;

interface FieldsOptions<Name extends string> {
  readonly initial: Values<Name>;
  readonly fields: readonly FieldOf<Name>[];
  /** Whether the form is as it began once it was sent. */
  readonly isEmptiedWhenSent?: boolean;
  /** Gets what was typed, without spaces around it except in passwords. Rejects as the client does. */
  readonly send: (values: Values<Name>) => Promise<unknown>;
}

/** The state of a form of a few texts, all of which must be there. See `FieldsForm`, which shows it. */
export function useFields<Name extends string>(options: FieldsOptions<Name>) {
  const { initial, fields, isEmptiedWhenSent = false, send } = options;
  const [values, setValues] = useState(initial);
  /** What was typed when the submission failed: only that is wrong. */
  const [refused, setRefused] = useState<Values<Name>>();
  const [isChecked, setChecked] = useState(false);
  const { run, error, isRunning } = useSubmission();
  const sent = (field: FieldOf<Name>) =>
    field.type === 'password' ? values[field.name] : values[field.name].trim();
  const refusalOf = (field: FieldOf<Name>) => (error === undefined ? undefined : field.refusal?.(error));

  async function submit(): Promise<void> {
    setChecked(true);
    if (fields.some((field) => sent(field) === '')) return;
    const typed: Record<Name, string> = { ...values };
    for (const field of fields) typed[field.name] = sent(field);
    const { isDone } = await run(() => send(typed));
    if (!isDone) setRefused(values);
    if (!isDone || !isEmptiedWhenSent) return;
    setValues(initial);
    setChecked(false);
  }
  return {
    values,
    fields: fields.map((field) => {
      const { name, missing, refusal: _refusal, ...input } = field;
      const isRefused = refused?.[name] === values[name];
      return {
        ...input,
        name,
        value: values[name],
        onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
        error: isChecked && sent(field) === '' ? missing : isRefused ? refusalOf(field) : undefined,
      };
    }),
    /** What the submission failed with, whatever that is about. */
    error,
    /** The same where no field says it. */
    failure: fields.some((field) => refusalOf(field) !== undefined) ? undefined : error,
    isRunning,
    submit,
  };
}

/** See `useFields`. */
export type FieldsHandle<Name extends string> = ReturnType<typeof useFields<Name>>;
