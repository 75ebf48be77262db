import type { User } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { useServices } from '../app/services';
import { useSubmission } from '../forms/use-submission';
import { notify } from '../shell/notify';
import { SelectField } from '../ui/SelectField';
import { AccountSection } from './AccountSection';

const CHOICES = ['atOnce', 'daily', 'never'] as const;

interface MentionMailsSectionProps {
  readonly user: User;
  readonly onChanged: (user: User) => void;
}

/** When mails tell the user that they are mentioned. */
export function MentionMailsSection({ user, onChanged }: MentionMailsSectionProps) {
  const t = useTranslate('host');
  const { client } = useServices();
  const { run } = useSubmission();
  async function choose(id: string) {
    const mentionMails = CHOICES.find((choice) => choice === id);
    if (mentionMails === undefined) return;
    const { isDone, failure } = await run(async () => {
      onChanged(await client.profile.update({ mentionMails }));
    });
    notify(isDone ? 'info' : 'error', t(isDone ? 'account.mentionMails.saved' : failureMessageKey(failure)));
  }
  return (
    <AccountSection title={t('account.mentionMails.title')}>
      <SelectField
        label={t('account.mentionMails.label')}
        choices={CHOICES.map((id) => ({ id, label: t(`account.mentionMails.${id}`) }))}
        value={user.mentionMails ?? 'atOnce'}
        onChange={(id) => void choose(id)}
      />
    </AccountSection>
  );
}
