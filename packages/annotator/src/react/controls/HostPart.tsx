import type { ReactNode } from 'react';
import css from './glossator-host-part.module.css';

/** What a host puts into the annotator: there the host's style sheet counts, as anywhere on its page. */
export function HostPart({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css['part']} data-glossator-slot="">
      {children}
    </div>
  );
}

/** A part of the annotator that a host places in a layout of its own: there the host's style sheet changes nothing. */
export function OwnPart({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css['part']} data-glossator-own="">
      {children}
    </div>
  );
}
