import type { ChangeEvent } from 'react';
import { Button } from '../../ui/Button';
import { LabelledField } from '../../ui/LabelledField';
import { useLandingWords } from '../landing-host';
import { useContactForm, type ContactField } from './use-contact-form';
import css from '../glossator-landing.module.css';

/** The one-line fields of the form. */
const LINES = {
  firstName: { autoComplete: 'given-name', maxLength: 100 },
  lastName: { autoComplete: 'family-name', maxLength: 100 },
  email: { type: 'email', autoComplete: 'email', required: true, maxLength: 254 },
} as const;

/** The contact form: who writes, and what. */
export function ContactForm() {
  const words = useLandingWords().contact;
  const { form, values, isSending, outcome, errorOf, change, submit } = useContactForm();
  const field = (name: ContactField) => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(name, target),
  });
  const line = (name: keyof typeof LINES, hint?: string) => (
    <LabelledField label={words[name]} hint={hint} error={errorOf(name)}>
      {(labelled) => <input {...LINES[name]} {...field(name)} {...labelled} />}
    </LabelledField>
  );
  return (
    <form
      ref={form}
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {line('firstName', words.optional)}
      {line('lastName', words.optional)}
      {line('email')}
      <LabelledField label={words.feedback} error={errorOf('feedback')}>
        {(labelled) => <textarea rows={6} dir="auto" required {...field('feedback')} {...labelled} />}
      </LabelledField>
      <div className={css['send']}>
        <Button look="primary" type="submit" aria-disabled={isSending}>
          {isSending ? words.sending : words.send}
        </Button>
        <p role="status" className={css['outcome']}>
          {outcome === 'sent' && words.sent}
        </p>
        <p role="alert" className={css['outcome']}>
          {outcome === 'failed' && words.failed}
          {outcome === 'tooOften' && words.tooOften}
        </p>
      </div>
    </form>
  );
}
