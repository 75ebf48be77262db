import { useId, useState, type KeyboardEvent, type RefObject, type TextareaHTMLAttributes } from 'react';
import { useEscape } from './keys/escape-stack';
import { Unseen } from './Unseen';
import { useOffer, type Choice, type Completion } from './writing/completion';
import { CompletionList } from './writing/CompletionList';
import { editArea } from './writing/edit-area';

interface CompletionAreaProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'onChange' | 'value'
> {
  readonly areaRef: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  /** The first one that offers something does. */
  readonly completions: readonly Completion[];
  readonly onWrite: (text: string) => void;
}

/** A text area that offers to write on: arrows choose, Enter, Tab or a click takes the choice, Escape closes the list. */
export function CompletionArea(props: CompletionAreaProps) {
  const { areaRef, completions, onWrite, onKeyDown, ...area } = props;
  const id = useId();
  const { value } = area;
  const [caret, setCaret] = useState(value.length);
  const { at, completion, choices, note, active, move, dismiss } = useOffer(value, caret, completions);
  const isOpen = choices.length > 0;
  useEscape(isOpen || note !== undefined, dismiss);

  const choose = (choice: Choice) => {
    if (!areaRef.current || !completion) return;
    const text = completion.onChoose(choice);
    const end = text.endsWith(' ') && value.charAt(caret) === ' ' ? caret + 1 : caret;
    const behind = at + text.length;
    editArea(areaRef.current, { start: at, end, text, selection: [behind, behind] });
    setCaret(behind);
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const choice = choices[active];
    if (choice && isPlain && step !== 0) move(step);
    else if (choice && isPlain && (event.key === 'Enter' || event.key === 'Tab')) choose(choice);
    else {
      onKeyDown?.(event);
      return;
    }
    event.preventDefault();
  };

  return (
    <>
      <textarea
        {...area}
        ref={areaRef}
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onChange={({ target }) => {
          setCaret(target.selectionEnd);
          onWrite(target.value);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionEnd)}
        onKeyDown={onKey}
      />
      <Unseen role="status">{isOpen ? completion?.announce(choices.length) : note}</Unseen>
      <CompletionList
        id={id}
        label={completion?.label}
        choices={choices}
        note={note}
        active={active}
        onChoose={choose}
      />
    </>
  );
}
