import { FloatingFocusManager, useFloating } from '@floating-ui/react';
import { X } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode, type RefObject } from 'react';
import { useTranslate } from '@glossator/i18n';
import { focusedNear } from './focused-near';
import { useEscape } from './keys/escape-stack';
import { classNames } from './class-names';
import css from './glossator-controls.module.css';
import { IconButton } from './IconButton';

/** What a dialog is made of. */
export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** What gets the focus at first; the first focusable element when undefined. Not by `autoFocus`, or nothing is given back. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** What it gives the focus back to, if not to what had it when it came. */
  readonly returnFocus?: RefObject<HTMLElement | null>;
  /** A question: it is narrow, and closed by its answers alone. */
  readonly isQuestion?: boolean;
  readonly isNarrow?: boolean;
  /** It takes the whole place, and what is in it shares its height. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A dialog over the annotator: traps the focus and gives it back. */
export function Dialog(props: DialogProps) {
  const t = useTranslate('annotator');
  return <NamedDialog {...props} close={t('close')} />;
}

/** The same, without words of the annotator: `close` is what closing it is called. */
export function NamedDialog(props: DialogProps & { readonly close: string }) {
  const { title, onClose, initialFocus, returnFocus = true, isQuestion = false, children } = props;
  const titleId = useId();
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
    <div
      className={css['veil']}
      role="presentation"
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <FloatingFocusManager context={context} modal initialFocus={-1} returnFocus={returnFocus}>
        <div
          ref={setFloating}
          className={classNames(
            css['dialog'],
            (isQuestion || props.isNarrow) && css['narrowDialog'],
            props.isWide && css['wideDialog'],
          )}
          role={isQuestion ? 'alertdialog' : 'dialog'}
          aria-modal="true"
          aria-labelledby={titleId}
        >
          <div className={css['dialogHead']}>
            <h2 id={titleId} className={css['dialogTitle']}>
              {title}
            </h2>
            {!isQuestion && <IconButton icon={X} label={props.close} onClick={onClose} />}
          </div>
          {children}
        </div>
      </FloatingFocusManager>
    </div>
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
