import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { problemCodeOf } from '../app/problems';
import { useServices } from '../app/services';
import { buttonClass } from '../ui/Button';
import { FormProblem } from '../forms/Form';
import { AuthCard } from './AuthCard';
import { LinkFailure } from './LinkFailure';
import { useMailedLink } from './use-mailed-link';

/** Where the link of the mail to a new address leads: from now on the account has it. */
export function ConfirmEmailScreen() {
  const t = useTranslate('host');
  const { token: given } = useParams();
  const { client, session } = useServices();
  const [isLoggedIn] = useState(() => session.getState().token !== undefined);
  const confirm = useCallback(
    async (token: string) => {
      await client.auth.confirmEmail({ token });
      // Shown in the menu; it may be another account that is logged in here.
      if (session.getState().token !== undefined) {
        await client.profile.get().then(session.setUser, () => undefined);
      }
    },
    [client, session],
  );
  const { status, failure, retry } = useMailedLink(given, confirm);
  const isTaken = problemCodeOf(failure) === 'EMAIL_TAKEN';
  return (
    <AuthCard title={t('confirmEmail.title')}>
      {status === 'working' && <p role="status">{t('confirmEmail.working')}</p>}
      {status === 'done' && (
        <>
          <p role="status">{t('confirmEmail.done')}</p>
          <Link className={buttonClass('primary')} to={isLoggedIn ? '/account/profile' : '/login'}>
            {isLoggedIn ? t('account.title') : t('nav.logIn')}
          </Link>
        </>
      )}
      {status === 'invalid' && <FormProblem>{t('confirmEmail.invalid')}</FormProblem>}
      {status === 'failed' && isTaken && <FormProblem>{t('confirmEmail.taken')}</FormProblem>}
      {status === 'failed' && !isTaken && <LinkFailure failure={failure} onRetry={retry} />}
    </AuthCard>
  );
}
