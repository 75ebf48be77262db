/** Gives the document the focus, without scrolling it; no-op where none is open. */
export function focusDocument(root: HTMLElement): void {
  root.querySelector<HTMLElement>('[data-glossator-document] > [tabindex]')?.focus({ preventScroll: true });
}
