import type { MouseEvent } from 'react';

/** The search field among the elements of an annotator. */
export const SEARCH_FIELD = '[data-glossator-search-field]';

/** Whoever has clicked what belongs to the search types on in its field; whoever has pressed a key there stays where they are. */
export function typeOn({ currentTarget, detail }: MouseEvent<HTMLElement>): void {
  if (detail === 0) return;
  currentTarget.closest('[role="search"]')?.querySelector<HTMLElement>(SEARCH_FIELD)?.focus();
}
