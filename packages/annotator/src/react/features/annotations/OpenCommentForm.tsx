import { useTranslate } from '@glossator/i18n';
import type { CommentForm as CommentFormState } from '../../../core/comments/state';
import { useMentionCompletion } from './use-mention-completion';
import { useCommands } from '../../annotator/context/annotator-context';
import { useArticleCompletion } from '../../annotator/formatted/use-article-completion';
import { WrittenPreview } from '../../annotator/formatted/WrittenPreview';
import { WritingForm } from '../../controls/WritingForm';
import css from './glossator-annotations.module.css';

/** Where a comment is written. Leaving it asks first where something was written. */
export function OpenCommentForm({ form }: { readonly form: CommentFormState }) {
  const t = useTranslate('annotator');
  const { comments } = useCommands();
  const mentions = useMentionCompletion(form.selectionId);
  const articles = useArticleCompletion(form.text);
  const isNew = form.commentId === undefined;
  const isReply = form.replyTo !== undefined;
  return (
    <WritingForm
      text={form.text}
      label={t(isReply ? 'comments.replyLabel' : isNew ? 'comments.label' : 'comments.editLabel')}
      placeholder={t(isReply ? 'comments.replyPlaceholder' : 'comments.placeholder')}
      submitLabel={t(isReply ? 'comments.reply' : isNew ? 'comments.submit' : 'save')}
      rows={3}
      className={css['form']}
      areaClassName={css['area']}
      returnTo="[data-glossator-card]"
      leaving={
        form.isLeaving
          ? {
              question: t('comments.leaveQuestion'),
              stay: t('comments.stay'),
              discard: t('comments.discard'),
              onStay: comments.stayInForm,
              onDiscard: comments.discard,
            }
          : undefined
      }
      preview={<WrittenPreview text={form.text} />}
      elsewhere={form.elsewhere}
      completions={mentions ? [articles, mentions] : [articles]}
      onWrite={comments.write}
      onSubmit={comments.submit}
      onLeave={comments.closeForm}
    />
  );
}
