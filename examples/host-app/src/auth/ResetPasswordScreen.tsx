import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { problemCodeOf } from '../app/problems';
import { useServices } from '../app/services';
import { buttonClass } from '../ui/Button';
import { FormProblem } from '../forms/Form';
import { AuthCard } from './AuthCard';
import { NewPasswordForm } from './NewPasswordForm';
import { useSubmission } from '../forms/use-submission';

/** Where the link of the mail for a forgotten password leads: a new one is chosen. */
export function ResetPasswordScreen() {
  const t = useTranslate('host');
  const { token = '' } = useParams();
  const { client } = useServices();
  const { run, error, isRunning } = useSubmission();
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <AuthCard title={t('password.resetTitle')}>
        <p role="status">{t('password.resetDone')}</p>
        <Link className={buttonClass('primary')} to="/login">
          {t('nav.logIn')}
        </Link>
      </AuthCard>
    );
  }
  if (problemCodeOf(error) === 'INVALID_TOKEN') {
    return (
      <AuthCard title={t('password.resetTitle')}>
        <FormProblem>{t('password.linkInvalid')}</FormProblem>
        <Link to="/forgot-password">{t('password.askAgain')}</Link>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('password.resetTitle')}>
      <NewPasswordForm
        submit={t('password.set')}
        isRunning={isRunning}
        error={error}
        onSubmit={({ newPassword }) =>
          void run(() => client.auth.resetPassword({ token, newPassword })).then((outcome) =>
            setDone(outcome.isDone),
          )
        }
      />
    </AuthCard>
  );
}
