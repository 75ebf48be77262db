import type { ReactNode } from 'react';
import css from './glossator-cards.module.css';
import type { CardVirtualizer } from './use-card-virtualizer';

interface CardRowsProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly virtual: CardVirtualizer;
  readonly onScroller: (scroller: HTMLElement | null) => void;
  readonly renderCard: (item: Item, index: number) => ReactNode;
}

/** The rows of a virtual list of cards, numbered for assistive technology as if all of them existed. */
export function CardRows<Item>({ label, items, virtual, onScroller, renderCard }: CardRowsProps<Item>) {
  const { containerRef, measureElement, getVirtualItems } = virtual;
  return (
    <div ref={onScroller} className={css['scroller']}>
      <ol ref={containerRef} aria-label={label} className={css['list']}>
        {getVirtualItems().map(({ index, key }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <li
                key={key}
                ref={measureElement}
                data-index={index}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                className={css['place']}
              >
                {renderCard(item, index)}
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}
