import type { TextSelection } from '@glossator/client-sdk/contract';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { selectReadingPage } from '../../core/view/selectors';
import { useAnnotatorState } from '../annotator-context';

/** Scrolls the list to the active Selection when it becomes another one, and to the page being read when that changes. */
export function useListFollowing(
  items: readonly TextSelection[],
  activeId: number | undefined,
  virtual: Virtualizer<HTMLDivElement, Element>,
  followsPage: boolean,
): void {
  const page = useAnnotatorState(selectReadingPage);
  // The page alone moves the list in the one effect, the active Selection alone in the other.
  const latest = useRef({ items, activeId });
  useEffect(() => {
    latest.current = { items, activeId };
  });
  useEffect(() => {
    if (!followsPage) return;
    const now = latest.current;
    const first = now.items.findIndex((item) => item.startPage >= page);
    const isActiveHere = now.items.some((item) => item.id === now.activeId && item.startPage === page);
    if (first >= 0 && !isActiveHere) virtual.scrollToIndex(first, { align: 'start' });
  }, [page, virtual, followsPage]);
  useEffect(() => {
    const index = latest.current.items.findIndex((item) => item.id === activeId);
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' });
  }, [activeId, virtual]);
}
