import { useState, type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { useReturnFocus } from '../controls/use-return-focus';
import css from './glossator-review-lists.module.css';

/** A card that is chosen by a press, Enter or the space bar. */
export function Card(props: {
  readonly label: string;
  readonly isActive: boolean;
  /** The color of its edge, as CSS. */
  readonly edge: string;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) {
  const { label, isActive, edge, onChoose, children } = props;
  const [element, setElement] = useState<HTMLElement | null>(null);
  // Lists take cards away that are out of sight; the keys are to go on working.
  useReturnFocus(element);
  const style: CSSProperties = { borderInlineStartColor: edge };
  const onClick = (event: MouseEvent) => {
    const isControl = event.target instanceof Element && event.target.closest('button') !== null;
    if (!isControl) onChoose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <article
      ref={setElement}
      className={classNames(css['card'], isActive && css['active'])}
      style={style}
      aria-label={label}
      aria-current={isActive ? 'true' : undefined}
      tabIndex={0}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {children}
    </article>
  );
}
