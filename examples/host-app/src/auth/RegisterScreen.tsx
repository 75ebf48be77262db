import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { invalidFieldsOf } from '../app/problems';
import { useServices } from '../app/services';
import { AccountStep } from './AccountStep';
import { AuthCard } from './AuthCard';
import { DetailsStep } from './DetailsStep';
import css from './glossator-auth.module.css';
import { EMPTY_DETAILS, toRegistration } from './registration-form';
import type { AccountForm, DetailsForm, ValidDetails } from './registration-form';
import { useSubmission } from '../forms/use-submission';

const ACCOUNT_FIELDS = new Set(['email', 'password1', 'password2']);

function isAboutAccount(failure: unknown): boolean {
  return invalidFieldsOf(failure).some((field) => ACCOUNT_FIELDS.has(field));
}

/** Register in two steps: sign up, then "almost there" (specification section 2). */
export function RegisterScreen() {
  const t = useTranslate('host');
  const { client } = useServices();
  const { state } = useLocation() as { readonly state: unknown };
  const [step, setStep] = useState<'account' | 'details' | 'done'>('account');
  const [account, setAccount] = useState<AccountForm>({ email: '', password1: '', password2: '' });
  const [details, setDetails] = useState<DetailsForm>(EMPTY_DETAILS);
  const { run, error, isRunning } = useSubmission();

  async function send(valid: ValidDetails, typed: DetailsForm) {
    setDetails(typed);
    const { isDone, failure } = await run(() => client.auth.register(toRegistration(account, valid)));
    if (isDone) setStep('done');
    else if (isAboutAccount(failure)) setStep('account');
  }
  if (step === 'done') {
    return (
      <AuthCard title={t('register.doneTitle')}>
        <p className={css['note']} role="status">
          {t('register.doneText', { email: account.email })}
        </p>
        <Link to="/login" state={state}>
          {t('nav.logIn')}
        </Link>
        <Link to="/activation" state={{ email: account.email }}>
          {t('login.resend')}
        </Link>
      </AuthCard>
    );
  }
  if (step === 'account') {
    return (
      <AuthCard title={t('register.title')} step={t('register.step', { step: 1 })}>
        <AccountStep
          initial={account}
          refused={invalidFieldsOf(error)}
          onDone={(values) => {
            setAccount(values);
            setStep('details');
          }}
        />
        <p className={css['note']}>
          {t('register.haveAccount')}{' '}
          <Link to="/login" state={state}>
            {t('nav.logIn')}
          </Link>
        </p>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('register.almostTitle')} step={t('register.step', { step: 2 })}>
      <DetailsStep
        initial={details}
        isRunning={isRunning}
        error={isAboutAccount(error) ? undefined : error}
        onBack={(typed) => {
          setDetails(typed);
          setStep('account');
        }}
        onDone={(valid, typed) => void send(valid, typed)}
      />
    </AuthCard>
  );
}
