import { useTranslate } from '@glossator/i18n';
import type { CommentForm as CommentFormState } from '../../../core/comments/state';
import { useCommands } from '../../annotator/context/annotator-context';
import { classNames } from '../../controls/class-names';
import controls from '../../controls/glossator-controls.module.css';
import { useLater } from '../../controls/later';
import css from './glossator-annotations.module.css';
import { COMMENT_FORM } from './later-annotations';

/** Where a comment is written: its code is loaded when it is first wanted, or before. */
export function CommentForm({ form }: { readonly form: CommentFormState }) {
  const { part: OpenForm } = useLater(COMMENT_FORM);
  return OpenForm ? <OpenForm form={form} /> : <FirstWords form={form} />;
}

/** Takes what is typed until the form is there, which has it then. */
function FirstWords({ form }: { readonly form: CommentFormState }) {
  const t = useTranslate('annotator');
  const { write } = useCommands().comments;
  return (
    <textarea
      autoFocus
      rows={3}
      className={classNames(controls['field'], css['form'], css['area'])}
      aria-label={t('comments.label')}
      value={form.text}
      onChange={({ target }) => write(target.value)}
    />
  );
}
