import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether what a button opens is open. At first, where it was pressed before it had been loaded: its button has the focus by then, so that closing
 * gives it back to that.
 */
export function useOpening(isOpenAtFirst: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (!isOpenAtFirst) return;
    button.current?.focus();
    setOpen(true);
  }, [isOpenAtFirst]);
  return { button, isOpen, setOpen };
}
