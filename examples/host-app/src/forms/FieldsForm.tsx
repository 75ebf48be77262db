import type { ReactNode } from 'react';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { TextField } from '../ui/TextField';
import { Form, FormProblem } from './Form';
import type { FieldsHandle } from './use-fields';

interface FieldsFormProps<Name extends string> {
  readonly form: FieldsHandle<Name>;
  /** Stands before everything. */
  readonly lead?: ReactNode;
  /** The words for a failure that no field is about; undefined where nothing is to be said. */
  readonly failureText?: ((failure: unknown) => string | undefined) | undefined;
  /** Other fields, after the texts. */
  readonly children?: ReactNode;
  /** The row with the button that submits it. */
  readonly actions: ReactNode;
}

/** A form of a few texts: what is missing and what was refused is said at the field, everything else above. */
export function FieldsForm<Name extends string>(props: FieldsFormProps<Name>) {
  const { form, lead, failureText, children, actions } = props;
  const t = useTranslate('host');
  const textOf = failureText ?? ((failure: unknown) => t(failureMessageKey(failure)));
  const problem = form.failure === undefined ? undefined : textOf(form.failure);
  return (
    <Form onSubmit={() => void form.submit()}>
      {lead}
      {problem !== undefined && <FormProblem>{problem}</FormProblem>}
      {form.fields.map(({ onChange, ...field }) => (
        <TextField key={field.name} {...field} onChange={(event) => onChange(event.target.value)} />
      ))}
      {children}
      {actions}
    </Form>
  );
}
