import { useTranslate } from '@glossator/i18n';
import { useState } from 'react';
import type { NoteDraft } from '../../../core/notes/state';
import { useCommands } from '../../annotator/context/annotator-context';
import { useArticleCompletion } from '../../annotator/formatted/use-article-completion';
import { WrittenPreview } from '../../annotator/formatted/WrittenPreview';
import { VisibilitySwitch } from '../../annotator/visibility/VisibilitySwitch';
import { WritingForm } from '../../controls/WritingForm';
import css from './glossator-notes.module.css';

/** Where a note is written. Leaving it asks first where something was written. */
export function NoteForm({ draft }: { readonly draft: NoteDraft }) {
  const t = useTranslate('annotator');
  const { notes } = useCommands();
  const articles = useArticleCompletion(draft.text);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    if (draft.text.trim() === draft.original) notes.discardDraft(draft);
    else setIsLeaving(true);
  };
  return (
    <WritingForm
      text={draft.text}
      label={t(draft.noteId === undefined ? 'notes.label' : 'notes.editLabel')}
      placeholder={t('notes.placeholder')}
      submitLabel={t('save')}
      rows={4}
      className={css['form']}
      areaClassName={css['area']}
      returnTo="[data-glossator-note]"
      leaving={
        isLeaving
          ? {
              question: t('notes.leaveQuestion'),
              stay: t('notes.stay'),
              discard: t('notes.discard'),
              returnTo: 'form',
              onStay: () => setIsLeaving(false),
              onDiscard: () => notes.discardDraft(draft),
            }
          : undefined
      }
      {...(draft.noteId === undefined && { choices: <VisibilitySwitch /> })}
      preview={<WrittenPreview text={draft.text} />}
      elsewhere={draft.elsewhere}
      completions={[articles]}
      onWrite={(text) => notes.write(draft, text)}
      onSubmit={() => notes.submit(draft)}
      onLeave={leave}
    />
  );
}
