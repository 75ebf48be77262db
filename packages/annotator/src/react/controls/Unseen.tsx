import type { HTMLAttributes } from 'react';
import css from './glossator-unseen.module.css';

/** A text for screen readers alone; a live region with `role` or `aria-live`. */
export function Unseen(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={css['unseen']} />;
}
