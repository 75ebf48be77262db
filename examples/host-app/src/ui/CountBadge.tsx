import { classNames } from './class-names';
import primitives from './glossator-primitives.module.css';

/** The most that a badge says. */
const MOST = 99;

interface CountBadgeProps {
  readonly count: number;
  /** Where it is in what it belongs to, which says the count to screen readers. */
  readonly className: string | undefined;
}

/** How much is new or waits, on what leads there; nothing where nothing does. */
export function CountBadge({ count, className }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={classNames(primitives['badge'], className)} aria-hidden>
      {count > MOST ? `${MOST}+` : count}
    </span>
  );
}
