import { Button as AriaButton } from 'react-aria-components';
import type { ButtonProps } from 'react-aria-components';
import { buttonClass } from './Button';
import type { ButtonLook } from './Button';

/** The component library's button, for places where its lists and triggers must know of the press. */
export function PressButton({
  look = 'line',
  icon = false,
  ...props
}: ButtonProps & { readonly look?: ButtonLook; readonly icon?: boolean }) {
  return <AriaButton {...props} className={buttonClass(look, icon)} />;
}
