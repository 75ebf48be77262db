import { Link, useLocation } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { AuthCard } from './AuthCard';
import { EmailForm } from './EmailForm';
import { typedEmailOf } from './typed-email';

/** Asks for the address to which a link for a new password is sent. */
export function ForgotPasswordScreen() {
  const t = useTranslate('host');
  const { client } = useServices();
  const location = useLocation();
  return (
    <AuthCard title={t('password.forgotTitle')}>
      <EmailForm
        lead={t('password.forgotText')}
        email={typedEmailOf(location.state)}
        submit={t('password.sendLink')}
        sent={t('password.linkSent')}
        onSend={(email) => client.auth.forgotPassword({ email })}
      />
      <Link to="/login">{t('password.backToLogIn')}</Link>
    </AuthCard>
  );
}
