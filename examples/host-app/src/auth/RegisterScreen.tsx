import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { invalidFieldsOf, problemCodeOf } from '../app/problems';
import { useServices } from '../app/services';
import { AccountStep } from './AccountStep';
import { AuthCard } from './AuthCard';
import { DetailsStep } from './DetailsStep';
import css from './glossator-auth.module.css';
import { toRegistration } from './registration-form';
import type { AccountForm } from './registration-form';
import { useSubmission } from './use-submission';

const ACCOUNT_FIELDS = new Set(['email', 'password1', 'password2']);

/** Register in two steps: sign up, then "almost there" (specification section 2). */
export function RegisterScreen() {
  const t = useTranslate('host');
  const { client } = useServices();
  const [step, setStep] = useState<'account' | 'details' | 'done'>('account');
  const [account, setAccount] = useState<AccountForm>({ email: '', password1: '', password2: '' });
  const { run, error, isRunning } = useSubmission();
  const refused = invalidFieldsOf(error);
  const isEmailTaken = problemCodeOf(error) === 'EMAIL_TAKEN';
  const isAccountRefused = isEmailTaken || refused.some((field) => ACCOUNT_FIELDS.has(field));

  if (step === 'done') {
    return (
      <AuthCard title={t('register.doneTitle')}>
        <p className={css['note']}>{t('register.doneText', { email: account.email })}</p>
        <Link to="/login">{t('nav.logIn')}</Link>
      </AuthCard>
    );
  }
  return (
    <>
      {step === 'account' && (
        <AuthCard title={t('register.title')} step={t('register.step', { step: 1 })}>
          <AccountStep
            initial={account}
            isEmailTaken={isEmailTaken}
            refused={refused}
            onDone={(values) => {
              setAccount(values);
              setStep('details');
            }}
          />
          <p className={css['note']}>
            {t('register.haveAccount')} <Link to="/login">{t('nav.logIn')}</Link>
          </p>
        </AuthCard>
      )}
      <div hidden={step !== 'details'}>
        <AuthCard title={t('register.almostTitle')} step={t('register.step', { step: 2 })}>
          <DetailsStep
            isRunning={isRunning}
            error={isAccountRefused ? undefined : error}
            onBack={() => setStep('account')}
            onDone={(details) =>
              void run(() => client.auth.register(toRegistration(account, details))).then((isDone) => {
                if (isDone) setStep('done');
              })
            }
            onAccountRefused={isAccountRefused ? () => setStep('account') : undefined}
          />
        </AuthCard>
      </div>
    </>
  );
}
