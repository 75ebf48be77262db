import type { User } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { useServices } from '../app/services';
import { useSubmission } from '../forms/use-submission';
import { notify } from '../shell/notify';
import { SelectField } from '../ui/SelectField';
import { AccountSection } from './AccountSection';

const CHOICES = ['atOnce', 'daily', 'never'] as const;

interface NotificationMailsSectionProps {
  readonly user: User;
  readonly onChanged: (user: User) => void;
}

/** When mails tell the user of their notifications. */
export function NotificationMailsSection({ user, onChanged }: NotificationMailsSectionProps) {
  const t = useTranslate('host');
  const { client } = useServices();
  const { run } = useSubmission();
  async function choose(id: string) {
    const notificationMails = CHOICES.find((choice) => choice === id);
    if (notificationMails === undefined) return;
    const { isDone, failure } = await run(async () => {
      onChanged(await client.profile.update({ notificationMails }));
    });
    notify(
      isDone ? 'info' : 'error',
      t(isDone ? 'account.notificationMails.saved' : failureMessageKey(failure)),
    );
  }
  return (
    <AccountSection title={t('account.notificationMails.title')}>
      <p>{t('account.notificationMails.hint')}</p>
      <SelectField
        label={t('account.notificationMails.label')}
        choices={CHOICES.map((id) => ({ id, label: t(`account.notificationMails.${id}`) }))}
        value={user.notificationMails ?? 'atOnce'}
        onChange={(id) => void choose(id)}
      />
    </AccountSection>
  );
}
