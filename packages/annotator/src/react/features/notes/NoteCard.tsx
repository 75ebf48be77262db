import type { Note } from '@glossator/client-sdk/contract';
import { plainText } from '@glossator/client-sdk/formatted';
import { useEffect, useRef } from 'react';
import { useTranslate } from '@glossator/i18n';
import { canEdit } from '../../../core/access/selectors';
import { useAnnotatorState, useCommands, useOffers } from '../../annotator/context/annotator-context';
import { AttachmentItem } from '../../annotator/attachments/AttachmentItem';
import { UploadList } from '../../annotator/attachments/UploadList';
import { useFileDrop } from '../../annotator/attachments/use-file-drop';
import { FormattedText } from '../../annotator/formatted/FormattedText';
import { PrivateMark } from '../../annotator/visibility/PrivateMark';
import { classNames } from '../../controls/class-names';
import css from './glossator-notes.module.css';
import { NoteFoot } from './NoteFoot';
import { NoteForm } from './NoteForm';
import { useName } from '../../annotator/labels/use-name';

/** One note with its files; its author can change it and attach files, its author and the Code's owner can delete it. */
export function NoteCard({ note }: { readonly note: Note }) {
  const t = useTranslate('annotator');
  const nameOf = useName();
  const {
    attachments: { attachToNote: attachFilesToNote },
    notes: { markShown: noteShown },
  } = useCommands();
  const { id, text, data, createdBy } = note;
  const draft = useAnnotatorState(({ notes }) => notes.drafts.find(({ noteId }) => noteId === id));
  const isShown = useAnnotatorState(({ notes }) => notes.shownId === id);
  const isEditable = useAnnotatorState((state) => canEdit(state, note));
  const { noteAttachments } = useOffers();
  const drop = useFileDrop(isEditable && noteAttachments && id > 0, (files) => attachFilesToNote(id, files));
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isShown) return;
    card.current?.scrollIntoView({ block: 'nearest' });
    card.current?.focus({ preventScroll: true });
    noteShown();
  }, [isShown, noteShown]);
  return (
    <article
      ref={card}
      className={classNames(css['card'], drop.isDragOver && css['over'])}
      aria-label={t('notes.card', { name: nameOf(createdBy), text: plainText(text).slice(0, 120) })}
      tabIndex={0}
      data-glossator-note={id}
      {...drop.handlers}
    >
      {draft ? <NoteForm draft={draft} /> : <FormattedText text={text} />}
      {noteAttachments && data.length > 0 && (
        <ul className={css['files']} aria-label={t('notes.files')}>
          {data.map((attachment) => (
            <li key={attachment.id}>
              <AttachmentItem attachment={attachment} authorId={createdBy.id} />
            </li>
          ))}
        </ul>
      )}
      <UploadList kind="note" id={id} />
      <PrivateMark kind="note" entity={note} />
      {!draft && <NoteFoot note={note} isEditable={isEditable} />}
    </article>
  );
}
