import { useTranslate } from '@glossator/i18n';
import { useRef, useState } from 'react';
import type { ShareTarget, SharingState } from '../../../core/sharing/state';
import { ConfirmDeletion } from '../../controls/Confirmation';
import { useCommands } from '../../annotator/context/annotator-context';
import { useUnfinished } from '../../annotator/context/unfinished-context';
import { Button } from '../../controls/Button';
import { Dialog } from '../../controls/Dialog';
import css from './glossator-sharing.module.css';
import { ShareForm, type ShareDraft } from './ShareForm';
import { allRecipients } from './use-address-entry';
import { useSharedContents } from './use-shared-contents';

interface ShareDialogProps {
  readonly sharing: SharingState;
  readonly target: ShareTarget;
}

/** Sends an annotation or a note by e-mail (specification section 2): form, then success. Quitting asks first where something was typed. */
export function ShareDialog({ sharing, target }: ShareDialogProps) {
  const t = useTranslate('annotator');
  const { close: closeShare } = useCommands().sharing;
  const contents = useSharedContents(target);
  const [draft, setDraft] = useState<ShareDraft>({ typed: '', recipients: [], message: '' });
  const [isLeaving, setIsLeaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isDone = sharing.status === 'succeeded';
  const hasContent = draft.typed.trim() !== '' || draft.recipients.length > 0 || draft.message.trim() !== '';
  const typed = [...allRecipients(draft), draft.message].join('\n');
  useUnfinished({ text: isDone ? undefined : typed, needs: 'annotate', close: closeShare });
  const close = () => (hasContent && !isDone ? setIsLeaving(true) : closeShare());
  return (
    <Dialog title={t(`sharing.title.${target.kind}`)} onClose={close} initialFocus={field}>
      {isLeaving && !isDone && (
        <ConfirmDeletion
          question={t('sharing.leaveQuestion')}
          words={{ cancel: t('sharing.stay'), confirm: t('sharing.discard') }}
          onCancel={() => setIsLeaving(false)}
          onConfirm={closeShare}
        />
      )}
      {isDone ? (
        <div className={css['form']}>
          <p role="status" className={css['success']}>
            {t('sharing.sent', { count: sharing.sentTo.length })}
          </p>
          <ul className={css['chips']} aria-label={t('sharing.recipients')}>
            {sharing.sentTo.map((address) => (
              <li key={address} className={css['chip']}>
                <span>{address}</span>
              </li>
            ))}
          </ul>
          <div className={css['foot']}>
            <Button look="primary" autoFocus onClick={closeShare}>
              {t('close')}
            </Button>
          </div>
        </div>
      ) : contents ? (
        <ShareForm
          sharing={sharing}
          kind={target.kind}
          contents={contents}
          draft={draft}
          field={field}
          onChange={setDraft}
          onCancel={close}
        />
      ) : (
        <p role="alert">{t('sharing.failures.gone')}</p>
      )}
    </Dialog>
  );
}
