import type { ReactNode } from 'react';
import css from './glossator-pages.module.css';

interface PagesRowProps {
  readonly row: number;
  /** Where it is in the list, CSS pixels. */
  readonly top: number;
  readonly columns: number;
  /** Pages of the document. */
  readonly total: number;
  /** One page (from 0). */
  readonly children: (page: number) => ReactNode;
}

/** One row of the grid: as many pages as it has columns, in the last row fewer. */
export function PagesRow({ row, top, columns, total, children }: PagesRowProps) {
  const first = row * columns;
  const pages = Array.from({ length: Math.min(columns, total - first) }, (_page, column) => first + column);
  return (
    <div
      role="presentation"
      className={css['row']}
      style={{
        transform: `translateY(${top}px)`,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      }}
    >
      {pages.map(children)}
    </div>
  );
}
