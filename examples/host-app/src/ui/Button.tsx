import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import css from './glossator-ui.module.css';

/** How a button stands out: one `primary` a view, `line` for the others, `quiet` in bars, `danger` for deleting. */
export type ButtonLook = 'primary' | 'line' | 'quiet' | 'danger';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  readonly look?: ButtonLook;
  readonly icon?: boolean;
};

/** A button of the host app. */
export function Button({ look = 'line', icon, type = 'button', ...props }: ButtonProps) {
  return <button {...props} type={type} className={buttonClass(look, icon)} />;
}

/** The class names with which a link, or a button of the component library, looks like a button. */
export function buttonClass(look: ButtonLook, icon = false): string {
  return classNames(css['button'], css[look], icon && css['icon']);
}
