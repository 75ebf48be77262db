import { useState } from 'react';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { useServices } from '../app/services';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import { FormProblem } from './AuthCard';
import css from './glossator-auth.module.css';
import { useSubmission } from './use-submission';

/** Asks for a new activation link. The answer does not tell whether the address is known. */
export function ResendForm({ email: known }: { readonly email: string }) {
  const t = useTranslate('host');
  const { client } = useServices();
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
    const { isDone } = await run(() => client.auth.resendActivation({ email: email.trim() }));
    if (isDone) setSent(true);
    else setRefused(email);
  }
  if (isSent) return <p role="status">{t('activation.resent')}</p>;
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
        {t('activation.resend')}
      </Button>
    </form>
  );
}
