import type { Row } from './set-rows';

/** The type area of a page in points: `columns` columns of `columnWidth`, `gutter` apart, `height` tall. */
export interface Frame {
  readonly columns: number;
  readonly columnWidth: number;
  readonly gutter: number;
  readonly height: number;
}

/** A row with its baseline: `x` from the left, `y` downwards from the top of the type area. */
export interface PlacedRow {
  readonly row: Row;
  readonly x: number;
  readonly y: number;
}

export interface PlacedPage {
  readonly rows: PlacedRow[];
  /** Where the short rules above the footnotes stand. */
  readonly rules: { readonly x: number; readonly y: number }[];
}

interface Column {
  rows: Row[];
  notes: Row[];
  used: number;
}

const NOTE_GAP = 12;

const noteHeight = (notes: readonly Row[]) =>
  notes.length === 0 ? 0 : NOTE_GAP + notes.reduce((sum, note) => sum + note.leading, 0);

/** The rows that must stand together with the one at `start`. */
function groupAt(rows: readonly Row[], start: number): Row[] {
  let end = start;
  while (rows[end]?.keep && end + 1 < rows.length && !rows[end + 1]?.newPage) end += 1;
  return rows.slice(start, end + 1);
}

function fits(column: Column, group: readonly Row[], height: number): boolean {
  const notes = [...column.notes, ...group.flatMap((row) => [...row.notes])];
  const text = group.reduce((sum, row, index) => {
    const atTop = column.rows.length === 0 && index === 0;
    return sum + (atTop ? 0 : row.before) + row.leading;
  }, column.used);
  return text + noteHeight(notes) <= height;
}

function fill(column: Column, group: readonly Row[]): void {
  for (const row of group) {
    column.used += (column.rows.length === 0 ? 0 : row.before) + row.leading;
    column.rows.push(row);
    column.notes.push(...row.notes);
  }
}

function place(page: PlacedPage, column: Column, left: number, frame: Frame): void {
  let y = 0;
  column.rows.forEach((row, index) => {
    y += index === 0 ? 0 : row.before;
    page.rows.push({ row, x: left, y: y + row.size });
    y += row.leading;
  });
  if (column.notes.length === 0) return;
  let bottom = frame.height - noteHeight(column.notes) + NOTE_GAP;
  page.rules.push({ x: left, y: bottom - NOTE_GAP / 2 + 2 });
  for (const row of column.notes) {
    page.rows.push({ row, x: left, y: bottom + row.size });
    bottom += row.leading;
  }
}

/** Fills pages column by column; headings stay with their text, and no paragraph leaves a single line behind. */
export function flow(rows: readonly Row[], frame: Frame): PlacedPage[] {
  const pages: Column[][] = [];
  const open = (newPage: boolean): Column => {
    const column: Column = { rows: [], notes: [], used: 0 };
    const page = pages.at(-1);
    if (!page || newPage || page.length === frame.columns) pages.push([column]);
    else page.push(column);
    return column;
  };
  let column = open(true);
  for (let at = 0; at < rows.length;) {
    const group = groupAt(rows, at);
    if (group[0]?.newPage && column.rows.length > 0) column = open(true);
    if (!fits(column, group, frame.height) && column.rows.length > 0) column = open(false);
    fill(column, group);
    at += group.length;
  }
  return pages.map((columns) => {
    const page: PlacedPage = { rows: [], rules: [] };
    columns.forEach((filled, index) =>
      place(page, filled, index * (frame.columnWidth + frame.gutter), frame),
    );
    return page;
  });
}
