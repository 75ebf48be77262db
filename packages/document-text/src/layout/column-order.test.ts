import { describe, expect, it } from 'vitest';
import { madePage, type MadeLine } from '../testing/made-pages';
import { inColumnOrder } from './column-order';

/** Twelve rows of two columns, row after row. */
const rows = (left: (i: number) => string, right: (i: number) => string): MadeLine[] =>
  Array.from({ length: 12 }, (_, i): MadeLine[] => [
    [left(i), 700 - i * 12, 50],
    [right(i), 700 - i * 12, 310],
  ]).flat();

const running = (i: number): string =>
  i % 3 === 0
    ? 'Die Behörde entscheidet binnen eines Monats über'
    : 'den Antrag der Beteiligten nach Anhörung und nur';

function order(lines: readonly MadeLine[]): readonly number[] {
  const page = madePage(0, lines);
  return inColumnOrder(
    page,
    page.elements.map((_, at) => at),
  );
}

const even = Array.from({ length: 12 }, (_, i) => 2 * i);
const odd = even.map((at) => at + 1);

describe('columns', () => {
  it('that a PDF goes through row by row are read one after the other', () => {
    expect(order(rows(running, running))).toEqual([...even, ...odd]);
  });

  it('may have lines at other heights than those beside them', () => {
    const lower = rows(running, running).map(([text, y, x = 0], at): MadeLine => [
      text,
      at % 2 === 1 ? y - 6 : y,
      x,
    ]);
    expect(order(lower)).toEqual([...even, ...odd]);
  });

  it('end at a line over both of them', () => {
    const heading: MadeLine = [
      'Zweiter Abschnitt: Von den Verfahren und von den Behörden des Landes und des Bundes',
      500,
      50,
    ];
    const lower = rows(running, running).map(([text, y, x]): MadeLine => [text, y - 300, x ?? 0]);
    const all = order([...rows(running, running), heading, ...lower]);
    expect(all).toEqual([...even, ...odd, 24, ...even.map((at) => at + 25), ...odd.map((at) => at + 25)]);
  });

  it('stay as they are where the PDF has one after the other', () => {
    const all = rows(running, running);
    const left = all.filter((_, at) => at % 2 === 0);
    const right = all.filter((_, at) => at % 2 === 1);
    expect(order([...left, ...right])).toEqual(Array.from({ length: 24 }, (_, at) => at));
  });

  it('never are the cells of a table or the numbers of a list', () => {
    const inRow = Array.from({ length: 24 }, (_, at) => at);
    expect(
      order(
        rows(
          (i) => `Gebühr ${i}`,
          (i) => `${i * 7},50 EUR`,
        ),
      ),
    ).toEqual(inRow);
    expect(order(rows(running, (i) => `${i}`))).toEqual(inRow);
    expect(order(rows((i) => `${i}.`, running))).toEqual(inRow);
    expect(
      order(
        rows(
          (i) => `§ ${i} Anspruch auf Leistung . . . . . . . . .`,
          (i) => `${i * 3}`,
        ),
      ),
    ).toEqual(inRow);
  });
});
