import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names';
import css from './glossator-controls.module.css';
import type { Icon } from './icon';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: Icon;
  /** Its name for those who cannot see it; shown as a tooltip too. */
  readonly label: string;
  /** Key that does the same, as `aria-keyshortcuts` writes it. */
  readonly shortcut?: string;
  /** For a button that is on or off. */
  readonly isPressed?: boolean;
}

/** A quiet square button with an icon and a name. */
export function IconButton({
  icon: Drawing,
  label,
  shortcut,
  isPressed,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(css['iconButton'], className)}
      aria-label={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={shortcut}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
    >
      <Drawing aria-hidden="true" size={16} strokeWidth={1.75} />
    </button>
  );
}
