import type { HTMLAttributes } from 'react';
import css from './glossator-cover.module.css';

interface CoverProps extends HTMLAttributes<HTMLDivElement> {
  /** Over one of two documents side by side. */
  readonly isNarrow?: boolean;
}

/** Covers the place of a document while none is shown there. */
export function Cover({ isNarrow = false, ...rest }: CoverProps) {
  return <div {...rest} className={css['cover']} data-narrow={isNarrow || undefined} />;
}
