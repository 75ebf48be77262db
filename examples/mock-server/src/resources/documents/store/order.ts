import type { DocumentRow } from '../../../tables/documents';

/** The rows whose place changes, with their new one, when `moved` goes to place `order` (from 0; past the end means last). */
export function moveDocument(
  rows: readonly DocumentRow[],
  moved: DocumentRow,
  order: number,
): readonly DocumentRow[] {
  const others = inOrder(rows).filter(({ id }) => id !== moved.id);
  return renumbered([...others.slice(0, order), moved, ...others.slice(order)]);
}

/** The rows whose number changes when they are counted from 0 without gaps. */
export function renumbered(rows: readonly DocumentRow[]): readonly DocumentRow[] {
  return rows.flatMap((row, order) => (row.order === order ? [] : [{ ...row, order }]));
}

/** Rows by their place. */
export function inOrder(rows: readonly DocumentRow[]): readonly DocumentRow[] {
  return rows.toSorted((a, b) => a.order - b.order);
}
