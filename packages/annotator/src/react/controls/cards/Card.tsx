import {
  useState,
  type CSSProperties,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { classNames } from '../class-names';
import { useReturnFocus } from '../use-return-focus';
import css from './glossator-cards.module.css';

/** What in a card is pressed for its own sake. */
const CONTROLS = 'a, button, input, label, textarea, audio, video';

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'onClick' | 'onKeyDown' | 'style'> {
  readonly label: string;
  readonly isActive: boolean;
  /** The color of its edge, as CSS. */
  readonly edge: string;
  /** `isShift`: with Shift held down. */
  readonly onChoose: (isShift: boolean) => void;
  /** What takes its focus when it goes away: the nearest around it, or else the root, so that the keys keep working. */
  readonly returnTo?: string;
}

/** A card that is chosen by a press, Enter or the space bar. */
export function Card(props: CardProps) {
  const { label, isActive, edge, onChoose, returnTo, className, children, ...rest } = props;
  const [element, setElement] = useState<HTMLElement | null>(null);
  useReturnFocus(element, returnTo);
  const style: CSSProperties = { borderInlineStartColor: edge };
  const onClick = (event: MouseEvent) => {
    const isControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    if (!isControl) onChoose(event.shiftKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onChoose(event.shiftKey);
  };
  return (
    <article
      tabIndex={0}
      {...rest}
      ref={setElement}
      className={classNames(css['card'], isActive && css['active'], className)}
      style={style}
      aria-label={label}
      aria-current={isActive ? 'true' : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {children}
    </article>
  );
}
