import type { ReactNode } from 'react';
import css from './glossator-stale-line.module.css';

interface StaleLineProps {
  readonly text: string;
  /** What has failed, where it is so because of that. */
  readonly failure?: string;
  /** What brings it up to date. */
  readonly children: ReactNode;
}

/** Says above a list that what it shows may be out of date, with the way to the latest. */
export function StaleLine({ text, failure, children }: StaleLineProps) {
  return (
    <div role={failure === undefined ? 'status' : 'alert'} className={css['line']}>
      <div>
        {failure !== undefined && <p className={css['text']}>{failure}</p>}
        <p className={css['text']}>{text}</p>
      </div>
      {children}
    </div>
  );
}
