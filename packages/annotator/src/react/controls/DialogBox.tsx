import { X } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { classNames } from './class-names';
import css from './glossator-controls.module.css';
import { IconButton } from './IconButton';
import { OPENER, useReturnFocus } from './use-return-focus';

/** What a dialog looks like. */
export interface DialogLook {
  /** A question: it is narrow, and closed by its answers alone. */
  readonly isQuestion?: boolean;
  readonly isNarrow?: boolean;
  /** It takes the whole place, and what is in it shares its height. */
  readonly isWide?: boolean;
}

interface DialogBoxProps extends DialogLook {
  readonly title: string;
  /** What closing it is called. */
  readonly close: string;
  readonly onClose: () => void;
  readonly boxRef: (box: HTMLElement | null) => void;
  readonly children: ReactNode;
}

/** The box of a dialog: its title, a button that closes it, and what it holds. */
export function DialogBox(props: DialogBoxProps) {
  const { title, close, onClose, boxRef, isQuestion = false, children } = props;
  const titleId = useId();
  return (
    <div
      ref={boxRef}
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
        {!isQuestion && <IconButton icon={X} label={close} onClick={onClose} />}
      </div>
      {children}
    </div>
  );
}

/** What a dialog stands on; a press beside the dialog closes it. */
export function DialogVeil(props: { readonly onClose: () => void; readonly children: ReactNode }) {
  const { onClose, children } = props;
  return (
    <div
      className={css['veil']}
      role="presentation"
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </div>
  );
}

/** A dialog in which nothing but its button can take the focus; what traps the focus in others is not needed for it. */
export function MessageDialog(props: Pick<DialogBoxProps, 'title' | 'close' | 'onClose' | 'children'>) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  useReturnFocus(box, OPENER);
  useEffect(() => box?.querySelector('button')?.focus({ preventScroll: true }), [box]);
  return (
    <DialogVeil onClose={props.onClose}>
      <DialogBox {...props} boxRef={setBox} />
    </DialogVeil>
  );
}
