import { forwardRef, type ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names';
import css from './glossator-controls.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `quiet` has no frame, `line` has one, `primary` is the main action. */
  readonly look?: 'quiet' | 'line' | 'primary';
}

/** A button with words. It forwards its ref in the way that React 18 knows, too. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look = 'line', className, ...rest },
  ref,
) {
  return (
    <button ref={ref} type="button" {...rest} className={classNames(css['button'], css[look], className)} />
  );
});
