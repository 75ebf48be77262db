import type { User } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { useServices } from '../app/services';
import { useAccountFields } from '../forms/account-fields';
import { FieldsForm } from '../forms/FieldsForm';
import { FormProblem } from '../forms/Form';
import { useFields } from '../forms/use-fields';
import { useSubmission } from '../forms/use-submission';
import { Button } from '../ui/Button';
import { Actions } from '../ui/Modal';
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
  const fields = useAccountFields();
  const form = useFields({
    initial: { email: '', currentPassword: '' },
    fields: [fields.address(t('account.newEmail')), fields.currentPassword],
    isEmptiedWhenSent: true,
    send: async (typed) => onChanged(await client.profile.update(typed)),
  });
  const givingUp = useSubmission();
  const giveUp = () =>
    givingUp.run(async () => onChanged(await client.profile.update({ email: user.email })));
  return (
    <AccountSection title={t('account.email')}>
      <p className={css['value']}>{user.email}</p>
      {user.pendingEmail !== undefined && (
        <p role="status">
          {t('account.pendingEmail', { email: user.pendingEmail })}{' '}
          <Button disabled={givingUp.isRunning} onClick={() => void giveUp()}>
            {t('account.keepEmail')}
          </Button>
        </p>
      )}
      {givingUp.error !== undefined && <FormProblem>{t(failureMessageKey(givingUp.error))}</FormProblem>}
      <FieldsForm
        form={form}
        actions={
          <Actions>
            <Button type="submit" disabled={form.isRunning}>
              {t('account.changeEmail')}
            </Button>
          </Actions>
        }
      />
    </AccountSection>
  );
}
