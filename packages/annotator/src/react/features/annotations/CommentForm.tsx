import { useTranslate } from '@glossator/i18n';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { CommentForm as CommentFormState } from '../../../core/comments/state';
import { useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { useReturnFocus } from '../../controls/use-return-focus';
import { useEscape } from '../../controls/keys/escape-stack';
import { ConfirmDeletion } from '../../controls/Confirmation';
import css from './glossator-annotations.module.css';

/** Where a comment is written; Ctrl+Enter saves. Quitting it asks first where something was written. */
export function CommentForm({ form }: { readonly form: CommentFormState }) {
  const t = useTranslate('annotator');
  const {
    write: writeComment,
    submit: submitComment,
    closeForm: closeCommentForm,
    stayInForm: stayInCommentForm,
    discard: discardComment,
  } = useCommands().comments;
  const field = useRef<HTMLTextAreaElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useReturnFocus(element, '[data-glossator-card]');
  const isEmpty = form.text.trim() === '';
  useEffect(() => {
    const area = field.current;
    area?.focus({ preventScroll: true });
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  useEscape(true, closeCommentForm);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submitComment();
  };
  return (
    <form
      ref={setElement}
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        submitComment();
      }}
    >
      <textarea
        ref={field}
        rows={3}
        className={css['area']}
        aria-label={t(form.commentId === undefined ? 'comments.label' : 'comments.editLabel')}
        placeholder={t('comments.placeholder')}
        maxLength={50_000}
        value={form.text}
        onChange={(event) => writeComment(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {form.isLeaving ? (
        <ConfirmDeletion
          question={t('comments.leaveQuestion')}
          words={{ cancel: t('comments.stay'), confirm: t('comments.discard') }}
          onCancel={() => {
            stayInCommentForm();
            field.current?.focus();
          }}
          onConfirm={discardComment}
        />
      ) : (
        <div className={css['formFoot']}>
          <span className={css['hint']}>{t('comments.hint')}</span>
          <Button look="quiet" onClick={closeCommentForm}>
            {t('cancel')}
          </Button>
          <Button look="primary" type="submit" disabled={isEmpty}>
            {t(form.commentId === undefined ? 'comments.submit' : 'save')}
          </Button>
        </div>
      )}
    </form>
  );
}
