import { createContext, useContext, useEffect, useRef } from 'react';

/** What is open, the last opened on top: Escape closes that. */
export interface EscapeStack {
  /** Puts something on top; the returned function takes it out. */
  readonly push: (close: () => void) => () => void;
  /** Closes what is on top; false when nothing is open. */
  readonly closeTop: () => boolean;
}

/** An empty stack. */
export function createEscapeStack(): EscapeStack {
  const open: { close: () => void }[] = [];
  return {
    push(close) {
      const entry = { close };
      open.push(entry);
      return () => {
        const index = open.indexOf(entry);
        if (index >= 0) open.splice(index, 1);
      };
    },
    closeTop() {
      const top = open.at(-1);
      top?.close();
      return top !== undefined;
    },
  };
}

/** Carries the stack of an annotator, or of a review, to what can be closed inside it. */
export const EscapesContext = createContext<EscapeStack | undefined>(undefined);

/** While `isOpen`, Escape calls `close`, unless something opened later takes it. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const escapes = useContext(EscapesContext);
  if (!escapes) throw new Error('What Escape closes works inside of an annotator or a review only');
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? escapes.push(() => latest.current()) : undefined), [escapes, isOpen]);
}
