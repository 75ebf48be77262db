import type { TextSelection } from '@glossator/client-sdk/contract';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useOwnScrolling } from './use-own-scrolling';

type List = Virtualizer<HTMLElement, HTMLLIElement>;

/** What a list of annotations follows. */
interface Followed {
  readonly items: readonly TextSelection[];
  /** The open document, whose annotations are in one place of the list. */
  readonly documentId: number | undefined;
  readonly activeId: number | undefined;
  /** The page where the reader has come to rest, from 0; undefined when it says nothing about the place in the list. */
  readonly page: number | undefined;
  /** False while more may come to the end of the list. */
  readonly isWhole: boolean;
  /** The list has just been put where it was left, on the same page. */
  readonly isBack: boolean;
}

/**
 * Scrolls the list to the active Selection when it becomes another one, and to the first card of the page where the reader comes to
 * rest: for a reader leafing through it would only rush past. Not when that card or the active one is in view anyway, and never while the reader scrolls the list.
 */
export function useListFollowing(list: List, element: HTMLElement | null, followed: Followed): void {
  const { activeId, page, isBack, isWhole, items } = followed;
  const isOwn = useOwnScrolling(element);
  // The page alone moves the list in the one effect, the active Selection alone in the other.
  const latest = useRef({ ...followed, isOwn });
  useEffect(() => {
    latest.current = { ...followed, isOwn };
  });
  /** The page that the list has followed to; where it was put back, it is there already. */
  const reached = useRef(isBack ? page : undefined);

  useEffect(() => {
    if (page === undefined || !element || page === reached.current) return;
    const now = latest.current;
    const isHere = (item: TextSelection) => item.documentId === now.documentId;
    const first = now.items.findIndex((item) => isHere(item) && item.startPage >= page);
    // A long list comes from its beginning; where the page is not reached yet, the rest may bring it.
    if (first >= 0 || isWhole) reached.current = page;
    if (now.isOwn()) return;
    const target = first < 0 ? now.items.findLastIndex(isHere) : first;
    const active = now.items.findIndex(({ id }) => id === now.activeId);
    const isActiveHere = Math.abs((now.items[active]?.startPage ?? -Infinity) - page) <= 1;
    if (target < 0 || isInView(list, target) || (isActiveHere && isInView(list, active))) return;
    list.scrollToIndex(target, { align: 'start' });
  }, [page, list, element, isWhole, items]);

  useEffect(() => {
    const index = latest.current.items.findIndex((item) => item.id === activeId);
    if (index >= 0 && !isInView(list, index)) list.scrollToIndex(index, { align: 'auto' });
  }, [activeId, list]);
}

/** Whether the whole card is in view. */
function isInView(list: List, index: number): boolean {
  const card = list.measurementsCache[index];
  const top = list.scrollOffset ?? 0;
  const height = list.scrollRect?.height ?? 0;
  return card !== undefined && card.start >= top && card.end <= top + height;
}
