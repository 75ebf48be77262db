import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import css from './glossator-search.module.css';
import type { GroupedRow, GroupedRows } from './grouped-rows';
import { listKeys, type ListedHits } from './list-keys';
import { useSteadyRows, type SteadyPlace } from './use-steady-rows';

/** Pixels of rows; those of a kind are the same, so that a hundred thousand of them need not be measured. */
export const ROW = 58;
export const HEAD = 30;
/** Browsers cannot make an element as tall as a million rows. */
const MOST_ROWS = 150_000;

interface GroupedListProps extends ListedHits {
  readonly id: string;
  readonly label: string;
  /** Hits in all, those that are not in the list too. */
  readonly total: number;
  /** The place of a hit among them, from 0; its place in the list where undefined. */
  readonly placeOf?: (hit: number) => number;
  /** Where a hit has gone when the list becomes another one. */
  readonly steady?: SteadyPlace | undefined;
  readonly renderHead: (group: number) => ReactNode;
  readonly renderHit: (hit: number) => ReactNode;
  readonly renderMore?: (group: number) => ReactNode;
  /** What stands for the hits of a group that have not been fetched comes into view. */
  readonly onMore?: (group: number) => void;
  readonly foot?: ReactNode;
}

type Rows = Virtualizer<HTMLDivElement, Element>;

/** Hits under the heads of their groups, of which only those in view exist; arrows go from one to the next. */
export function GroupedList(props: GroupedListProps) {
  const { id, rows, total, active, onActivate, placeOf } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const count = Math.min(rows.length, MOST_ROWS);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (row) => ('hit' in rows.at(row) ? ROW : HEAD),
    overscan: 6,
  });
  const items = virtual.getVirtualItems();
  useSteadyRows(virtual, rows, props.steady);
  const activeRow = active === undefined ? undefined : rows.rowOf(active);
  useEffect(() => {
    if (activeRow !== undefined && activeRow < count) virtual.scrollToIndex(activeRow, { align: 'auto' });
  }, [activeRow, count, virtual]);
  useChangingRows(virtual, props);
  const onKeyDown = listKeys(props);
  const styleOf = ({ size, start }: { readonly size: number; readonly start: number }) => ({
    blockSize: size,
    transform: `translateY(${start}px)`,
  });
  return (
    <div ref={scroller} className={css['scroller']}>
      <div className={css['rows']} style={{ blockSize: virtual.getTotalSize() }}>
        {/* Beside the list for whoever hears it: a list of hits has no room for what collapses a part of it. */}
        {items.map((item) => {
          const row = shownRow(rows, item.index);
          if (!row || 'hit' in row) return null;
          const [kind, group] = 'head' in row ? ['head', row.head] : ['more', row.more];
          return (
            <div key={`${kind} ${group}`} className={css['groupHead']} style={styleOf(item)}>
              {kind === 'head' ? props.renderHead(group) : props.renderMore?.(group)}
            </div>
          );
        })}
        <div
          id={id}
          className={css['options']}
          role="listbox"
          tabIndex={0}
          aria-label={props.label}
          aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => {
            const row = shownRow(rows, item.index);
            if (!row || !('hit' in row)) return null;
            const { hit } = row;
            return (
              <div
                key={hit}
                id={`${id}-${hit}`}
                role="option"
                aria-selected={hit === active}
                aria-setsize={total}
                aria-posinset={(placeOf?.(hit) ?? hit) + 1}
                className={css['row']}
                style={styleOf(item)}
                onClick={() => onActivate(hit)}
              >
                {props.renderHit(hit)}
              </div>
            );
          })}
        </div>
      </div>
      {props.foot}
    </div>
  );
}

/** Gives rows that come and go their heights, and asks for the hits that a row in view stands for. */
function useChangingRows(virtual: Rows, { rows, nearest, onMore }: GroupedListProps): void {
  // Rows that come and go inside of the list are of different heights. Without those, rows only come at its end, and may be very many.
  const canCollapse = nearest !== undefined;
  useLayoutEffect(() => {
    if (canCollapse) virtual.measure();
  }, [virtual, rows, canCollapse]);
  const missing = virtual
    .getVirtualItems()
    .map(({ index }) => shownRow(rows, index))
    .find((row) => row && 'more' in row);
  const missingOf = missing && 'more' in missing ? missing.more : undefined;
  useEffect(() => {
    if (missingOf !== undefined) onMore?.(missingOf);
  }, [missingOf, rows, onMore]);
}

/** The virtual list may be one rendering behind the rows. */
function shownRow(rows: GroupedRows, index: number): GroupedRow | undefined {
  return index < rows.length ? rows.at(index) : undefined;
}
