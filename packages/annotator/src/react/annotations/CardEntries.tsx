import type { TextSelection } from '@glossator/client-sdk/contract';
import { AttachmentItem } from '../attachments/AttachmentItem';
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
            <AttachmentItem attachment={entry} selectionAuthorId={selection.createdBy.id} />
          )}
        </li>
      ))}
    </ul>
  );
}
