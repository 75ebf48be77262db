import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names';
import css from './glossator-controls.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>;
  /** `quiet` has no frame, `line` has one, `primary` is the main action. */
  readonly look?: 'quiet' | 'line' | 'primary';
}

/** A button with words. */
export function Button({ look = 'line', className, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={classNames(css['button'], css[look], className)} />;
}
