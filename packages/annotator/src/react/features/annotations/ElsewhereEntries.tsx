import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Paperclip } from 'lucide-react';
import { gatherThreads, type CommentThread } from '../../../core/comments/threads';
import { useName } from '../../annotator/labels/use-name';
import { useWhen } from '../../annotator/labels/use-when';
import cards from '../../controls/cards/glossator-cards.module.css';
import { classNames } from '../../controls/class-names';
import { CommentText } from './CommentText';
import css from './glossator-annotations.module.css';
import { useOfferedEntries } from './use-offered-entries';
import list from './glossator-code-list.module.css';

/** What is written on a highlight of another document, to be read: it is worked on where it is. */
export function ElsewhereEntries({ selection }: { readonly selection: TextSelection }) {
  const { createdBy } = selection;
  const data = useOfferedEntries(selection);
  if (data.length === 0) return null;
  return (
    <ul className={css['entries']}>
      {gatherThreads(data).map((entry) =>
        entry.type === 'thread' ? (
          <li key={`thread-${entry.thread.id}`}>
            <ReadThread thread={entry.thread} authorId={createdBy.id} />
          </li>
        ) : (
          <li key={`attachment-${entry.attachment.id}`} className={list['files']}>
            <Paperclip aria-hidden="true" size={13} />
            {entry.attachment.name}
          </li>
        ),
      )}
    </ul>
  );
}

interface ReadThreadProps {
  readonly thread: CommentThread;
  /** Whose name is on the card already. */
  readonly authorId: number;
}

/** The comments of a thread one below the other; of a resolved one only who has resolved it. */
function ReadThread({ thread: { first, replies }, authorId }: ReadThreadProps) {
  const t = useTranslate('annotator');
  const nameOf = useName();
  const when = useWhen();
  const { resolvedAt, resolvedBy } = first ?? {};
  if (resolvedBy)
    return (
      <p className={classNames(cards['byline'], css['commentBy'])}>
        {t('comments.resolved', { name: nameOf(resolvedBy), when: resolvedAt ? when(resolvedAt) : '' })}
      </p>
    );
  return [...(first ? [first] : []), ...replies].map((comment) => (
    <div key={comment.id}>
      <CommentText text={comment.text} mentions={comment.mentions} />
      <p className={classNames(cards['byline'], css['commentBy'])}>
        {comment.createdBy.id !== authorId && <b>{nameOf(comment.createdBy)}</b>}
        <time dateTime={comment.createdAt}>{when(comment.createdAt)}</time>
      </p>
    </div>
  ));
}
