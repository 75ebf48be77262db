import type { PageText } from '../pages/page-text';
import { isBlank } from '../pages/blank-text';
import { alongOf, depthOf, mainTurn } from '../pages/page-direction';

/** Baselines nearer than this, in heights, are one row; space along it wider than this may be the gutter between columns. */
const SAME_ROW = 0.5;
const GUTTER = 1.2;
/** Beyond a gutter lines may stand that much higher or lower: paragraphs of the other column have other heights. */
const BESIDE = 0.95;
/** Rows one below the other that two columns must have, and the share of them with text in both. */
const ENOUGH_ROWS = 8;
const BOTH = 0.4;
/** What the lines of a column of text are, not the cells of a table: of so many letters, so many of them filled, so many begun in small letters. */
const LETTERS = 18;
const FILLED = 0.5;
const GOING_ON = 0.25;

interface Item {
  readonly element: number;
  readonly start: number;
  readonly end: number;
  readonly depth: number;
  readonly height: number;
  readonly text: string;
}

/**
 * The elements of a page in the order they are read. Where the PDF goes from the left column to the right one and back on every row, the left
 * column comes first; in any other case the order stays as it is. Columns have a gutter that nothing crosses, and lines of running text on both sides.
 */
export function inColumnOrder(page: PageText, elements: readonly number[]): readonly number[] {
  if (!mayBeInterleaved(page, elements)) return elements;
  const rows = rowsOf(page, elements);
  const gutter = gutterOf(rows);
  if (gutter === undefined) return elements;
  const order: number[] = [];
  let run: Item[][] = [];
  const flush = (): void => {
    const left = run.flatMap((row) => row.filter(({ start }) => start < gutter));
    const right = run.flatMap((row) => row.filter(({ start }) => !(start < gutter)));
    const items = areColumns(run, gutter) ? [...left, ...right] : run.flat();
    order.push(...items.map(({ element }) => element));
    run = [];
  };
  for (const row of rows) {
    const isCrossed = row.some(({ start, end }) => start < gutter && end > gutter);
    if (isCrossed) flush();
    run.push(row);
    if (isCrossed) flush();
  }
  flush();
  return order;
}

/** Whether the elements jump over a wide space on enough rows: a quick look that spares most pages the rest. */
function mayBeInterleaved({ boxes, elements: texts }: PageText, elements: readonly number[]): boolean {
  let jumps = 0;
  let before = -1;
  for (const at of elements) {
    if (isBlank(texts[at] ?? '')) continue;
    const last = boxes?.[before];
    const box = boxes?.[at];
    before = at;
    if (!last || !box) continue;
    const isRow =
      Math.abs(box.y - last.y) < BESIDE * box.height || Math.abs(box.x - last.x) < BESIDE * box.height;
    const space = Math.max(box.x - last.x, Math.abs(box.y - last.y)) - last.width;
    if (isRow && space > GUTTER * box.height) jumps += 1;
  }
  return jumps >= ENOUGH_ROWS;
}

/** Elements that follow each other at one height. */
function rowsOf(page: PageText, elements: readonly number[]): Item[][] {
  const turn = mainTurn(page);
  const rows: Item[][] = [];
  for (const element of elements) {
    const box = page.boxes?.[element];
    const start = box ? alongOf(box, turn) : NaN;
    const depth = box ? depthOf(box, turn) : NaN;
    const { width = 0, height = 0 } = box ?? {};
    const item = { element, start, end: start + width, depth, height, text: page.elements[element] ?? '' };
    const row = rows.at(-1);
    const first = row?.find(({ text }) => text.trim() !== '');
    const step = first ? Math.abs(depth - first.depth) : 0;
    const isSameRow =
      !first ||
      item.text.trim() === '' ||
      step <= SAME_ROW * first.height ||
      (step <= BESIDE * first.height && isBeyond(item, row ?? []));
    if (row && isSameRow) row.push(item);
    else rows.push([item]);
  }
  return rows;
}

/** Whether an element stands to the right of all of a row, with a gutter between. */
function isBeyond({ start, height }: Item, row: readonly Item[]): boolean {
  return row.every(({ end, text }) => text.trim() === '' || start - end > GUTTER * height);
}

/** The place along the rows that lies in the wide spaces of most of them. */
function gutterOf(rows: readonly (readonly Item[])[]): number | undefined {
  const spaces: { readonly from: number; readonly to: number }[] = [];
  for (const row of rows) {
    const items = row.filter(({ text }) => text.trim() !== '').sort((a, b) => a.start - b.start);
    items.forEach((item, i) => {
      const to = items[i + 1]?.start ?? NaN;
      if (to - item.end > GUTTER * item.height) spaces.push({ from: item.end, to });
    });
  }
  let [best, most] = [NaN, 0];
  for (const { from, to } of spaces) {
    const middle = (from + to) / 2;
    const count = spaces.filter((space) => space.from < middle && space.to > middle).length;
    if (count > most) [best, most] = [middle, count];
  }
  return most >= ENOUGH_ROWS ? best : undefined;
}

/** Whether rows that nothing crosses are two columns of running text. */
function areColumns(rows: readonly (readonly Item[])[], gutter: number): boolean {
  const sides = [true, false].map((isLeft) =>
    rows.map((row) => row.filter(({ start, text }) => start < gutter === isLeft && text.trim() !== '')),
  );
  const [left = [], right = []] = sides;
  const both = left.filter((row, i) => row.length > 0 && (right[i]?.length ?? 0) > 0).length;
  return both >= ENOUGH_ROWS && both >= BOTH * rows.length && sides.every(isRunningText);
}

/** Whether lines are those of running text: long, mostly filled, and going on from one to the next. */
function isRunningText(lines: readonly (readonly Item[])[]): boolean {
  const filled = lines.filter(({ length }) => length > 0);
  const end = Math.max(...filled.flat().map((item) => item.end));
  const share = (is: (line: readonly Item[]) => boolean): number => filled.filter(is).length / filled.length;
  const textOf = (line: readonly Item[]): string => line.map(({ text }) => text).join('');
  const letters = filled.reduce((sum, line) => sum + (textOf(line).match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < LETTERS * filled.length) return false;
  const isFull = (line: readonly Item[]): boolean =>
    line.some((item) => item.end > end - 2.5 * item.height) || /-\s*$/u.test(textOf(line));
  return share(isFull) >= FILLED && share((line) => /^\s*\p{Ll}/u.test(textOf(line))) >= GOING_ON;
}
