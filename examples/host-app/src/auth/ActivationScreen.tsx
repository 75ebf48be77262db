import { useCallback } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { buttonClass } from '../ui/Button';
import { FormProblem } from '../forms/Form';
import { AuthCard } from './AuthCard';
import { EmailForm } from './EmailForm';
import { LinkFailure } from './LinkFailure';
import { typedEmailOf } from './typed-email';
import { useMailedLink } from './use-mailed-link';

/** Where the link of the activation e-mail leads; without a token, where a new link can be asked for. */
export function ActivationScreen() {
  const t = useTranslate('host');
  const { token: given } = useParams();
  const { client } = useServices();
  const location = useLocation();
  const activate = useCallback((token: string) => client.auth.activate({ token }), [client]);
  const { status, failure, retry } = useMailedLink(given, activate);
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
      {status === 'failed' && <LinkFailure failure={failure} onRetry={retry} />}
      {status === 'invalid' && <FormProblem>{t('activation.failed')}</FormProblem>}
      {(status === 'invalid' || status === 'none') && (
        <EmailForm
          email={typedEmailOf(location.state)}
          submit={t('activation.resend')}
          sent={t('activation.resent')}
          onSend={(email) => client.auth.resendActivation({ email })}
        />
      )}
    </AuthCard>
  );
}
