import type { TextSelection } from '@glossator/client-sdk/contract';
import { ImportedFromNote } from './ImportedFromNote';
import { AttachmentItem } from '../../annotator/attachments/AttachmentItem';
import { CommentItem } from './CommentItem';
import css from './glossator-annotations.module.css';

/** The comments and attachments of a highlight, oldest first, and where it came from. */
export function CardEntries({ selection }: { readonly selection: TextSelection }) {
  const { importedFrom, data } = selection;
  // Its text in the PDF is a comment that names its author itself.
  const isNamed = data.some(
    (entry) => entry.type === 'comment' && entry.importedFrom?.name === importedFrom?.name,
  );
  const from = importedFrom && !isNamed && <ImportedFromNote from={importedFrom} />;
  if (data.length === 0) return from ?? null;
  return (
    <>
      {from}
      <ul className={css['entries']}>
        {data.map((entry) => (
          <li key={`${entry.type}-${entry.id}`}>
            {entry.type === 'comment' ? (
              <CommentItem comment={entry} selectionAuthorId={selection.createdBy.id} />
            ) : (
              <AttachmentItem attachment={entry} authorId={selection.createdBy.id} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
