import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './glossator-controls.module.css';

/** What a list says when there is nothing in it, or when it failed. */
export function EmptyState(props: {
  readonly icon?: LucideIcon;
  readonly title?: string;
  readonly text: string;
  readonly isError?: boolean;
  readonly children?: ReactNode;
}) {
  const { icon: Icon, title, text, isError = false, children } = props;
  return (
    <div className={css['empty']} role={isError ? 'alert' : undefined}>
      {Icon && <Icon aria-hidden="true" size={22} strokeWidth={1.4} className={css['emptyIcon']} />}
      {title !== undefined && <p className={css['emptyTitle']}>{title}</p>}
      <p className={css['emptyText']}>{text}</p>
      {children}
    </div>
  );
}
