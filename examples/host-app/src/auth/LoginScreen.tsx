import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { useServices, useSessionState } from '../app/services';
import { wantedLocation } from '../app/wanted-location';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import { AuthCard, FormProblem } from './AuthCard';
import css from './glossator-auth.module.css';
import { useSubmission } from './use-submission';

/** The words for a refused log-in. */
function refusalMessageKey(error: unknown) {
  switch (problemCodeOf(error)) {
    case 'INVALID_CREDENTIALS':
    case 'VALIDATION':
      return 'login.invalid' as const;
    case 'ACCOUNT_NOT_ACTIVATED':
      return 'login.notActivated' as const;
    case 'LOGIN_REQUIRES_2FA':
    case 'INVALID_2FA':
      return 'login.twoFactor' as const;
    default:
      return failureMessageKey(error);
  }
}

/** Log in with e-mail address and password; afterwards on to where the visitor wanted to go, else to the library. */
export function LoginScreen() {
  const t = useTranslate('host');
  const { session } = useServices();
  const { token } = useSessionState();
  const { state } = useLocation() as { readonly state: unknown };
  const { run, error, isRunning } = useSubmission();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  if (token) return <Navigate to={wantedLocation(state) ?? '/library'} replace />;
  return (
    <AuthCard title={t('login.title')}>
      {error !== undefined && <FormProblem>{t(refusalMessageKey(error))}</FormProblem>}
      <form
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (email.trim() === '' || password === '') return;
          void run(() => session.login({ email: email.trim(), password }));
        }}
      >
        <TextField
          label={t('login.email')}
          type="email"
          autoComplete="username"
          autoFocus
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={isChecked && email.trim() === '' ? t('login.emailMissing') : undefined}
        />
        <TextField
          label={t('login.password')}
          type="password"
          autoComplete="current-password"
          maxLength={128}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isChecked && password === '' ? t('login.passwordMissing') : undefined}
        />
        <Button type="submit" look="primary" disabled={isRunning}>
          {t('login.submit')}
        </Button>
      </form>
      {problemCodeOf(error) === 'ACCOUNT_NOT_ACTIVATED' && (
        <Link to="/activation" state={{ email: email.trim() }}>
          {t('login.resend')}
        </Link>
      )}
      <Link to="/forgot-password" state={{ email: email.trim() }}>
        {t('password.forgot')}
      </Link>
      <p className={css['note']}>
        {t('login.noAccount')}{' '}
        <Link to="/register" state={state}>
          {t('login.register')}
        </Link>
      </p>
    </AuthCard>
  );
}
