import { useState } from 'react';
import { useTranslate } from '@glossator/i18n';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import css from './glossator-auth.module.css';

interface CredentialsFormProps {
  readonly email: string;
  readonly password: string;
  readonly isRunning: boolean;
  readonly onEmail: (email: string) => void;
  readonly onPassword: (password: string) => void;
  /** Both are there. */
  readonly onSubmit: () => void;
}

/** The first step of a log-in: e-mail address and password. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { email, password, isRunning, onEmail, onPassword, onSubmit } = props;
  const t = useTranslate('host');
  const [isChecked, setChecked] = useState(false);
  function send() {
    setChecked(true);
    if (email.trim() !== '' && password !== '') onSubmit();
  }
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={t('login.email')}
        type="email"
        autoComplete="username"
        autoFocus
        maxLength={254}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={isChecked && email.trim() === '' ? t('login.emailMissing') : undefined}
      />
      <TextField
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        maxLength={128}
        value={password}
        onChange={(event) => onPassword(event.target.value)}
        error={isChecked && password === '' ? t('login.passwordMissing') : undefined}
      />
      <Button type="submit" look="primary" disabled={isRunning}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
