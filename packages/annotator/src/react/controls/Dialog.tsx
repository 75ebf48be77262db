import { FloatingFocusManager, useFloating } from '@floating-ui/react';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useTranslate } from '@glossator/i18n';
import { focusedNear } from './focused-near';
import { useEscape } from './keys/escape-stack';
import { classNames } from './class-names';
import css from './glossator-controls.module.css';
import { DialogBox, DialogVeil, type DialogLook } from './DialogBox';

/** What a dialog is made of. */
export interface DialogProps extends DialogLook {
  readonly title: string;
  readonly onClose: () => void;
  /** What gets the focus at first; the first focusable element when undefined. Not by `autoFocus`, or nothing is given back. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** What it gives the focus back to, if not to what had it when it came. */
  readonly returnFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A dialog over the annotator: traps the focus and gives it back. */
export function Dialog(props: DialogProps) {
  const t = useTranslate('annotator');
  return <NamedDialog {...props} close={t('close')} />;
}

/** The same, without words of the annotator: `close` is what closing it is called. */
export function NamedDialog(props: DialogProps & { readonly close: string }) {
  const { onClose, initialFocus, returnFocus = true } = props;
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const { context } = useFloating({ open: true, elements: { floating } });
  useEscape(true, onClose);
  // At once, not in the next frame as the manager does it: what is typed right after the key that opened it belongs here.
  useEffect(() => {
    // Before that, the manager has not noted yet where the focus is to go back to.
    if (!floating) return;
    if (floating.contains(focusedNear(floating))) return;
    const first = initialFocus?.current ?? floating.querySelector('button');
    first?.focus({ preventScroll: true });
  }, [floating, initialFocus]);
  return (
    <DialogVeil onClose={onClose}>
      <FloatingFocusManager context={context} modal initialFocus={-1} returnFocus={returnFocus}>
        <DialogBox {...props} boxRef={setFloating} />
      </FloatingFocusManager>
    </DialogVeil>
  );
}

/** Why what a dialog does has failed; always mounted, so that screen readers notice it, and hidden while it is empty. */
export function DialogFailure({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={css['dialogFailure']}>
      {children}
    </p>
  );
}

/** The row of buttons at the end of a dialog or a form; `className` sets its distance. */
export function DialogButtons(props: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <div className={classNames(css['dialogButtons'], props.className)}>{props.children}</div>;
}
