import { useTranslate } from '@glossator/i18n';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { NoteDraft } from '../../../core/notes/state';
import { ConfirmDeletion } from '../../controls/Confirmation';
import { useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { useReturnFocus } from '../../controls/use-return-focus';
import { useEscape } from '../../controls/keys/escape-stack';
import css from './glossator-notes.module.css';

/** Where a note is written; Ctrl+Enter saves. Quitting it asks first where something was written. */
export function NoteForm({ draft }: { readonly draft: NoteDraft }) {
  const t = useTranslate('annotator');
  const { write: writeNote, submit: submitNote, discardDraft: discardNoteDraft } = useCommands().notes;
  const field = useRef<HTMLTextAreaElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  useReturnFocus(element, '[data-glossator-note]');
  useEffect(() => {
    const area = field.current;
    area?.focus({ preventScroll: true });
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  const leave = () => {
    if (draft.text.trim() === draft.before) discardNoteDraft(draft);
    else setIsLeaving(true);
  };
  useEscape(true, leave);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submitNote(draft);
  };
  return (
    <form
      ref={setElement}
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        submitNote(draft);
      }}
    >
      <textarea
        ref={field}
        rows={4}
        className={css['area']}
        aria-label={t(draft.noteId === undefined ? 'notes.label' : 'notes.editLabel')}
        placeholder={t('notes.placeholder')}
        maxLength={50_000}
        value={draft.text}
        onChange={(event) => writeNote(draft, event.target.value)}
        onKeyDown={onKeyDown}
      />
      {isLeaving ? (
        <ConfirmDeletion
          question={t('notes.leaveQuestion')}
          words={{ cancel: t('notes.stay'), confirm: t('notes.discard') }}
          returnTo="form"
          onCancel={() => {
            setIsLeaving(false);
            field.current?.focus();
          }}
          onConfirm={() => discardNoteDraft(draft)}
        />
      ) : (
        <div className={css['foot']}>
          <span className={css['hint']}>{t('comments.hint')}</span>
          <Button look="quiet" onClick={leave}>
            {t('cancel')}
          </Button>
          <Button look="primary" type="submit" disabled={draft.text.trim() === ''}>
            {t('save')}
          </Button>
        </div>
      )}
    </form>
  );
}
