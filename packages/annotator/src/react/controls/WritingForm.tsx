import { useTranslate } from '@glossator/i18n';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from './Button';
import { ChangedElsewhere } from './ChangedElsewhere';
import { classNames } from './class-names';
import { ConfirmDeletion } from './Confirmation';
import controls from './glossator-controls.module.css';
import css from './glossator-writing-form.module.css';
import { CompletionArea } from './CompletionArea';
import type { Completion } from './writing/completion';
import { useEscape } from './keys/escape-stack';
import { editArea } from './writing/edit-area';
import { listLineEdit } from './writing/list-lines';
import { formatArea, formattingOf, FormattingTools } from './writing/FormattingTools';
import { useReturnFocus } from './use-return-focus';

/** Most UTF-16 units that the server takes. */
const MOST_LENGTH = 50_000;

interface WritingFormProps {
  readonly text: string;
  readonly label: string;
  readonly placeholder: string;
  readonly submitLabel: string;
  /** Lines of text shown before there are any. */
  readonly rows: number;
  readonly className: string | undefined;
  readonly areaClassName: string | undefined;
  /** What takes the focus when the form goes away, as a selector of what is around it. */
  readonly returnTo: string;
  /** Asked instead of the buttons while the user may be leaving something unsaved; undefined while nobody leaves. */
  readonly leaving: LeavingQuestion | undefined;
  /** How the text will be shown, where that says more than the text. */
  readonly preview?: ReactNode;
  /** Shown between the text and the buttons. */
  readonly choices?: ReactNode;
  /** What the text has been changed to elsewhere meanwhile, if so: shown beside the user's own, which stays. */
  readonly elsewhere: string | undefined;
  /** What offers to write on. */
  readonly completions: readonly Completion[];
  readonly onWrite: (text: string) => void;
  readonly onSubmit: () => void;
  /** Escape or Cancel. */
  readonly onLeave: () => void;
}

interface LeavingQuestion {
  readonly question: string;
  readonly stay: string;
  readonly discard: string;
  /** What takes the focus when the question goes away. */
  readonly returnTo?: string;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** Where a longer text is written: Ctrl+Enter saves, Escape leaves. */
export function WritingForm(props: WritingFormProps) {
  const { text, returnTo, leaving, completions, onWrite, onSubmit, onLeave } = props;
  const t = useTranslate('annotator');
  const field = useRef<HTMLTextAreaElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useReturnFocus(element, returnTo);
  useEffect(() => {
    const area = field.current;
    area?.focus({ preventScroll: true });
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  useEscape(true, onLeave);
  const sign = completions.find((each) => each.sign !== undefined)?.sign;
  const beginLink = () => {
    const area = field.current;
    if (!area || sign === undefined) return;
    const { selectionStart: start, selectionEnd: end, value } = area;
    const text = sign + value.slice(start, end);
    editArea(area, { start, end, text, selection: [start + text.length, start + text.length] });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const formatting = formattingOf(event);
    if (formatting && field.current) {
      event.preventDefault();
      formatArea(field.current, formatting);
    }
    if (event.key === 'Enter' && field.current && isPlain(event)) continueList(event, field.current);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  const area = {
    rows: props.rows,
    className: classNames(controls['field'], css['area'], props.areaClassName),
    'aria-label': props.label,
    placeholder: props.placeholder,
    maxLength: MOST_LENGTH,
    value: text,
    onKeyDown,
  };
  return (
    <form
      ref={setElement}
      className={classNames(css['form'], props.className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormattingTools areaRef={field} onLinkArticle={sign === undefined ? undefined : beginLink} />
      <CompletionArea {...area} areaRef={field} completions={completions} onWrite={onWrite} />
      {props.preview}
      <ChangedElsewhere text={props.elsewhere} onTake={onWrite} />
      {props.choices}
      {leaving ? (
        <ConfirmDeletion
          question={leaving.question}
          words={{ cancel: leaving.stay, confirm: leaving.discard }}
          {...(leaving.returnTo !== undefined && { returnTo: leaving.returnTo })}
          onCancel={() => {
            leaving.onStay();
            field.current?.focus();
          }}
          onConfirm={leaving.onDiscard}
        />
      ) : (
        <div className={css['foot']}>
          <span className={css['hint']}>{t('comments.hint')}</span>
          <Button look="quiet" onClick={onLeave}>
            {t('cancel')}
          </Button>
          <Button look="primary" type="submit" disabled={text.trim() === ''}>
            {props.submitLabel}
          </Button>
        </div>
      )}
    </form>
  );
}

/** A key alone, that does not choose among what an input method offers. */
function isPlain({ ctrlKey, metaKey, altKey, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return !(ctrlKey || metaKey || altKey || shiftKey || nativeEvent.isComposing);
}

/** Enter in a list. */
function continueList(event: KeyboardEvent, area: HTMLTextAreaElement): void {
  const edit = listLineEdit(area.value, area.selectionStart, area.selectionEnd);
  if (!edit) return;
  event.preventDefault();
  editArea(area, edit);
}
