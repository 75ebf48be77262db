import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Paperclip } from 'lucide-react';
import { gatherThreads, type CommentThread } from '../../../core/comments/threads';
import { useName } from '../../annotator/labels/use-name';
import { useWhen } from '../../annotator/labels/use-when';
import cards from '../../controls/cards/glossator-cards.module.css';
import { CommentText } from './CommentText';
import css from './glossator-annotations.module.css';
import list from './glossator-code-list.module.css';

/** What is written on a highlight of another document, to be read: it is worked on where it is. */
export function ElsewhereEntries({ selection: { data } }: { readonly selection: TextSelection }) {
  if (data.length === 0) return null;
  return (
    <ul className={css['entries']}>
      {gatherThreads(data).map((entry) =>
        entry.type === 'thread' ? (
          <li key={`thread-${entry.thread.id}`}>
            <ReadThread thread={entry.thread} />
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

/** The comments of a thread one below the other; of a resolved one only who has resolved it. */
function ReadThread({ thread: { first, replies } }: { readonly thread: CommentThread }) {
  const t = useTranslate('annotator');
  const nameOf = useName();
  const when = useWhen();
  const { resolvedAt, resolvedBy } = first ?? {};
  if (resolvedBy)
    return (
      <p className={cards['byline']}>
        {t('comments.resolved', { name: nameOf(resolvedBy), when: resolvedAt ? when(resolvedAt) : '' })}
      </p>
    );
  return [...(first ? [first] : []), ...replies].map((comment) => (
    <div key={comment.id}>
      <CommentText text={comment.text} mentions={comment.mentions} />
      <p className={cards['byline']}>
        <b>{nameOf(comment.createdBy)}</b>
        <time dateTime={comment.createdAt}>{when(comment.createdAt)}</time>
      </p>
    </div>
  ));
}
