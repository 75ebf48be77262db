import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './glossator-filter.module.css';

/** A field that filters the list below it, with how many are left; what is beside it comes as children. */
export function FilterField(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** How many are left, announced when it changes. */
  readonly count?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { label, value, onChange, count, children } = props;
  return (
    <div className={css['filter']}>
      <span className={css['field']}>
        <Search aria-hidden="true" size={14} strokeWidth={1.75} />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      {count !== undefined && (
        <span role="status" className={css['count']}>
          {count}
        </span>
      )}
      {children}
    </div>
  );
}
