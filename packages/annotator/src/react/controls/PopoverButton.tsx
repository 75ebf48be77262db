import { useState, type ReactNode } from 'react';
import type { Placement } from '@floating-ui/react';
import { classNames } from './class-names';
import css from './glossator-controls.module.css';
import type { Later } from './later';
import { Popover } from './Popover';

interface PopoverButtonProps {
  /** What the button is called. */
  readonly label: string;
  /** What it opens is called, where that is something else. */
  readonly title?: string;
  readonly className: string | undefined;
  /** What the button shows. */
  readonly face: ReactNode;
  readonly isDisabled?: boolean;
  readonly placement?: Placement;
  /** Code of what opens, where that is loaded later. */
  readonly needs?: Later<unknown>;
  /** What opens; it may close itself. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a small dialog at itself, and closes it when pressed again. */
export function PopoverButton(props: PopoverButtonProps) {
  const { label, title = label, className, face, isDisabled, placement, needs, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Popover
      isOpen={isOpen}
      onClose={close}
      role="dialog"
      label={title}
      needs={needs}
      {...(placement && { placement })}
      anchor={(ref) => (
        <button
          ref={ref}
          type="button"
          className={classNames(css['bareButton'], css['popoverButton'], className)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={label}
          title={label}
          disabled={isDisabled}
          onClick={() => setIsOpen(!isOpen)}
        >
          {face}
        </button>
      )}
    >
      {children(close)}
    </Popover>
  );
}
