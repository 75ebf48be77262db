import { expect, test } from 'vitest';
import { fitLines } from './line-fit';
import { runShape, type RunShape } from './run-shape';

const BOX = { view: [0, 0, 600, 800], rotate: 0, userUnit: 1 } as const;
const STYLE = { fontFamily: 'serif', ascent: 0.9, descent: -0.3, vertical: false };

const shape = (x: number, y: number, size = 10, width = 100): RunShape =>
  runShape(
    { str: '', dir: 'ltr', width, height: size, fontName: 'f', transform: [size, 0, 0, size, x, 800 - y] },
    STYLE,
    BOX,
  );
const tops = (shapes: readonly RunShape[]): number[][] =>
  fitLines(
    shapes,
    shapes.map(() => 'text'),
  ).map(({ y, height }) => [y, y + height].map((value) => Math.round(value * 100) / 100));

test('all fonts of a line have its top and bottom, raised numbers too', () => {
  expect(tops([shape(0, 100), shape(100, 97, 6, 4), shape(105, 100, 12, 20)])).toEqual([
    [89.2, 103.6],
    [89.2, 103.6],
    [89.2, 103.6],
  ]);
});

test('lines that are set tightly share the space between them', () => {
  // Ten apart while twelve are wanted: nine parts above the lower baseline, three under the upper one.
  expect(tops([shape(0, 100), shape(0, 110)])).toEqual([
    [91, 102.5],
    [102.5, 113],
  ]);
  expect(tops([shape(0, 100), shape(0, 114)])).toEqual([
    [91, 103],
    [105, 117],
  ]);
});

test('columns beside each other do not touch each other', () => {
  expect(tops([shape(0, 100), shape(300, 106), shape(300, 94)])).toEqual([
    [91, 103],
    expect.any(Array),
    expect.any(Array),
  ]);
});

test('a marginal note beside a line does not move it, and neither do the lines of the note', () => {
  // As in the Swiss Civil Code, Art. 30: notes in small print, three lines of them to two of the text, ten units beside it.
  const texts = ['änderung', 'a. Im Allgemei-', '1', 'Die Regierung', 'rung des Namens'];
  const line = [
    shape(0, 95, 6.5, 24),
    shape(0, 103.3, 6.5, 41),
    shape(51, 88, 6, 5),
    shape(56, 90),
    shape(51, 100),
  ];
  const [, note, number, first, second] = fitLines(line, texts);
  expect([first, second].map((fitted) => fitted && [fitted.y, fitted.y + fitted.height])).toEqual([
    [expect.closeTo(81), expect.closeTo(92.5)],
    [expect.closeTo(92.5), expect.closeTo(103)],
  ]);
  expect(number?.y).toBe(first?.y);
  expect(note?.height).toBeLessThan(8);
});

test('a raised number that stands apart from its line has its top and bottom', () => {
  const [number, note] = fitLines([shape(0, 97, 6, 8), shape(20, 100)], ['40', 'Eingefügt durch Ziff. I']);
  expect(number?.y).toBeCloseTo(note?.y ?? 0);
  expect(number?.height).toBeCloseTo(note?.height ?? 0);
});

test('an initial over several lines keeps its height and does not span its line', () => {
  expect(tops([shape(0, 100, 40, 30), shape(31, 100)])).toEqual([
    [64, 112],
    [91, 103],
  ]);
});

test('turned lines are fitted in their own direction', () => {
  const upright = runShape(
    { str: '', dir: 'ltr', width: 50, height: 10, fontName: 'f', transform: [0, 10, -10, 0, 100, 400] },
    STYLE,
    BOX,
  );
  const larger = runShape(
    { str: '', dir: 'ltr', width: 10, height: 12, fontName: 'f', transform: [0, 12, -12, 0, 100, 450] },
    STYLE,
    BOX,
  );
  const [first, second] = fitLines([upright, larger], ['a', 'b']);
  expect(first?.x).toBeCloseTo(89.2);
  expect(second?.x).toBeCloseTo(89.2);
  expect(first?.height).toBeCloseTo(14.4);
});
