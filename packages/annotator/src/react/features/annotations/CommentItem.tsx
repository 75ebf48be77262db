import type { SelectionComment } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { canDelete, canEdit } from '../../../core/access/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import cards from '../../controls/cards/glossator-cards.module.css';
import { classNames } from '../../controls/class-names';
import controls from '../../controls/glossator-controls.module.css';
import { IconButton } from '../../controls/IconButton';
import { CommentForm } from './CommentForm';
import { NewMark } from './NewMark';
import { ConfirmDeletion } from '../../controls/Confirmation';
import css from './glossator-annotations.module.css';
import { ImportedFromNote } from './ImportedFromNote';
import { CommentText } from './CommentText';
import { useWhen } from '../../annotator/labels/use-when';
import { useName } from '../../annotator/labels/use-name';

interface CommentItemProps {
  readonly comment: SelectionComment;
  /** Whose name is on the card already. */
  readonly selectionAuthorId: number;
  /** How many replies to it there are. */
  readonly replies?: number;
}

/** One comment; its author can change it, its author and the Code's owner can delete it. */
export function CommentItem({ comment, selectionAuthorId, replies = 0 }: CommentItemProps) {
  const t = useTranslate('annotator');
  const nameOf = useName();
  const when = useWhen();
  const { openForm: openCommentForm, delete: deleteComment } = useCommands().comments;
  const form = useAnnotatorState(({ comments }) =>
    comments.form?.commentId === comment.id ? comments.form : undefined,
  );
  const isEditable = useAnnotatorState((state) => canEdit(state, comment));
  const isDeletable = useAnnotatorState((state) => canDelete(state, comment));
  const [isAsking, setIsAsking] = useState(false);
  if (form) return <CommentForm form={form} />;
  const { id, selectionId, text, importedFrom, createdBy, createdAt, updatedAt } = comment;
  return (
    <div>
      <CommentText text={text} mentions={comment.mentions} />
      {importedFrom && <ImportedFromNote from={importedFrom} />}
      <p className={classNames(cards['byline'], css['commentBy'])}>
        <NewMark of={[comment]} />
        {createdBy.id !== selectionAuthorId && <b>{nameOf(createdBy)}</b>}
        <time dateTime={createdAt}>{when(createdAt)}</time>
        {updatedAt !== createdAt && <span>{t('annotations.edited')}</span>}
        {id < 0 && selectionId > 0 && <span>{t('annotations.saving')}</span>}
        <span className={classNames(controls['smallTools'], css['commentTools'])}>
          {isEditable && (
            <IconButton
              icon={Pencil}
              label={t('comments.edit')}
              onClick={() => openCommentForm(selectionId, id)}
            />
          )}
          {isDeletable && (
            <IconButton icon={Trash2} label={t('comments.delete')} onClick={() => setIsAsking(true)} />
          )}
        </span>
      </p>
      {isAsking && (
        <ConfirmDeletion
          question={
            replies > 0
              ? t('comments.deleteThreadQuestion', { count: replies })
              : t('comments.deleteQuestion')
          }
          onCancel={() => setIsAsking(false)}
          onConfirm={() => deleteComment(selectionId, id)}
        />
      )}
    </div>
  );
}
