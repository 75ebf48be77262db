import css from './glossator-keys.module.css';

/** A row of the list: what keys do, and the keys as printed on a keyboard. */
export interface KeyRow {
  readonly what: string;
  readonly keys: readonly string[];
}

/** What keys do, one row each. */
export function KeyList({ rows }: { readonly rows: readonly KeyRow[] }) {
  return (
    <dl className={css['keys']}>
      {rows.map(({ what, keys }) => (
        <div key={what} className={css['row']}>
          <dt className={css['what']}>{what}</dt>
          <dd className={css['how']}>
            {keys.map((key) => (
              <kbd key={key} className={css['key']}>
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
