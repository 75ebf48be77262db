import type { ReactNode } from 'react';
import type { Icon } from './icon';
import css from './glossator-controls.module.css';

/** What a list says when there is nothing in it, or when it failed. */
export function EmptyState(props: {
  readonly icon?: Icon;
  readonly title?: string;
  readonly text: string;
  readonly isError?: boolean;
  readonly children?: ReactNode;
}) {
  const { icon: Drawing, title, text, isError = false, children } = props;
  return (
    <div className={css['empty']} role={isError ? 'alert' : undefined}>
      {Drawing && <Drawing aria-hidden="true" size={22} strokeWidth={1.4} className={css['emptyIcon']} />}
      {title !== undefined && <p className={css['emptyTitle']}>{title}</p>}
      <p className={css['emptyText']}>{text}</p>
      {children}
    </div>
  );
}
