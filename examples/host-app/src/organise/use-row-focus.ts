import { useEffect, useState, type RefObject } from 'react';
import type { CodeDocument } from '@glossator/client-sdk/contract';

/** What the buttons that keep the focus do (`data-does`). */
type Does = 'move' | 'remove' | 'takeBack';

const inRow = (id: number, does: Does): string => `[data-key="${id}"] [data-does="${does}"]`;
const ADD = '[data-does="add"]';

/** Where the focus shall be after a document has been moved: on its handle. */
export function afterMoving(id: number): readonly string[] {
  return [inRow(id, 'move')];
}

/** Where the focus shall be after a document has been deleted: where it can be taken back, else at the next one, else the one before, else where some are added. */
export function afterDeleting(documents: readonly CodeDocument[], id: number): readonly string[] {
  const at = documents.findIndex((document) => document.id === id);
  const beside = [documents[at + 1], documents[at - 1]].flatMap((other) =>
    other ? [inRow(other.id, other.warnings?.includes('deleted') ? 'takeBack' : 'remove')] : [],
  );
  return [inRow(id, 'takeBack'), ...beside, ADD];
}

/**
 * Keeps the focus on a button of a page where a list that loses one of its rows, or has one at another place, would leave it on a row or nowhere. What
 * is given takes where, best first; whatever the user does next ends it.
 */
export function useRowFocus(page: RefObject<HTMLElement | null>): (where: readonly string[]) => void {
  const [wanted, want] = useState<readonly string[]>([]);
  useEffect(() => {
    const { current } = page;
    if (!current || wanted.length === 0) return undefined;
    const { ownerDocument } = current;
    const keep = () => {
      if (isLeft(ownerDocument.activeElement)) focusFirst(current, wanted);
    };
    keep();
    const changes = new MutationObserver(keep);
    changes.observe(current, { childList: true, subtree: true });
    const ended = new AbortController();
    current.addEventListener('focusin', keep, ended);
    for (const act of ['keydown', 'pointerdown'])
      ownerDocument.addEventListener(act, () => want([]), { capture: true, signal: ended.signal });
    return () => {
      changes.disconnect();
      ended.abort();
    };
  }, [page, wanted]);
  return want;
}

/** Whether the focus is on no control. */
function isLeft(focused: Element | null): boolean {
  return !focused || focused.matches('body, [role="row"]');
}

function focusFirst(page: HTMLElement, wanted: readonly string[]): void {
  const found = wanted.map((selector) => page.querySelector<HTMLElement>(selector));
  found.find((each) => each !== null)?.focus();
}
