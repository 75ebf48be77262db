import type { TextSelection } from '@glossator/client-sdk/contract';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useAnnotatorContext } from '../annotator-context';
import { useOwnScrolling } from './use-own-scrolling';

/** Milliseconds on a page before the list follows: who leafs through would only see it tear along. */
const REST_MS = 160;

type List = Virtualizer<HTMLElement, HTMLLIElement>;

/** What a list of annotations follows. */
interface Followed {
  readonly items: readonly TextSelection[];
  readonly activeId: number | undefined;
  /** The page being read, from 0; undefined when it says nothing about the place in the list. */
  readonly page: number | undefined;
  /** The list has just been put where it was left, on the same page. */
  readonly isBack: boolean;
}

/**
 * Scrolls the list to the active Selection when it becomes another one, and to the first card of the page being read when that changes
 * and the reader rests there. Not when that card or the active one is in view anyway, and never against his own hand in the list.
 */
export function useListFollowing(list: List, element: HTMLElement | null, followed: Followed): void {
  const { clock } = useAnnotatorContext();
  const { activeId, page, isBack } = followed;
  const isOwn = useOwnScrolling(element);
  // The page alone moves the list in the one effect, the active Selection alone in the other.
  const latest = useRef({ ...followed, isOwn });
  useEffect(() => {
    latest.current = { ...followed, isOwn };
  });
  /** The page that the list has followed to; where it was put back, it is there already. */
  const reached = useRef(isBack ? page : undefined);

  useEffect(() => {
    if (page === undefined || !element || page === reached.current) return undefined;
    const isFirst = reached.current === undefined;
    const follow = () => {
      reached.current = page;
      const now = latest.current;
      if (now.isOwn()) return;
      const first = now.items.findIndex((item) => item.startPage >= page);
      const target = first < 0 ? now.items.length - 1 : first;
      const active = now.items.findIndex(({ id }) => id === now.activeId);
      const isActiveHere = Math.abs((now.items[active]?.startPage ?? -Infinity) - page) <= 1;
      if (target < 0 || isInView(list, target) || (isActiveHere && isInView(list, active))) return;
      list.scrollToIndex(target, { align: 'start' });
    };
    if (!isFirst) return clock.after(REST_MS, follow);
    follow();
    return undefined;
  }, [page, list, element, clock]);

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
