import { useState } from 'react';
import type { User } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey, invalidFieldsOf, problemCodeOf } from '../app/problems';
import { useServices } from '../app/services';
import { FormProblem } from '../auth/AuthCard';
import auth from '../auth/glossator-auth.module.css';
import { useSubmission } from '../auth/use-submission';
import { Button } from '../ui/Button';
import { Actions } from '../ui/Modal';
import { TextField } from '../ui/TextField';
import { AccountSection } from './AccountSection';
import css from './glossator-account.module.css';

interface EmailSectionProps {
  readonly user: User;
  readonly onChanged: (user: User) => void;
}

/** The e-mail address, one that waits for its confirmation, and the way to another one. */
export function EmailSection({ user, onChanged }: EmailSectionProps) {
  const t = useTranslate('host');
  const { client } = useServices();
  const { run, error, isRunning } = useSubmission();
  const [email, setEmail] = useState('');
  const [currentPassword, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isInvalid = invalidFieldsOf(error).includes('email');
  const isPasswordWrong = problemCodeOf(error) === 'INVALID_CREDENTIALS';
  async function ask() {
    setChecked(true);
    if (email.trim() === '' || currentPassword === '') return;
    const { isDone } = await run(async () =>
      onChanged(await client.profile.update({ email: email.trim(), currentPassword })),
    );
    if (!isDone) return;
    setEmail('');
    setPassword('');
    setChecked(false);
  }
  const giveUp = () => run(async () => onChanged(await client.profile.update({ email: user.email })));
  return (
    <AccountSection title={t('account.email')}>
      <p className={css['value']}>{user.email}</p>
      {user.pendingEmail !== undefined && (
        <p role="status">
          {t('account.pendingEmail', { email: user.pendingEmail })}{' '}
          <Button disabled={isRunning} onClick={() => void giveUp()}>
            {t('account.keepEmail')}
          </Button>
        </p>
      )}
      <form
        className={auth['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        {error !== undefined && !isInvalid && !isPasswordWrong && (
          <FormProblem>{t(failureMessageKey(error))}</FormProblem>
        )}
        <TextField
          label={t('account.newEmail')}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={isInvalid || (isChecked && email.trim() === '') ? t('register.errors.email') : undefined}
        />
        <TextField
          label={t('password.current')}
          type="password"
          autoComplete="current-password"
          maxLength={128}
          value={currentPassword}
          onChange={(event) => setPassword(event.target.value)}
          error={
            isChecked && currentPassword === ''
              ? t('login.passwordMissing')
              : isPasswordWrong
                ? t('password.currentWrong')
                : undefined
          }
        />
        <Actions>
          <Button type="submit" disabled={isRunning}>
            {t('account.changeEmail')}
          </Button>
        </Actions>
      </form>
    </AccountSection>
  );
}
