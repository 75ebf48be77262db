import { createToasts } from '@glossator/annotator/controls';

/** The app's messages; the root has the region that shows them. */
export const toasts = createToasts();

/** What the time of a toast is measured with. */
export function after(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}

/** Shows a toast for 5 s, bottom right (specification section 2). The same text is not shown twice at the same time. */
export function notify(kind: 'info' | 'error', text: string): void {
  toasts.show(kind, text);
}
