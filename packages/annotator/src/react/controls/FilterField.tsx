import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './glossator-filter.module.css';

/** A field over a list that leaves of it what matches; what is said beside it comes as children. */
export function FilterField(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly children?: ReactNode;
}) {
  const { label, value, onChange, children } = props;
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
      {children}
    </div>
  );
}
