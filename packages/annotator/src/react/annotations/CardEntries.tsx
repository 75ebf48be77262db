import type { TextSelection } from '@glossator/client-sdk/contract';
import { Paperclip } from 'lucide-react';
import { CommentItem } from './CommentItem';
import css from './glossator-annotations.module.css';

/** The comments and attachments of a highlight, oldest first. */
export function CardEntries({ selection }: { readonly selection: TextSelection }) {
  if (selection.data.length === 0) return null;
  return (
    <ul className={css['entries']}>
      {selection.data.map((entry) => (
        <li key={`${entry.type}-${entry.id}`}>
          {entry.type === 'comment' ? (
            <CommentItem comment={entry} selectionAuthorId={selection.createdBy.id} />
          ) : (
            <span className={css['attachment']}>
              <Paperclip aria-hidden="true" size={13} />
              <span className={css['attachmentName']}>{entry.name}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
