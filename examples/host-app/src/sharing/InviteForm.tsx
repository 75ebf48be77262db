import { useRef, useState } from 'react';
import { AddressField, allRecipients, excessOf, useUnfinished, wrongOnes } from '@glossator/annotator';
import type { AddressEntry } from '@glossator/annotator';
import type { InvitedLevel, SharedUser } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { invalidFieldsOf, problemCodeOf, wrongPathsOf } from '../app/problems';
import { Form } from '../forms/Form';
import { Button } from '../ui/Button';
import ui from '../ui/glossator-ui.module.css';
import css from './glossator-people.module.css';
import { LevelField } from './LevelField';
import { MessageField } from './MessageField';
import type { SharedUsers } from './use-shared-users';

interface InviteFormProps {
  readonly invite: SharedUsers['invite'];
  /** An address to begin with. */
  readonly address: string | undefined;
}

/** Which sentence says why people could not be invited. */
function failureOf(error: unknown) {
  if (problemCodeOf(error) === 'RATE_LIMITED') return 'sharing.tooMany' as const;
  if (wrongPathsOf(error).some((path) => path.startsWith('emails.'))) return 'sharing.ownAddress' as const;
  return invalidFieldsOf(error).includes('emails') ? ('sharing.full' as const) : ('sharing.failed' as const);
}

/** Invites several addresses at one level, with a message. What is typed stays until it has gone. */
export function InviteForm({ invite, address }: InviteFormProps) {
  const t = useTranslate('host');
  const field = useRef<HTMLInputElement>(null);
  const [entry, setEntry] = useState<AddressEntry>({
    typed: '',
    recipients: address === undefined ? [] : [address],
  });
  const [access, setAccess] = useState<InvitedLevel>('read');
  const [message, setMessage] = useState('');
  const text = [...allRecipients(entry), message].join('\n');
  // Its dialog shows others a list in its place.
  useUnfinished({ text, needs: 'owner', close: () => undefined });
  const send = () => {
    const emails = allRecipients(entry);
    setEntry({ typed: '', recipients: emails });
    const isReady = emails.length > 0 && wrongOnes(emails).length === 0 && excessOf(emails) === 0;
    field.current?.focus();
    if (!isReady || invite.isPending) return;
    invite.mutate(
      { emails: [...emails], access, message: message.trim() },
      {
        onSuccess: () => {
          setEntry({ typed: '', recipients: [] });
          setMessage('');
        },
      },
    );
  };
  return (
    <Form onSubmit={send}>
      <p className={css['lead']}>{t('sharing.lead')}</p>
      <div className={css['addresses']}>
        <AddressField entry={entry} field={field} isFixed={invite.isPending} onChange={setEntry} />
      </div>
      <div className={css['row']}>
        <div className={css['level']}>
          <LevelField label={t('sharing.level')} value={access} onChange={setAccess} />
        </div>
        <div className={css['grow']}>
          <MessageField value={message} onChange={setMessage} />
        </div>
      </div>
      <div className={css['foot']}>
        <div role="status" className={ui['hint']}>
          {invite.data && <Invited users={invite.data.data} />}
        </div>
        {invite.error && (
          <div role="alert" className={ui['error']}>
            {t(failureOf(invite.error))}
          </div>
        )}
        <Button
          type="submit"
          look="primary"
          aria-disabled={allRecipients(entry).length === 0}
          aria-busy={invite.isPending}
        >
          {t('sharing.invite')}
        </Button>
      </div>
    </Form>
  );
}

/** What became of the addresses: who was invited, and who is in the Code already. */
function Invited({ users }: { readonly users: readonly SharedUser[] }) {
  const t = useTranslate('host');
  const pending = users.filter(({ status }) => status === 'pending');
  const known = users.filter(({ status }) => status === 'accepted');
  return (
    <>
      {pending.length > 0 && <div>{t('sharing.invited', { count: pending.length })}</div>}
      {known.map(({ id, name }) => (
        <div key={id}>{t('sharing.known', { name })}</div>
      ))}
    </>
  );
}
