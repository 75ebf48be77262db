import type { SelectionAttachment, TextSelection } from '@glossator/client-sdk/contract';
import { ImportedFromNote } from './ImportedFromNote';
import { AttachedNote } from '../../annotator/attachments/AttachedNote';
import { AttachmentItem } from '../../annotator/attachments/AttachmentItem';
import { gatherThreads } from '../../../core/comments/threads';
import { CommentThread } from './CommentThread';
import { useOfferedEntries } from './use-offered-entries';
import css from './glossator-annotations.module.css';

interface CardEntriesProps {
  readonly selection: TextSelection;
  readonly isActive: boolean;
}

/** The threads and attachments of a highlight, oldest first, and where it came from. */
export function CardEntries({ selection, isActive }: CardEntriesProps) {
  const { importedFrom } = selection;
  const data = useOfferedEntries(selection);
  // Its text in the PDF is a comment that names its author itself.
  const isNamed = data.some(
    (entry) => entry.type === 'comment' && entry.importedFrom?.name === importedFrom?.name,
  );
  const from = importedFrom && !isNamed && <ImportedFromNote from={importedFrom} />;
  const kept = data.filter(
    (entry): entry is SelectionAttachment => entry.type !== 'comment' && entry.isGone !== true,
  );
  if (data.length === 0) return from ?? null;
  return (
    <>
      {from}
      <ul className={css['entries']}>
        {gatherThreads(data).map((entry) =>
          entry.type === 'thread' ? (
            <li key={`thread-${entry.thread.id}`}>
              <CommentThread
                thread={entry.thread}
                selectionId={selection.id}
                selectionAuthorId={selection.createdBy.id}
                isActive={isActive}
              />
            </li>
          ) : (
            <li key={`${entry.attachment.type}-${entry.attachment.id}`}>
              <AttachmentItem attachment={entry.attachment} authorId={selection.createdBy.id} />
            </li>
          ),
        )}
      </ul>
      {isActive && <AttachedNote files={kept} />}
    </>
  );
}
