import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import css from './glossator-cards.module.css';

const GAP = 9;
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
  const virtual = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey,
    gap: GAP,
    paddingStart: 2,
    paddingEnd: 24,
    overscan: 5,
  });
  const activeIndex = active === undefined ? -1 : items.findIndex((item) => keyOf(item) === active);
  useEffect(() => {
    if (activeIndex >= 0) virtual.scrollToIndex(activeIndex, { align: 'auto' });
  }, [activeIndex, virtual]);
  return (
    <div ref={setScroller} className={css['scroller']}>
      <ol aria-label={label} className={css['list']} style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                className={css['place']}
                style={{ transform: `translateY(${start}px)` }}
              >
                {renderCard(item, keyOf(item) === active)}
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}
