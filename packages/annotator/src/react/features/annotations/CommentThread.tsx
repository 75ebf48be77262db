import { useTranslate } from '@glossator/i18n';
import { Check, CornerDownRight, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { selectCanAnnotate } from '../../../core/access/selectors';
import type { CommentThread as Thread } from '../../../core/comments/threads';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { useWhen } from '../../annotator/labels/use-when';
import cards from '../../controls/cards/glossator-cards.module.css';
import { classNames } from '../../controls/class-names';
import { Button } from '../../controls/Button';
import { CommentForm } from './CommentForm';
import { CommentItem } from './CommentItem';
import { NewMark } from './NewMark';
import css from './glossator-threads.module.css';
import { useName } from '../../annotator/labels/use-name';

interface CommentThreadProps {
  readonly thread: Thread;
  readonly selectionId: number;
  /** Whose name is on the card already. */
  readonly selectionAuthorId: number;
  /** Whether the card can be worked on. */
  readonly isActive: boolean;
}

/** A comment with the replies to it. A resolved one takes one line until it is asked for. */
export function CommentThread({ thread, selectionId, selectionAuthorId, isActive }: CommentThreadProps) {
  const t = useTranslate('annotator');
  const { id, first, replies } = thread;
  const [isShown, setIsShown] = useState(false);
  const contentId = useId();
  const form = useAnnotatorState(({ comments }) =>
    comments.form?.selectionId === selectionId && comments.form.replyTo === id ? comments.form : undefined,
  );
  const isResolved = Boolean(first?.resolvedBy);
  const isOpen = !isResolved || isShown || form !== undefined;
  return (
    <div className={classNames(isResolved && css['resolved'])}>
      {isResolved && (
        <ResolvedLine
          thread={thread}
          contentId={contentId}
          isOpen={isOpen}
          onToggle={() => setIsShown(!isShown)}
        />
      )}
      {isOpen && (
        <div id={contentId}>
          {first ? (
            <CommentItem comment={first} selectionAuthorId={selectionAuthorId} replies={replies.length} />
          ) : (
            <p className={css['deleted']}>{t('comments.deleted')}</p>
          )}
          {replies.length > 0 && (
            <ul className={css['replies']} aria-label={t('comments.replies')}>
              {replies.map((reply) => (
                <li key={reply.id}>
                  <CommentItem comment={reply} selectionAuthorId={selectionAuthorId} />
                </li>
              ))}
            </ul>
          )}
          {form && <CommentForm form={form} />}
        </div>
      )}
      {isActive && !form && <ThreadActions thread={thread} selectionId={selectionId} />}
    </div>
  );
}

function ResolvedLine(props: {
  readonly thread: Thread;
  readonly contentId: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}) {
  const { thread, contentId, isOpen, onToggle } = props;
  const t = useTranslate('annotator');
  const nameOf = useName();
  const when = useWhen();
  const { resolvedAt, resolvedBy } = thread.first ?? {};
  return (
    <p className={classNames(cards['byline'], css['line'])}>
      <Check aria-hidden="true" size={13} />
      {!isOpen && <NewMark of={[...(thread.first ? [thread.first] : []), ...thread.replies]} />}
      <span>
        {t('comments.resolved', {
          name: resolvedBy ? nameOf(resolvedBy) : '',
          when: resolvedAt ? when(resolvedAt) : '',
        })}
      </span>
      <button
        type="button"
        className={css['toggle']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? contentId : undefined}
        onClick={onToggle}
      >
        {isOpen ? t('comments.hideThread') : t('comments.showThread', { count: thread.replies.length + 1 })}
      </button>
    </p>
  );
}

/** Both buttons stay where they are when the thread is resolved or opened again, and so does the focus. */
function ThreadActions({
  thread: { id, first },
  selectionId,
}: Pick<CommentThreadProps, 'thread' | 'selectionId'>) {
  const t = useTranslate('annotator');
  const { openReply, resolve } = useCommands().comments;
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  if (!canAnnotate) return null;
  const isResolved = Boolean(first?.resolvedBy);
  const Icon = isResolved ? RotateCcw : Check;
  return (
    <div className={css['actions']}>
      <Button look="quiet" onClick={() => openReply(selectionId, id)}>
        <CornerDownRight aria-hidden="true" size={13} />
        {t('comments.reply')}
      </Button>
      {first && (
        <Button look="quiet" onClick={() => resolve(selectionId, id, !isResolved)}>
          <Icon aria-hidden="true" size={13} />
          {t(isResolved ? 'comments.reopen' : 'comments.resolve')}
        </Button>
      )}
    </div>
  );
}
