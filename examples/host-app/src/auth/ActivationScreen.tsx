import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { buttonClass } from '../ui/Button';
import { AuthCard } from './AuthCard';
import css from './glossator-auth.module.css';
import { ResendForm } from './ResendForm';

/** Where the link of the activation e-mail leads; without a token, where a new link can be asked for. */
export function ActivationScreen() {
  const t = useTranslate('host');
  const { token } = useParams();
  const { client } = useServices();
  const location = useLocation();
  const [status, setStatus] = useState<'none' | 'working' | 'done' | 'failed'>(token ? 'working' : 'none');
  const started = useRef<string | undefined>(undefined);
  useEffect(() => {
    // A token works once, and StrictMode runs effects twice.
    if (!token || started.current === token) return;
    started.current = token;
    client.auth.activate({ token }).then(
      () => setStatus('done'),
      () => setStatus('failed'),
    );
  }, [client, token]);
  const state: unknown = location.state;
  const email =
    state && typeof state === 'object' && 'email' in state && typeof state.email === 'string'
      ? state.email
      : '';
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
        <p role="alert" className={css['problem']}>
          {t('activation.failed')}
        </p>
      )}
      {(status === 'failed' || status === 'none') && <ResendForm email={email} />}
    </AuthCard>
  );
}
