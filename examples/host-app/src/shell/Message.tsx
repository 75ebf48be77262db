import type { ReactNode } from 'react';
import css from './glossator-shell.module.css';

/** A page that is only a message: what happened, and what to do now. */
export function Message({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={css['message']}>
      <h1 className={css['messageTitle']}>{title}</h1>
      {children}
    </div>
  );
}
