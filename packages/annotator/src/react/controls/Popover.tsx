import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  offset,
  shift,
  size,
  useFloating,
  type Placement,
} from '@floating-ui/react';
import { useEffect, type ReactNode, type Ref } from 'react';
import { useEscape } from '../keys/escape-stack';
import css from './glossator-controls.module.css';

interface PopoverProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Draws the button that opens it; give it the ref. */
  readonly anchor: (ref: Ref<HTMLButtonElement>) => ReactNode;
  readonly role: 'dialog' | 'menu';
  readonly label: string;
  readonly placement?: Placement;
  readonly children: ReactNode;
}

/** Something that opens at a button: takes the focus in, gives it back, closes by Escape or a press outside. */
export function Popover(props: PopoverProps) {
  const { isOpen, onClose, anchor, role, label, placement = 'bottom-start', children } = props;
  const { refs, floatingStyles, context, elements } = useFloating<HTMLButtonElement>({
    open: isOpen,
    placement,
    middleware: [
      offset(6),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ availableHeight, elements: { floating } }) =>
          floating.style.setProperty('max-height', `${Math.max(120, availableHeight)}px`),
      }),
    ],
    whileElementsMounted: autoUpdate,
  });
  useEscape(isOpen, onClose);
  const { floating, domReference } = elements;
  useEffect(() => {
    if (!isOpen || !floating) return undefined;
    const onPress = (event: PointerEvent) => {
      const path = event.composedPath();
      if (!path.includes(floating) && !(domReference && path.includes(domReference))) onClose();
    };
    const page = floating.ownerDocument;
    page.addEventListener('pointerdown', onPress);
    return () => page.removeEventListener('pointerdown', onPress);
  }, [isOpen, floating, domReference, onClose]);

  return (
    <>
      {anchor(refs.setReference)}
      {isOpen && (
        <FloatingFocusManager context={context} modal={false}>
          <div
            ref={refs.setFloating}
            className={css['popover']}
            style={floatingStyles}
            role={role}
            aria-label={label}
          >
            {children}
          </div>
        </FloatingFocusManager>
      )}
    </>
  );
}
