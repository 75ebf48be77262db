import type { KeyboardEvent, MouseEvent } from 'react';
import { classNames } from './class-names';
import css from './glossator-segments.module.css';
import { moveFocus } from './move-focus';

interface SegmentsProps<Choice extends string> {
  readonly label: string;
  readonly choices: readonly { readonly choice: Choice; readonly label: string }[];
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
  /** After a click, where that leads on to something else. */
  readonly onClicked?: (event: MouseEvent<HTMLElement>) => void;
  readonly className?: string | undefined;
}

/** One of a few in a row; arrows choose the next one. */
export function Segments<Choice extends string>(props: SegmentsProps<Choice>) {
  const { label, choices, chosen, onChoose, onClicked, className } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
    const focused = event.key.length === 1 ? undefined : moveFocus(buttons, event);
    const next = focused && choices[buttons.indexOf(focused)];
    if (!next) return;
    event.preventDefault();
    onChoose(next.choice);
  };
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(css['segments'], className)}
      onKeyDown={onKeyDown}
    >
      {choices.map(({ choice, label: name }) => (
        <button
          key={choice}
          type="button"
          role="radio"
          aria-checked={choice === chosen}
          tabIndex={choice === chosen ? 0 : -1}
          className={css['segment']}
          onClick={(event) => {
            onChoose(choice);
            onClicked?.(event);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
