import { useState, type KeyboardEvent } from 'react';
import { Checkbox } from '../../controls/Checkbox';
import { Unseen } from '../../controls/Unseen';
import { useReturnFocus } from '../../controls/use-return-focus';
import css from './glossator-picking.module.css';

interface PickBoxProps {
  readonly label: string;
  readonly isPicked: boolean;
  /** With Shift, it is about all from the last one. */
  readonly onPick: (isShift: boolean) => void;
}

/** Picks a card; the arrow keys lead to the boxes of the cards beside it. */
export function PickBox({ label, isPicked, onPick }: PickBoxProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useReturnFocus(element, '[data-glossator-card]');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isDown = event.key === 'ArrowDown';
    if (!isDown && event.key !== 'ArrowUp') return;
    const row = event.currentTarget.closest('li');
    const next = isDown ? row?.nextElementSibling : row?.previousElementSibling;
    event.preventDefault();
    next?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus();
  };
  return (
    <span ref={setElement} className={css['box']} onKeyDown={onKeyDown}>
      <Checkbox isChecked={isPicked} onChange={(_isChecked, isShift) => onPick(isShift)}>
        <Unseen>{label}</Unseen>
      </Checkbox>
    </span>
  );
}
