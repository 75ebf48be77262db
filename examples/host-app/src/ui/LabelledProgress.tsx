import { ProgressBar } from 'react-aria-components';
import { classNames } from './class-names';
import css from './glossator-ui.module.css';

interface LabelledProgressProps {
  /** Its name, and what is shown above the bar. */
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly className?: string | undefined;
}

/** How far something is: its words over a bar. */
export function LabelledProgress({ label, percent, className }: LabelledProgressProps) {
  return (
    <ProgressBar className={classNames(css['progress'], className)} aria-label={label} value={percent}>
      {label}
      <span className={css['track']}>
        <span className={css['fill']} style={{ width: `${percent}%` }} />
      </span>
    </ProgressBar>
  );
}
