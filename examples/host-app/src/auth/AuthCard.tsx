import type { ReactNode } from 'react';
import css from './glossator-auth.module.css';

/** The sheet on which one logs in, registers and activates. */
export function AuthCard(props: {
  readonly title: string;
  readonly step?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={css['card']}>
      {props.step && <p className={css['step']}>{props.step}</p>}
      <h1 className={css['title']}>{props.title}</h1>
      {props.children}
    </section>
  );
}
