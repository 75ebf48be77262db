import type { Note } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Paperclip, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { canDelete, selectCanAnnotate } from '../../../core/access/selectors';
import { isPrivate } from '../../../core/entities/visibility';
import { VisibilityButton } from '../../annotator/visibility/VisibilityButton';
import cards from '../../controls/cards/glossator-cards.module.css';
import { classNames } from '../../controls/class-names';
import { ConfirmDeletion } from '../../controls/Confirmation';
import controls from '../../controls/glossator-controls.module.css';
import { useWhen } from '../../annotator/labels/use-when';
import { useAnnotatorState, useCommands, useOffers } from '../../annotator/context/annotator-context';
import { useAttachFiles } from '../../annotator/attachments/use-attach-files';
import { IconButton } from '../../controls/IconButton';
import css from './glossator-notes.module.css';
import { useName } from '../../annotator/labels/use-name';

/** Who wrote a note and when, and what can be done with it. */
export function NoteFoot({ note, isEditable }: { readonly note: Note; readonly isEditable: boolean }) {
  const t = useTranslate('annotator');
  const nameOf = useName();
  const when = useWhen();
  const {
    notes: { openDraft: openNoteDraft, delete: deleteNote },
    sharing: { open: openShare },
  } = useCommands();
  const attach = useAttachFiles();
  const { noteAttachments, shareNotes } = useOffers();
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const isDeletable = useAnnotatorState((state) => canDelete(state, note));
  const [isAsking, setIsAsking] = useState(false);
  const { id, createdBy, createdAt, updatedAt } = note;
  return (
    <>
      <footer className={classNames(cards['byline'], css['by'])}>
        <b>{nameOf(createdBy)}</b>
        <time dateTime={createdAt}>{when(createdAt)}</time>
        {id < 0 && <span>{t('annotations.saving')}</span>}
        {id > 0 && updatedAt !== createdAt && <span>{t('annotations.edited')}</span>}
        <span className={classNames(controls['smallTools'], css['tools'])}>
          {isEditable && noteAttachments && id > 0 && (
            <IconButton icon={Paperclip} label={t('attachments.add')} onClick={() => attach(id, 'note')} />
          )}
          {canAnnotate && shareNotes && id > 0 && !isPrivate(note) && (
            <IconButton
              icon={Send}
              label={t('sharing.button')}
              onClick={() => openShare({ kind: 'note', id })}
            />
          )}
          <VisibilityButton kind="note" entity={note} />
          {isEditable && (
            <IconButton icon={Pencil} label={t('notes.edit')} onClick={() => openNoteDraft(id)} />
          )}
          {isDeletable && (
            <IconButton icon={Trash2} label={t('notes.delete')} onClick={() => setIsAsking(true)} />
          )}
        </span>
      </footer>
      {isAsking && (
        <ConfirmDeletion
          question={t('notes.deleteQuestion')}
          returnTo="[data-glossator-notes]"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => deleteNote(id)}
        />
      )}
    </>
  );
}
