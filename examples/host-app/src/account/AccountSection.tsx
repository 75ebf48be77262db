import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './glossator-account.module.css';

/** One matter of the account under its heading. */
export function AccountSection(props: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={css['section']} aria-labelledby={id}>
      <h2 id={id} className={css['heading']}>
        {props.title}
      </h2>
      <div className={css['body']}>{props.children}</div>
    </section>
  );
}
