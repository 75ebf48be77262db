import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { useServices } from '../app/services';
import { Button, buttonClass } from '../ui/Button';
import { AuthCard, FormProblem } from './AuthCard';
import { typedEmailOf } from './typed-email';
import { EmailForm } from './EmailForm';

/** Where the link of the activation e-mail leads; without a token, where a new link can be asked for. */
export function ActivationScreen() {
  const t = useTranslate('host');
  const { token } = useParams();
  const { client } = useServices();
  const location = useLocation();
  const [status, setStatus] = useState<'none' | 'working' | 'done' | 'invalid' | 'failed'>(
    token ? 'working' : 'none',
  );
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const started = useRef(-1);
  useEffect(() => {
    // A token works once, and StrictMode runs effects twice.
    if (!token || started.current === attempt) return;
    started.current = attempt;
    client.auth.activate({ token }).then(
      () => setStatus('done'),
      (error: unknown) => {
        const isRefused = ['INVALID_TOKEN', 'VALIDATION', 'NOT_FOUND'].includes(problemCodeOf(error) ?? '');
        setFailure(error);
        setStatus(isRefused ? 'invalid' : 'failed');
      },
    );
  }, [attempt, client, token]);
  const email = typedEmailOf(location.state);
  return (
    <AuthCard title={status === 'none' ? t('activation.resendTitle') : t('activation.title')}>
      {status === 'working' && <p role="status">{t('activation.working')}</p>}
      {status === 'done' && (
        <>
          <p role="status">{t('activation.done')}</p>
          <Link className={buttonClass('primary')} to="/login">
            {t('nav.logIn')}
          </Link>
        </>
      )}
      {status === 'failed' && (
        <>
          <FormProblem>{t(failureMessageKey(failure))}</FormProblem>
          <Button
            look="primary"
            onClick={() => {
              setStatus('working');
              setAttempt(attempt + 1);
            }}
          >
            {t('common.retry')}
          </Button>
        </>
      )}
      {status === 'invalid' && <FormProblem>{t('activation.failed')}</FormProblem>}
      {(status === 'invalid' || status === 'none') && (
        <EmailForm
          email={email}
          submit={t('activation.resend')}
          sent={t('activation.resent')}
          onSend={(address) => client.auth.resendActivation({ email: address })}
        />
      )}
    </AuthCard>
  );
}
