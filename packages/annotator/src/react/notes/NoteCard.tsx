import type { Note } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { canDelete, canEdit } from '../../core/access/selectors';
import { ConfirmDeletion } from '../annotations/ConfirmDeletion';
import { LinkedText } from '../annotations/LinkedText';
import { useWhen } from '../annotations/use-when';
import { useAnnotatorState, useCommands } from '../annotator-context';
import { IconButton } from '../controls/IconButton';
import { NoteForm } from './NoteForm';
import css from './glossator-notes.module.css';

/** One note; its author can change it, he and the Code's owner can delete it. */
export function NoteCard({ note }: { readonly note: Note }) {
  const t = useTranslate('annotator');
  const when = useWhen();
  const { openNoteDraft, deleteNote } = useCommands();
  const draft = useAnnotatorState(({ notes }) => notes.drafts.find(({ noteId }) => noteId === note.id));
  const isEditable = useAnnotatorState((state) => canEdit(state, note));
  const isDeletable = useAnnotatorState((state) => canDelete(state, note));
  const [isAsking, setIsAsking] = useState(false);
  const { id, text, createdBy, createdAt, updatedAt } = note;
  return (
    <article
      className={css['card']}
      aria-label={t('notes.card', { name: createdBy.name, text: text.slice(0, 120) })}
      tabIndex={0}
      data-glossator-note={id}
    >
      {draft ? (
        <NoteForm draft={draft} />
      ) : (
        <>
          <p className={css['text']}>
            <LinkedText text={text} />
          </p>
          <footer className={css['by']}>
            <b>{createdBy.name}</b>
            <time dateTime={createdAt}>{when(createdAt)}</time>
            {id < 0 && <span>{t('annotations.saving')}</span>}
            {id > 0 && updatedAt !== createdAt && <span>{t('annotations.edited')}</span>}
            <span className={css['tools']}>
              {isEditable && (
                <IconButton icon={Pencil} label={t('notes.edit')} onClick={() => openNoteDraft(id)} />
              )}
              {isDeletable && (
                <IconButton icon={Trash2} label={t('notes.delete')} onClick={() => setIsAsking(true)} />
              )}
            </span>
          </footer>
        </>
      )}
      {isAsking && (
        <ConfirmDeletion
          question={t('notes.deleteQuestion')}
          returnTo="[data-glossator-notes]"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => deleteNote(id)}
        />
      )}
    </article>
  );
}
