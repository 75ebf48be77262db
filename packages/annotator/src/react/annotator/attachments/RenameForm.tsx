import { useTranslate } from '@glossator/i18n';
import { useEffect, useRef, useState } from 'react';
import { isDraftWritten } from '../../../core/entities/written-draft';
import { useUnfinished } from '../context/unfinished-context';
import { ChangedElsewhere } from '../../controls/ChangedElsewhere';
import { useWrittenDraft } from '../drafts/use-written-draft';
import { Button } from '../../controls/Button';
import controls from '../../controls/glossator-controls.module.css';
import { useReturnFocus } from '../../controls/use-return-focus';
import { useEscape } from '../../controls/keys/escape-stack';
import css from './glossator-attachments.module.css';

interface RenameFormProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
  /** The form goes, with another name in it than there was. */
  readonly onLeave: (written: string) => void;
}

/** Another name for an attachment, in its place: Enter saves, Escape leaves the old one. */
export function RenameForm({ name, onRename, onClose, onLeave }: RenameFormProps) {
  const t = useTranslate('annotator');
  const { draft, write } = useWrittenDraft(name);
  const { text, elsewhere } = draft;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useReturnFocus(element, '[data-glossator-card]');
  useEscape(true, onClose);
  useUnfinished({ text: text === name ? undefined : text, needs: 'annotate', close: onClose });
  const leave = useRef(onLeave);
  const left = isDraftWritten(draft) ? text : undefined;
  const unsaved = useRef(left);
  useEffect(() => {
    leave.current = onLeave;
    unsaved.current = left;
  });
  useEffect(
    () => () => {
      if (unsaved.current !== undefined) leave.current(unsaved.current);
    },
    [],
  );
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const dot = input.value.lastIndexOf('.');
    input.focus({ preventScroll: true });
    input.setSelectionRange(0, dot > 0 ? dot : input.value.length);
  }, []);
  const isEmpty = text.trim() === '';
  return (
    <form
      ref={setElement}
      className={css['rename']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty) return;
        onRename(text);
        onClose();
      }}
    >
      <input
        ref={field}
        type="text"
        className={controls['field']}
        aria-label={t('attachments.newName')}
        maxLength={255}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      <ChangedElsewhere text={elsewhere} onTake={write} />
      <Button look="quiet" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button look="primary" type="submit" disabled={isEmpty}>
        {t('save')}
      </Button>
    </form>
  );
}
