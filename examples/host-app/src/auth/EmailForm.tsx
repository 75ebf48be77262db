import { useState } from 'react';
import { useTranslate } from '@glossator/i18n';
import { useAccountFields } from '../forms/account-fields';
import { FieldsForm } from '../forms/FieldsForm';
import { useFields } from '../forms/use-fields';
import { Button } from '../ui/Button';
import css from './glossator-auth.module.css';

interface EmailFormProps {
  /** What the form is for, until it was sent. */
  readonly lead?: string;
  /** What the field begins with. */
  readonly email: string;
  /** The button's label. */
  readonly submit: string;
  /** What is shown once it was sent. */
  readonly sent: string;
  readonly onSend: (email: string) => Promise<unknown>;
}

/** Asks for an e-mail address to send something to. The answer does not say whether the address is known. */
export function EmailForm({ lead, email, submit, sent, onSend }: EmailFormProps) {
  const t = useTranslate('host');
  const { address } = useAccountFields();
  const [isSent, setSent] = useState(false);
  const form = useFields({
    initial: { email },
    fields: [address(t('login.email'))],
    send: async (typed) => {
      await onSend(typed.email);
      setSent(true);
    },
  });
  if (isSent)
    return (
      <p role="status" className={css['said']}>
        {sent}
      </p>
    );
  return (
    <>
      {lead !== undefined && <p className={css['note']}>{lead}</p>}
      <FieldsForm
        form={form}
        actions={
          <Button type="submit" look="primary" disabled={form.isRunning}>
            {submit}
          </Button>
        }
      />
    </>
  );
}
