import { isBlank } from '../pages/blank-text';
import { alongOf, depthOf } from '../pages/page-direction';
import type { ElementBox, PageText } from '../pages/page-text';

/** Numbers one below the other in a margin of a page, as those that count the lines of its text. */
export interface NumberColumn {
  readonly elements: readonly number[];
  /** Their values, down the page. */
  readonly values: readonly number[];
  /** Where they end (in the left margin) or begin (in the right one) along the lines, in PDF points. */
  readonly edge: number;
}

/** Digits of the number of a line. */
const NUMBER = /^\s*\d{1,4}\s*$/;
/** Places along the lines nearer than this, in PDF points, are one. */
const SAME_EDGE = 3;
/** Numbers of a column that counts by more than one, and of one that counts every line. */
const ENOUGH = 3;
const ENOUGH_SINGLE = 10;
/** The share of the pages with text that have such a column. */
const MOST_PAGES = 0.5;

/** The columns of numbers in the margins of a page: what else is at their height stands wholly on one side of them. */
export function numberColumnsOf({ boxes = [], elements }: PageText, turn: number): readonly NumberColumn[] {
  const isNumber = (element: number): boolean =>
    (boxes[element]?.turn ?? 0) === turn && NUMBER.test(elements[element] ?? '');
  const numbers: PlacedNumber[] = [];
  for (let element = 0; element < boxes.length; element += 1)
    if (isNumber(element))
      numbers.push({ ...placeOf(boxes[element], turn), element, value: Number(elements[element]) });
  // Most pages have no numbers: the places of all the rest are not needed then.
  if (numbers.length === 0) return [];
  const others: Place[] = [];
  for (let element = 0; element < boxes.length; element += 1)
    if (!isBlank(elements[element] ?? '') && !isNumber(element)) others.push(placeOf(boxes[element], turn));
  if (others.length === 0) return [];
  return [columnOf(numbers, others, 1), columnOf(numbers, others, -1)].filter(
    (column) => column !== undefined,
  );
}

function placeOf(box: ElementBox = { x: NaN, y: NaN, width: 0, height: 0 }, turn: number): Place {
  const start = alongOf(box, turn);
  return { start, end: start + box.width, depth: depthOf(box, turn) };
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly depth: number;
}

interface PlacedNumber extends Place {
  readonly element: number;
  readonly value: number;
}

/** The outermost numbers on the left (side 1) or right (-1) that end, or begin, at one place. */
function columnOf(
  numbers: readonly PlacedNumber[],
  others: readonly Place[],
  side: 1 | -1,
): NumberColumn | undefined {
  const edgeOf = ({ start, end }: Place): number => (side === 1 ? end : start);
  const outermost = numbers.reduce((out, number) =>
    side * (edgeOf(number) - edgeOf(out)) < 0 ? number : out,
  );
  const edge = edgeOf(outermost);
  const column = numbers
    .filter((number) => Math.abs(edgeOf(number) - edge) <= SAME_EDGE)
    .sort((a, b) => a.depth - b.depth);
  const [top, bottom] = [column[0]?.depth ?? NaN, column.at(-1)?.depth ?? NaN];
  const isBeside = ({ start, end, depth }: Place): boolean =>
    depth < top || depth > bottom || (side === 1 ? start > edge : end < edge);
  if (!others.every(isBeside)) return undefined;
  return { elements: column.map(({ element }) => element), values: column.map(({ value }) => value), edge };
}

/** What is known of the pages of a document, or of those around a page. */
export type PagesWithNumbers = ReadonlyMap<
  number,
  { readonly numbers: readonly NumberColumn[]; readonly count: number }
>;

/**
 * The numbers that count lines, by page: on half of the pages at least, at the same place, numbers count by the same step, and either begin anew on
 * each page or go on from page to page. Every line is seldom counted through a document, but the rows of a table are.
 */
export function lineNumbersAmong(pages: PagesWithNumbers): ReadonlyMap<number, readonly number[]> {
  const counted: Counted[] = [];
  let full = 0;
  for (const [page, { numbers, count }] of pages) {
    if (count > ENOUGH) full += 1;
    for (const column of numbers) {
      const step = stepOf(column);
      if (step !== undefined) counted.push({ page, column, step });
    }
  }
  const found = new Map<number, readonly number[]>();
  const seen = new Set<string>();
  for (const { step, column } of counted) {
    // Columns at one place are judged together, once: there may be as many as pages.
    const place = `${step} ${Math.round(column.edge / SAME_EDGE)}`;
    if (seen.has(place)) continue;
    seen.add(place);
    const alike = counted.filter((other) => other.step === step && isSamePlace(other.column, column));
    if (alike.length < Math.max(2, MOST_PAGES * full) || !isCounting(alike, step)) continue;
    for (const [page, { numbers }] of pages)
      for (const other of numbers)
        if (isSamePlace(other, column) && other.values.every((value) => value % step === 0))
          found.set(page, [...(found.get(page) ?? []), ...other.elements]);
  }
  return found;
}

interface Counted {
  readonly page: number;
  readonly column: NumberColumn;
  readonly step: number;
}

function isSamePlace(one: NumberColumn, other: NumberColumn): boolean {
  return Math.abs(one.edge - other.edge) <= SAME_EDGE;
}

/** By how much the numbers of a column count, if they do. */
function stepOf({ values }: NumberColumn): number | undefined {
  const [first = 0, second = 0] = values;
  const step = second - first;
  if (step < 1 || values.length < (step === 1 ? ENOUGH_SINGLE : ENOUGH)) return undefined;
  return values.every((value, at) => value === first + at * step && value % step === 0) ? step : undefined;
}

/** Whether columns begin anew on each page, or, where they do not count every line, go on from one page to the next. */
function isCounting(columns: readonly Counted[], step: number): boolean {
  if (columns.every(({ column }) => column.values[0] === step)) return true;
  if (step === 1) return false;
  return columns.every(({ page, column }, at) => {
    const before = columns[at - 1];
    return before?.page !== page - 1 || column.values[0] === (before.column.values.at(-1) ?? 0) + step;
  });
}
