import type { ReactNode } from 'react';
import css from './glossator-keys.module.css';

/** The key that does what a button does, on the button; its `aria-keyshortcuts` says it to screen readers. */
export function KeyHint({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className={css['hint']} aria-hidden="true">
      {children}
    </kbd>
  );
}
