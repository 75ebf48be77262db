import { useState } from 'react';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { NewPasswordForm } from '../auth/NewPasswordForm';
import { useSubmission } from '../forms/use-submission';
import { notify } from '../shell/notify';
import { AccountSection } from './AccountSection';

/** The way to another password. */
export function PasswordSection() {
  const t = useTranslate('host');
  const { client } = useServices();
  const { run, error, isRunning } = useSubmission();
  const [changes, setChanges] = useState(0);
  return (
    <AccountSection title={t('password.change')}>
      <p>{t('password.changeText')}</p>
      <NewPasswordForm
        key={changes}
        asksCurrent
        submit={t('password.change')}
        isRunning={isRunning}
        error={error}
        onSubmit={({ currentPassword, newPassword }) =>
          void run(async () => {
            await client.profile.changePassword({ currentPassword, newPassword });
            // An empty form again.
            setChanges(changes + 1);
            notify('info', t('password.changed'));
          })
        }
      />
    </AccountSection>
  );
}
