import { useState } from 'react';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import { FormProblem } from './AuthCard';
import css from './glossator-auth.module.css';
import { useSubmission } from './use-submission';

interface EmailFormProps {
  /** What the field begins with. */
  readonly email: string;
  /** The button's label. */
  readonly submit: string;
  /** What is shown once it was sent. */
  readonly sent: string;
  readonly onSend: (email: string) => Promise<unknown>;
}

/** Asks for an e-mail address to send something to. The answer does not say whether the address is known. */
export function EmailForm({ email: known, submit, sent, onSend }: EmailFormProps) {
  const t = useTranslate('host');
  const { run, error, isRunning } = useSubmission();
  const [email, setEmail] = useState(known);
  const [refused, setRefused] = useState<string>();
  const [isSent, setSent] = useState(false);
  const isInvalid = problemCodeOf(error) === 'VALIDATION';
  async function send() {
    if (email.trim() === '') {
      setRefused(email);
      return;
    }
    const { isDone } = await run(() => onSend(email.trim()));
    if (isDone) setSent(true);
    else setRefused(email);
  }
  if (isSent) return <p role="status">{sent}</p>;
  const isWrong = refused === email && (isInvalid || email.trim() === '');
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {error !== undefined && !isInvalid && <FormProblem>{t(failureMessageKey(error))}</FormProblem>}
      <TextField
        label={t('login.email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={isWrong ? t('register.errors.email') : undefined}
      />
      <Button type="submit" look="primary" disabled={isRunning}>
        {submit}
      </Button>
    </form>
  );
}
