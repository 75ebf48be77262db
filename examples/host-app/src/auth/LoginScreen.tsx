import { useForm } from 'react-hook-form';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { problemCodeOf } from '../app/problems';
import { useServices, useSessionState } from '../app/services';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import { AuthCard, FormProblem } from './AuthCard';
import css from './glossator-auth.module.css';
import { useSubmission } from './use-submission';

interface LoginForm {
  readonly email: string;
  readonly password: string;
}

/** Where to go after the log-in: where the visitor wanted to go, else the library. */
function targetOf(state: unknown): string {
  if (state && typeof state === 'object' && 'from' in state && typeof state.from === 'string')
    return state.from;
  return '/library';
}

/** Log in with e-mail address and password. */
export function LoginScreen() {
  const t = useTranslate('host');
  const { session } = useServices();
  const { user } = useSessionState();
  const location = useLocation();
  const form = useForm<LoginForm>({ defaultValues: { email: '', password: '' } });
  const { run, error, isRunning } = useSubmission();
  if (user) return <Navigate to={targetOf(location.state)} replace />;
  const code = error && problemCodeOf(error);
  return (
    <AuthCard title={t('login.title')}>
      {error !== undefined && (
        <FormProblem>
          {code === 'INVALID_CREDENTIALS' || code === 'VALIDATION'
            ? t('login.invalid')
            : code === 'ACCOUNT_NOT_ACTIVATED'
              ? t('login.notActivated')
              : code === 'RATE_LIMITED'
                ? t('login.tooMany')
                : code === undefined
                  ? t('login.network')
                  : t('common.somethingWentWrong')}
        </FormProblem>
      )}
      <form
        className={css['form']}
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => run(() => session.login(values)))(event)}
      >
        <TextField
          label={t('login.email')}
          type="email"
          autoComplete="username"
          autoFocus
          {...form.register('email')}
        />
        <TextField
          label={t('login.password')}
          type="password"
          autoComplete="current-password"
          {...form.register('password')}
        />
        <Button type="submit" look="primary" isDisabled={isRunning}>
          {t('login.submit')}
        </Button>
      </form>
      {code === 'ACCOUNT_NOT_ACTIVATED' && (
        <Link to="/activation" state={{ email: form.getValues('email') }}>
          {t('login.resend')}
        </Link>
      )}
      <p className={css['note']}>
        {t('login.noAccount')} <Link to="/register">{t('login.register')}</Link>
      </p>
    </AuthCard>
  );
}
