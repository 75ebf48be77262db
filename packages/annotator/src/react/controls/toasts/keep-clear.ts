import { focusedNear } from '../focused-near';

/** What is being written in: the card, form or dialog around it is not to be covered. */
const EDITED = 'input, textarea, select, [contenteditable="true"]';
const AROUND = '[data-glossator-card], [data-glossator-note], form, [role="dialog"]';

/** Pixels that stay free around it. */
const GAP = 8;

/**
 * Moves messages out of the way of what the user is writing in: to its left where there is room, else above it. They stand in their corner
 * otherwise. The returned function stops it.
 */
export function keepClear(stack: HTMLElement): () => void {
  const page = stack.ownerDocument;
  const view = page.defaultView;
  const place = () => {
    stack.style.removeProperty('--glossator-toasts-shift-x');
    stack.style.removeProperty('--glossator-toasts-shift-y');
    const written = focusedNear(stack)?.closest(EDITED);
    const own = stack.getBoundingClientRect();
    if (!written || stack.contains(written) || own.height === 0) return;
    const kept = (written.closest(AROUND) ?? written).getBoundingClientRect();
    const isApart =
      kept.right <= own.left || kept.left >= own.right || kept.bottom <= own.top || kept.top >= own.bottom;
    if (isApart) return;
    const left = own.right - kept.left + GAP;
    const up = own.bottom - kept.top + GAP;
    if (own.left - left >= GAP) stack.style.setProperty('--glossator-toasts-shift-x', `${-left}px`);
    else if (own.top - up >= GAP) stack.style.setProperty('--glossator-toasts-shift-y', `${-up}px`);
  };
  const ending = new AbortController();
  const { signal } = ending;
  for (const type of ['focusin', 'focusout', 'input', 'scroll'])
    page.addEventListener(type, place, { capture: true, passive: true, signal });
  view?.addEventListener('resize', place, { signal });
  const changes = new MutationObserver(place);
  changes.observe(stack, { childList: true, subtree: true });
  place();
  return () => {
    ending.abort();
    changes.disconnect();
  };
}
