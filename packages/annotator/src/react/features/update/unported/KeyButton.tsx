import type { ComponentProps } from 'react';
import { Button } from '../../../controls/Button';
import css from './glossator-unported.module.css';

/** A button that says which key does the same. */
export function KeyButton({
  keyName,
  children,
  ...rest
}: ComponentProps<typeof Button> & { readonly keyName?: string }) {
  return (
    <Button {...rest} aria-keyshortcuts={keyName}>
      {children}
      {keyName !== undefined && (
        <kbd className={css['key']} aria-hidden="true">
          {keyName}
        </kbd>
      )}
    </Button>
  );
}
