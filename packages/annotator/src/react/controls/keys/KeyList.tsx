import { useTranslate, type Messages } from '@glossator/i18n';
import css from './glossator-keys.module.css';

/** A row of the list: what keys do, and the keys: characters, or names of `keyLabels`. */
export interface KeyRow {
  readonly what: string;
  readonly keys: readonly string[];
}

type NamedKey = keyof Messages['annotator']['keyLabels'];
const NAMED: readonly string[] = ['Ctrl', 'Shift', 'Enter', 'Esc', 'Del'] satisfies readonly NamedKey[];
const isNamed = (key: string): key is NamedKey => NAMED.includes(key);

/** What keys do, one row each; keys are called what is printed on a keyboard of the user's language. */
export function KeyList({ rows }: { readonly rows: readonly KeyRow[] }) {
  const t = useTranslate('annotator');
  return (
    <dl className={css['keys']}>
      {rows.map(({ what, keys }) => (
        <div key={what} className={css['row']}>
          <dt className={css['what']}>{what}</dt>
          <dd className={css['how']}>
            {keys.map((key) => (
              <kbd key={key} className={css['key']}>
                {isNamed(key) ? t(`keyLabels.${key}`) : key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
