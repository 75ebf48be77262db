import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import css from './glossator-search.module.css';
import type { GroupedRows } from './grouped-rows';
import { useSteadyRows, type SteadyPlace } from './use-steady-rows';

/** Pixels of rows; those of a kind are the same, so that a hundred thousand of them need not be measured. */
export const ROW = 58;
export const HEAD = 30;
/** Browsers cannot make an element as tall as a million rows. */
const MOST_ROWS = 150_000;
/** Rows before the end of the list from which on more are asked for. */
const NEAR_END = 40;

interface GroupedListProps {
  readonly id: string;
  readonly label: string;
  readonly rows: GroupedRows;
  /** Hits in all, those that are not in the list too. */
  readonly total: number;
  readonly active: number | undefined;
  /** Where a hit has gone when the list becomes another one. */
  readonly steady?: SteadyPlace | undefined;
  readonly renderHead: (group: number) => ReactNode;
  readonly renderHit: (hit: number) => ReactNode;
  readonly onActivate: (hit: number) => void;
  /** The end of the list is near. */
  readonly onNearEnd?: () => void;
  readonly foot?: ReactNode;
}

/** Hits under the heads of their groups, of which only those in view exist; arrows go from one to the next. */
export function GroupedList(props: GroupedListProps) {
  const { id, rows, total, active, onActivate, onNearEnd } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const count = Math.min(rows.length, MOST_ROWS);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (row) => ('head' in rows.at(row) ? HEAD : ROW),
    overscan: 6,
  });
  const items = virtual.getVirtualItems();
  useSteadyRows(virtual, rows, props.steady);
  const activeRow = active === undefined ? undefined : rows.rowOf(active);
  useEffect(() => {
    if (activeRow !== undefined && activeRow < count) virtual.scrollToIndex(activeRow, { align: 'auto' });
  }, [activeRow, count, virtual]);
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= count - NEAR_END) onNearEnd?.();
  }, [last, count, onNearEnd]);

  const hits = rows.length === 0 ? 0 : rows.firstOf(rows.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = active ?? -1;
    const goals: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + 8,
      PageUp: at - 8,
      Home: 0,
      End: hits - 1,
      Enter: Math.max(0, at),
    };
    const goal = goals[event.key];
    if (goal === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onActivate(Math.min(Math.max(0, goal), hits - 1));
  };
  return (
    <div
      ref={scroller}
      className={css['scroller']}
      role="listbox"
      tabIndex={0}
      aria-label={props.label}
      aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className={css['rows']} style={{ blockSize: virtual.getTotalSize() }}>
        {items.map(({ index, start, size }) => {
          const row = rows.at(index);
          const style = { blockSize: size, transform: `translateY(${start}px)` };
          if ('head' in row)
            return (
              <div key={`head ${row.head}`} role="presentation" className={css['groupHead']} style={style}>
                {props.renderHead(row.head)}
              </div>
            );
          return (
            <div
              key={row.hit}
              id={`${id}-${row.hit}`}
              role="option"
              aria-selected={row.hit === active}
              aria-setsize={total}
              aria-posinset={row.hit + 1}
              className={css['row']}
              style={style}
              onClick={() => onActivate(row.hit)}
            >
              {props.renderHit(row.hit)}
            </div>
          );
        })}
      </div>
      {props.foot}
    </div>
  );
}
