import { X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton';
import css from './glossator-toasts.module.css';

/** Calls back after some milliseconds, unless the returned function is called before. */
export type After = (milliseconds: number, then: () => void) => () => void;

interface ToastCardProps {
  readonly kind: 'info' | 'error';
  readonly text: string;
  /** Milliseconds until it goes by itself; undefined: it stays until it is closed. */
  readonly closesAfter: number | undefined;
  readonly after: After;
  /** What closing it is called. */
  readonly dismiss: string;
  readonly onClose: () => void;
  /** What there is below the text. */
  readonly children?: ReactNode;
  /** What can be done about it, beside the text. */
  readonly action?: ReactNode;
}

/** One message; it stays while the pointer or the focus is on it. */
export function ToastCard(props: ToastCardProps) {
  const { kind, text, closesAfter, after, dismiss, onClose, children, action } = props;
  const [isHeld, setIsHeld] = useState(false);
  useEffect(
    () => (closesAfter === undefined || isHeld ? undefined : after(closesAfter, onClose)),
    [after, closesAfter, isHeld, onClose],
  );
  return (
    <div
      className={css['card']}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div className={css['body']}>
        <p className={css['text']}>{text}</p>
        {children}
      </div>
      {action}
      <IconButton icon={X} label={dismiss} onClick={onClose} />
    </div>
  );
}
