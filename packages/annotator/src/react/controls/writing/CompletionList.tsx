import { useEffect, useRef } from 'react';
import { classNames } from '../class-names';
import css from '../glossator-completion-area.module.css';
import type { Choice } from './completion';

/** The choices that a text area offers, and what is to be said about them; nothing where there is neither. */
export function CompletionList(props: {
  readonly id: string;
  readonly label: string | undefined;
  readonly choices: readonly Choice[];
  readonly note: string | undefined;
  readonly active: number;
  readonly onChoose: (choice: Choice) => void;
}) {
  const { id, label, choices, note, active, onChoose } = props;
  const isOffered = choices.length > 0 || note !== undefined;
  const box = useRef<HTMLDivElement>(null);
  // Below the last line of a long list it would be out of view.
  useEffect(() => {
    if (isOffered) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isOffered, choices.length]);
  if (!isOffered) return null;
  return (
    <div ref={box} className={css['offer']}>
      {choices.length > 0 && (
        <div id={id} role="listbox" aria-label={label} className={css['list']}>
          {choices.map((choice, index) => (
            <Option
              key={choice.id}
              id={`${id}-${index}`}
              choice={choice}
              isActive={index === active}
              onChoose={() => onChoose(choice)}
            />
          ))}
        </div>
      )}
      {note !== undefined && <p className={css['note']}>{note}</p>}
    </div>
  );
}

function Option(props: {
  readonly id: string;
  readonly choice: Choice;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}) {
  const { id, choice, isActive, onChoose } = props;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      className={classNames(css['choice'], isActive && css['active'])}
      // The text keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {choice.label}
      {choice.detail !== undefined && <span className={css['detail']}>{choice.detail}</span>}
    </div>
  );
}
