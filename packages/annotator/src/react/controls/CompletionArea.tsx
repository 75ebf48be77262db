import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type TextareaHTMLAttributes,
} from 'react';
import { classNames } from './class-names';
import css from './glossator-completion-area.module.css';
import { useEscape } from './keys/escape-stack';
import { Unseen } from './Unseen';

/** Something that can be written for the user. */
export interface Choice {
  readonly id: number;
  readonly label: string;
}

/** What a text area completes, and how. */
export interface Completion {
  /** What the list is called. */
  readonly label: string;
  /** Says to screen readers how many choices there are. */
  readonly announce: (count: number) => string;
  /** The choices for what stands before the caret; it begins at the index `at`. */
  readonly offer: (
    text: string,
    caret: number,
  ) => { readonly at: number; readonly choices: readonly Choice[] } | undefined;
  /** Takes a choice, and gives what stands from `at` to the caret then. */
  readonly onChoose: (choice: Choice) => string;
}

interface CompletionAreaProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'onChange' | 'value'
> {
  readonly areaRef: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  readonly completion: Completion;
  readonly onWrite: (text: string) => void;
}

/** A text area that offers to write on: arrows choose, Enter, Tab or a click takes the choice, Escape closes the list. */
export function CompletionArea(props: CompletionAreaProps) {
  const { areaRef, completion, onWrite, onKeyDown, ...area } = props;
  const id = useId();
  const { value } = area;
  const [caret, setCaret] = useState(value.length);
  const { at, choices, active, move, dismiss } = useOffer(value, caret, completion);
  const isOpen = choices.length > 0;
  const placeCaret = useCaretAfterwards(areaRef);
  useEscape(isOpen, dismiss);

  const choose = (choice: Choice) => {
    const before = value.slice(0, at) + completion.onChoose(choice);
    onWrite(before + value.slice(caret).replace(/^ /, ''));
    setCaret(before.length);
    placeCaret(before.length);
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
      <Unseen role="status">{isOpen && completion.announce(choices.length)}</Unseen>
      {isOpen && (
        <div id={id} role="listbox" aria-label={completion.label} className={css['list']}>
          {choices.map((choice, index) => (
            <div
              key={choice.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={classNames(css['choice'], index === active && css['active'])}
              // The text keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
            >
              {choice.label}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

const NONE: readonly Choice[] = [];

/** What is offered at the caret, and which of it the keys have come to; nothing after it was dismissed. */
function useOffer(value: string, caret: number, completion: Completion) {
  const [dismissedAt, setDismissedAt] = useState<number>();
  const [reached, setReached] = useState({ caret: -1, index: 0 });
  const offer = completion.offer(value, caret);
  const choices = offer && offer.at !== dismissedAt ? offer.choices : NONE;
  const active = reached.caret === caret ? Math.min(reached.index, choices.length - 1) : 0;
  return {
    at: offer?.at ?? caret,
    choices,
    active,
    move: (step: number) => setReached({ caret, index: (active + step + choices.length) % choices.length }),
    dismiss: () => setDismissedAt(offer?.at),
  };
}

/** Puts the caret somewhere once the text has been written anew. */
function useCaretAfterwards(areaRef: RefObject<HTMLTextAreaElement | null>): (caret: number) => void {
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    areaRef.current?.focus();
    areaRef.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = undefined;
  });
  return (caret) => {
    wanted.current = caret;
  };
}
