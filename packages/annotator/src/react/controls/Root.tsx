import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names';
import css from './glossator-root.module.css';

interface RootProps {
  /** What it is, with the document's title. */
  readonly label: string;
  readonly locale: string;
  readonly theme: 'light' | 'dark' | 'auto';
  /** Takes the focus when nothing on the page has it. */
  readonly autoFocus: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

/** The outermost element of a workspace or a review: it has the tokens, and gets the focus and with it the keys when it is pressed anywhere. */
export function Root({ label, locale, theme, autoFocus, onKeyDown, children }: RootProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = root.current?.ownerDocument;
    if (autoFocus && page?.activeElement === page?.body) root.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  return (
    <div
      ref={root}
      className={classNames('glossator-root', css['root'])}
      data-theme={theme}
      lang={locale}
      role="group"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
