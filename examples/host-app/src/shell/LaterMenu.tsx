import type { ComponentProps } from 'react';
import type { MenuButton } from '../ui/MenuButton';
import { Button } from '../ui/Button';
import { useLater } from './use-later';

const load = async () => (await import('../ui/MenuButton')).MenuButton;

/** A menu button whose menu is loaded when somebody points at it; pressed before it has arrived, it opens on arrival. */
export function LaterMenu(props: Omit<ComponentProps<typeof MenuButton>, 'isOpenAtFirst'>) {
  const { part: Menu, isPending, want, prepare } = useLater(load);
  if (Menu) return <Menu {...props} isOpenAtFirst />;
  return (
    <Button
      look="quiet"
      aria-label={props.label}
      title={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isPending}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={want}
    >
      {props.children}
    </Button>
  );
}
