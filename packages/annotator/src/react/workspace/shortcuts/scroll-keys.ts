import type { KeyboardEvent } from 'react';

const PAGE_KEYS: ReadonlySet<string> = new Set(['PageDown', 'PageUp']);
const SCROLL_KEYS: ReadonlySet<string> = new Set([...PAGE_KEYS, 'Home', 'End', 'ArrowDown', 'ArrowUp', ' ']);

/** Whether a key that nothing inside has use for is meant for the document: pressed on the root itself, or on a button of the toolbar. */
export function isForScrolling(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, target, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target === currentTarget) return SCROLL_KEYS.has(key);
  return PAGE_KEYS.has(key) && target instanceof Element && target.matches('[data-glossator-toolbar] button');
}

/** Gives the document the focus; the browser then scrolls it with the key that is being pressed. */
export function focusDocument(root: HTMLElement): void {
  root.querySelector<HTMLElement>('[data-glossator-document] > [tabindex]')?.focus({ preventScroll: true });
}
