import type { ReactNode } from 'react';
import css from './glossator-choices.module.css';
import { Segments } from './Segments';

/** Several choices, one under the other. */
export function Choices({ children }: { readonly children: ReactNode }) {
  return <div className={css['choices']}>{children}</div>;
}

/** One of a few, with what it is about. */
export function Choice<Each extends string>(props: Parameters<typeof Segments<Each>>[0]) {
  return (
    <>
      <span className={css['label']} aria-hidden="true">
        {props.label}
      </span>
      <Segments {...props} />
    </>
  );
}
