import css from './glossator-keys.module.css';
import { useKeyName } from './use-key-name';

/** A row of the list: what keys do, and the keys: characters, or names of `keyLabels`. */
export interface KeyRow {
  readonly what: string;
  readonly keys: readonly string[];
}

/** What keys do, one row each; keys are called what is printed on a keyboard of the user's language. */
export function KeyList({ rows }: { readonly rows: readonly KeyRow[] }) {
  const nameOf = useKeyName();
  return (
    <dl className={css['keys']}>
      {rows.map(({ what, keys }) => (
        <div key={what} className={css['row']}>
          <dt className={css['what']}>{what}</dt>
          <dd className={css['how']}>
            {keys.map((key) => (
              <kbd key={key} className={css['key']}>
                {nameOf(key)}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
