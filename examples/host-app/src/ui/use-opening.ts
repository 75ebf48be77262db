import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether what a button opens is open. At first, where it was pressed before it had been loaded: its button has the focus by then, so that closing
 * gives it back to that.
 */
export function useOpening(isOpenAtFirst: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (!isOpenAtFirst) return undefined;
    button.current?.focus();
    let isMounted = true;
    // What opens remembers who had the focus: it opens after that.
    queueMicrotask(() => {
      if (isMounted) setOpen(true);
    });
    return () => {
      isMounted = false;
    };
  }, [isOpenAtFirst]);
  return { button, isOpen, setOpen };
}
