import { useState, type ReactNode } from 'react';
import type { Placement } from '@floating-ui/react';
import { Popover } from './Popover';

interface PopoverButtonProps {
  /** What the button and what it opens are called. */
  readonly label: string;
  readonly className: string | undefined;
  /** What the button shows. */
  readonly face: ReactNode;
  readonly placement?: Placement;
  /** What opens; it may close itself. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a small dialog at itself, and closes it when pressed again. */
export function PopoverButton({ label, className, face, placement, children }: PopoverButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Popover
      isOpen={isOpen}
      onClose={close}
      role="dialog"
      label={label}
      {...(placement && { placement })}
      anchor={(ref) => (
        <button
          ref={ref}
          type="button"
          className={className}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={label}
          title={label}
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
