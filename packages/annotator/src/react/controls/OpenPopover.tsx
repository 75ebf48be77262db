import { autoUpdate, flip, FloatingFocusManager, offset, shift, size, useFloating } from '@floating-ui/react';
import { useEffect, useState } from 'react';
import { useEscape } from './keys/escape-stack';
import css from './glossator-controls.module.css';
import type { PopoverContent } from './popover-content';
import { useReturnFocus } from './use-return-focus';

/** What has opened at a button: takes the focus in, gives it back, closes by Escape or a press outside. */
export function OpenPopover(props: PopoverContent & { readonly button: HTMLElement | null }) {
  const { onClose, role, label, placement = 'bottom-start', isFixed, button, children } = props;
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const { floatingStyles, context } = useFloating({
    open: true,
    // Tab leaves it, and so closes it.
    onOpenChange: (isStillOpen) => {
      if (!isStillOpen) onClose();
    },
    elements: { reference: button, floating },
    placement,
    strategy: isFixed ? 'fixed' : 'absolute',
    middleware: [
      offset(6),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ availableHeight, elements: { floating: list } }) =>
          list.style.setProperty('max-height', `${Math.max(120, availableHeight)}px`),
      }),
    ],
    whileElementsMounted: autoUpdate,
  });
  useEscape(true, onClose);
  useEffect(() => {
    if (!floating) return undefined;
    const onPress = (event: PointerEvent) => {
      const path = event.composedPath();
      if (!path.includes(floating) && !(button && path.includes(button))) onClose();
    };
    const page = floating.ownerDocument;
    page.addEventListener('pointerdown', onPress);
    return () => page.removeEventListener('pointerdown', onPress);
  }, [floating, button, onClose]);
  return (
    <FloatingFocusManager context={context} modal={false} returnFocus={false}>
      <div ref={setFloating} className={css['popover']} style={floatingStyles} role={role} aria-label={label}>
        <ReturnFocus from={floating} to={button} />
        {typeof children === 'function' ? children(button) : children}
      </div>
    </FloatingFocusManager>
  );
}

/** Goes away with what it is in. The focus manager would give the focus back a frame later, and take it from the dialog that a choice opened. */
function ReturnFocus({ from, to }: { readonly from: HTMLElement | null; readonly to: HTMLElement | null }) {
  useReturnFocus(from, to);
  return null;
}
