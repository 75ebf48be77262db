import { Button as AriaButton } from 'react-aria-components';
import type { ButtonProps } from 'react-aria-components';
import { classNames } from './class-names';
import css from './glossator-ui.module.css';

/** How a button stands out: one `primary` a view, `line` for the others, `quiet` in bars, `danger` for deleting. */
export type ButtonLook = 'primary' | 'line' | 'quiet' | 'danger';

/** A button of the host app. */
export function Button({
  look = 'line',
  icon,
  ...props
}: ButtonProps & { look?: ButtonLook; icon?: boolean }) {
  return <AriaButton {...props} className={classNames(css['button'], css[look], icon && css['icon'])} />;
}

/** The class names with which a link looks like a button. */
export function buttonClass(look: ButtonLook): string {
  return classNames(css['button'], css[look]);
}
