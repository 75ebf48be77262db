import { useLayoutEffect, useRef, useState } from 'react';
import { useSubmission } from '../../forms/use-submission';
import { useLandingHost, useLandingWords, type FeedbackOutcome } from '../landing-host';

/** The fields of the form, in the order in which they are filled in. */
export type ContactField = 'firstName' | 'lastName' | 'email' | 'feedback';

type Values = Readonly<Record<ContactField, string>>;

const EMPTY: Values = { firstName: '', lastName: '', email: '', feedback: '' };

/** The most characters (UTF-16 units) of a message, as the contract has it. */
const FEEDBACK_MAX = 10_000;

/**
 * The state of the contact form. What is wrong is said at the field once it was sent, and the first wrong field gets the focus; what was typed
 * stays until it has been sent.
 */
export function useContactForm() {
  const words = useLandingWords();
  const { sendFeedback } = useLandingHost();
  const [values, setValues] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const { run, isRunning: isSending } = useSubmission();
  const [outcome, setOutcome] = useState<FeedbackOutcome>();
  /** What the browser says of the address: it knows what one is (HTML, "valid e-mail address"), and the server has the last word. */
  const [isMistyped, setMistyped] = useState(false);
  /** An address that the server did not take. */
  const [refusedEmail, setRefusedEmail] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  // The page is written before it lives: what was typed until then is in the fields already.
  useLayoutEffect(() => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [])
      if (field.value !== '') change(field.name as ContactField, field);
  }, []);

  const errors = {
    email: emailError(values.email.trim(), refusedEmail, isMistyped),
    feedback: feedbackError(values.feedback),
  };

  function change(name: ContactField, { value, validity }: HTMLInputElement | HTMLTextAreaElement): void {
    setValues((before) => ({ ...before, [name]: value }));
    if (name === 'email') setMistyped(validity.typeMismatch);
    setOutcome(undefined);
  }

  async function submit(): Promise<void> {
    setChecked(true);
    setOutcome(undefined);
    const wrong = (['email', 'feedback'] as const).find((name) => errors[name] !== undefined);
    if (wrong) focus(wrong);
    else await run(send);
  }

  async function send(): Promise<void> {
    const email = values.email.trim();
    const result = await sendFeedback({ ...namesIn(values), email, feedback: values.feedback.trim() });
    setOutcome(result);
    if (result === 'wrongEmail') {
      setRefusedEmail(email);
      focus('email');
    }
    if (result !== 'sent') return;
    setValues(EMPTY);
    setChecked(false);
  }

  function focus(name: ContactField): void {
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }

  return {
    form,
    values,
    isSending,
    outcome,
    errorOf: (name: ContactField): string | undefined => {
      if (!isChecked || (name !== 'email' && name !== 'feedback')) return undefined;
      const error = errors[name];
      return error && words.contact[error];
    },
    change,
    submit,
  };
}

function namesIn({ firstName, lastName }: Values): { firstName?: string; lastName?: string } {
  return {
    ...(firstName.trim() !== '' && { firstName: firstName.trim() }),
    ...(lastName.trim() !== '' && { lastName: lastName.trim() }),
  };
}

function feedbackError(feedback: string): 'feedbackMissing' | 'feedbackLong' | undefined {
  if (feedback.trim() === '') return 'feedbackMissing';
  return feedback.trim().length > FEEDBACK_MAX ? 'feedbackLong' : undefined;
}

function emailError(
  email: string,
  refused: string | undefined,
  isMistyped: boolean,
): 'emailMissing' | 'emailInvalid' | undefined {
  if (email === '') return 'emailMissing';
  return email === refused || isMistyped ? 'emailInvalid' : undefined;
}
