import { useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names';
import { NamedDialog, type DialogProps } from './Dialog';
import css from './glossator-page-dialog.module.css';
import { createEscapeStack, EscapesContext } from './keys/escape-stack';

type PageDialogProps = Omit<DialogProps, 'initialFocus' | 'returnFocus'> & {
  /** What closing it is called. */
  readonly close: string;
};

/** The same dialog over the whole page, for an app around the annotator. Its first field has the focus, if it has one. */
export function PageDialog(props: PageDialogProps) {
  const [escapes] = useState(createEscapeStack);
  const [page] = useState(() => document.body);
  // Noted before a field of it takes the focus.
  const [before] = useState(() => document.activeElement);
  const returnFocus = useRef(before instanceof HTMLElement && before !== page ? before : null);
  const field = useRef<HTMLElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // The annotator around it has keys of its own.
    event.stopPropagation();
    if (event.key === 'Escape' && !event.defaultPrevented) escapes.closeTop();
  };
  return createPortal(
    <EscapesContext.Provider value={escapes}>
      <div
        ref={(element) => {
          field.current = element?.querySelector<HTMLElement>('input, textarea') ?? null;
        }}
        role="presentation"
        className={classNames('glossator-root', css['page'])}
        onKeyDown={onKeyDown}
      >
        <NamedDialog {...props} initialFocus={field} returnFocus={returnFocus} />
      </div>
    </EscapesContext.Provider>,
    page,
  );
}
