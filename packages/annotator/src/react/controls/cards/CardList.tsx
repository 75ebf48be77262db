import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { CardRows } from './CardRows';
import { useCardVirtualizer } from './use-card-virtualizer';

const USUAL_HEIGHT = 96;

interface CardListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => number;
  /** The card that is brought into view when it becomes another one. */
  readonly active: number | undefined;
  readonly renderCard: (item: Item, isActive: boolean) => ReactNode;
}

/** Cards of which only those in view exist; ten thousand are no more work than ten. */
export function CardList<Item>({ label, items, keyOf, active, renderCard }: CardListProps<Item>) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? -1 - index : keyOf(item);
    },
    [items, keyOf],
  );
  const virtual = useCardVirtualizer(scroller, {
    count: items.length,
    getItemKey,
    usualHeight: USUAL_HEIGHT,
  });
  const activeIndex = active === undefined ? -1 : items.findIndex((item) => keyOf(item) === active);
  useEffect(() => {
    if (activeIndex >= 0) virtual.scrollToIndex(activeIndex, { align: 'auto' });
  }, [activeIndex, virtual]);
  return (
    <CardRows
      label={label}
      items={items}
      virtual={virtual}
      onScroller={setScroller}
      renderCard={(item) => renderCard(item, keyOf(item) === active)}
    />
  );
}
