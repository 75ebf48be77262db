import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { takeAccountLocale } from '../app/account-locale';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { useServices, useSessionState } from '../app/services';
import { wantedLocation } from '../app/wanted-location';
import { AuthCard, FormProblem } from './AuthCard';
import { CredentialsForm } from './CredentialsForm';
import css from './glossator-auth.module.css';
import { SecondFactorForm } from './SecondFactorForm';
import { useSubmission } from './use-submission';

/** The words for a refused log-in. */
function refusalMessageKey(error: unknown) {
  switch (problemCodeOf(error)) {
    case 'INVALID_CREDENTIALS':
    case 'VALIDATION':
      return 'login.invalid' as const;
    case 'ACCOUNT_NOT_ACTIVATED':
      return 'login.notActivated' as const;
    default:
      return failureMessageKey(error);
  }
}

function isAboutCode(error: unknown): boolean {
  const code = problemCodeOf(error);
  return code === 'INVALID_2FA' || code === 'LOGIN_REQUIRES_2FA';
}

/** Log in with e-mail address and password; afterwards on to where the visitor wanted to go, else to the library. */
export function LoginScreen() {
  const t = useTranslate('host');
  const services = useServices();
  const { session } = services;
  const { token } = useSessionState();
  const { state } = useLocation() as { readonly state: unknown };
  const { run, error, isRunning } = useSubmission();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [trustsDevice, setTrusting] = useState(false);
  async function logIn(twoFactorToken?: string) {
    const credentials = { email: email.trim(), password };
    const second = twoFactorToken === undefined ? {} : { twoFactorToken, trustsDevice };
    const { isDone, failure } = await run(() => session.login({ ...credentials, ...second }));
    if (isDone) void takeAccountLocale(services);
    // Asked for as soon as the password is right; the form keeps what was typed.
    if (problemCodeOf(failure) === 'LOGIN_REQUIRES_2FA') setCode('');
  }
  if (token) return <Navigate to={wantedLocation(state) ?? '/library'} replace />;
  if (code !== undefined) {
    return (
      <AuthCard title={t('login.title')}>
        <SecondFactorForm
          code={code}
          trustsDevice={trustsDevice}
          error={problemCodeOf(error) === 'LOGIN_REQUIRES_2FA' ? undefined : error}
          isRunning={isRunning}
          onCode={setCode}
          onTrust={setTrusting}
          onSubmit={() => void logIn(code.trim())}
          onBack={() => setCode(undefined)}
        />
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('login.title')}>
      {error !== undefined && !isAboutCode(error) && <FormProblem>{t(refusalMessageKey(error))}</FormProblem>}
      <CredentialsForm
        email={email}
        password={password}
        isRunning={isRunning}
        onEmail={setEmail}
        onPassword={setPassword}
        onSubmit={() => void logIn()}
      />
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
