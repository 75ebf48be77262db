import { SHARE_MESSAGE_MAX } from '@glossator/client-sdk/constants';
import { useTranslate } from '@glossator/i18n';
import { useId, useRef, type RefObject } from 'react';
import type { SharingState } from '../../../core/sharing/state';
import { useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import controls from '../../controls/glossator-controls.module.css';
import { AddressField } from './AddressField';
import { allRecipients, type AddressEntry } from './use-address-entry';
import css from './glossator-sharing.module.css';
import { excessOf, wrongOnes } from './recipients';
import { ShareFailed } from './ShareFailed';
import { SharePreview } from './SharePreview';
import type { SharedContents } from './use-shared-contents';

/** What is typed. */
export interface ShareDraft extends AddressEntry {
  readonly message: string;
}

interface ShareFormProps {
  readonly sharing: SharingState;
  readonly kind: 'annotation' | 'note';
  readonly contents: SharedContents;
  readonly draft: ShareDraft;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChange: (draft: ShareDraft) => void;
  readonly onCancel: () => void;
}

/** Addresses, message and what will be sent. What is typed stays, whatever becomes of it. */
export function ShareForm({ sharing, kind, contents, draft, field, onChange, onCancel }: ShareFormProps) {
  const t = useTranslate('annotator');
  const { send: sendShare } = useCommands().sharing;
  const messageId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const isSending = sharing.status === 'sending';
  const { message } = draft;
  const send = () => {
    // Who got it already does not get it twice.
    const recipients = allRecipients(draft).filter((address) => !sharing.sentTo.includes(address));
    onChange({ typed: '', recipients, message });
    const isReady = recipients.length > 0 && wrongOnes(recipients).length === 0 && excessOf(recipients) === 0;
    if (isReady && !contents.isUnsaved) void sendShare({ emails: recipients, message: message.trim() });
    else field.current?.focus();
  };
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) send();
      }}
    >
      <AddressField
        entry={draft}
        field={field}
        isFixed={isSending}
        onChange={(entry) => onChange({ ...entry, message })}
      />
      <div className={css['field']}>
        <label htmlFor={messageId}>{t('sharing.message')}</label>
        <textarea
          ref={area}
          id={messageId}
          className={controls['field']}
          rows={3}
          dir="auto"
          maxLength={SHARE_MESSAGE_MAX}
          readOnly={isSending}
          value={message}
          onChange={(event) => onChange({ ...draft, message: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            if (!isSending) send();
          }}
        />
      </div>
      <div className={css['field']}>
        <span aria-hidden="true">{t('sharing.preview')}</span>
        <SharePreview kind={kind} contents={contents} message={message} />
      </div>
      <ShareFailed sharing={sharing} />
      <div className={css['foot']}>
        <span role="status" className={css['hint']}>
          {contents.isUnsaved && t('sharing.unsaved')}
        </span>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button
          type="submit"
          look="primary"
          // Not `disabled`, which would take the focus away, and with it the keys.
          aria-disabled={isSending || contents.isUnsaved || allRecipients(draft).length === 0}
          aria-busy={isSending}
        >
          {t(isSending ? 'sharing.sending' : 'sharing.send')}
        </Button>
      </div>
    </form>
  );
}
