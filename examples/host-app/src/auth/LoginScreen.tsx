import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { takeAccountLocale } from '../app/account-locale';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { useServices, useSessionState } from '../app/services';
import { wantedLocation } from '../app/wanted-location';
import { useAccountFields } from '../forms/account-fields';
import { FieldsForm } from '../forms/FieldsForm';
import { useFields } from '../forms/use-fields';
import { Button } from '../ui/Button';
import { AuthCard } from './AuthCard';
import css from './glossator-auth.module.css';
import { SecondFactorStep } from './SecondFactorStep';

/** The words for a refused log-in. */
function refusalMessageKey(error: unknown) {
  switch (problemCodeOf(error)) {
    case 'LOGIN_REQUIRES_2FA':
      return undefined;
    case 'INVALID_CREDENTIALS':
    case 'VALIDATION':
      return 'login.invalid' as const;
    case 'ACCOUNT_NOT_ACTIVATED':
      return 'login.notActivated' as const;
    default:
      return failureMessageKey(error);
  }
}

/** Log in with e-mail address and password; afterwards on to where the visitor wanted to go, else to the library. */
export function LoginScreen() {
  const t = useTranslate('host');
  const services = useServices();
  const { session } = services;
  const { token } = useSessionState();
  const { state } = useLocation() as { readonly state: unknown };
  const { userName, password } = useAccountFields();
  /** The password was right, and the account has a second factor: the form keeps what was typed. */
  const [asksCode, setAsking] = useState(false);
  const form = useFields({
    initial: { email: '', password: '' },
    fields: [userName, password],
    send: async (credentials) => {
      try {
        await session.login(credentials);
        void takeAccountLocale(services);
      } catch (error) {
        if (problemCodeOf(error) === 'LOGIN_REQUIRES_2FA') setAsking(true);
        throw error;
      }
    },
  });
  if (token) return <Navigate to={wantedLocation(state) ?? '/library'} replace />;
  const email = form.values.email.trim();
  if (asksCode) {
    const credentials = { email, password: form.values.password };
    return <SecondFactorStep credentials={credentials} onBack={() => setAsking(false)} />;
  }
  return (
    <AuthCard title={t('login.title')}>
      <FieldsForm
        form={form}
        failureText={(failure) => {
          const key = refusalMessageKey(failure);
          return key && t(key);
        }}
        actions={
          <Button type="submit" look="primary" disabled={form.isRunning}>
            {t('login.submit')}
          </Button>
        }
      />
      {problemCodeOf(form.error) === 'ACCOUNT_NOT_ACTIVATED' && (
        <Link to="/activation" state={{ email }}>
          {t('login.resend')}
        </Link>
      )}
      <Link to="/forgot-password" state={{ email }}>
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
