import { expect, test } from 'vitest';
import { caretsOf, spansOf } from './character-places';
import { placeCharacters } from './glyph-places';
import type { GlyphTrace } from './glyph-trace';
import { runShape, type PlacedItem } from './run-shape';

const BOX = { view: [0, 0, 600, 800], rotate: 0, userUnit: 1 } as const;

const item = (str: string, x: number, width: number, dir = 'ltr', y = 700): PlacedItem => ({
  str,
  dir,
  width,
  height: 10,
  fontName: 'f',
  transform: [10, 0, 0, 10, x, y],
});
/** Glyphs side by side from a place on, each with its characters and its width. */
function row(x: number, glyphs: readonly (readonly [string, number])[], y = 700): GlyphTrace {
  let at = x;
  const places = glyphs.flatMap(([, width]) => {
    const start = at;
    at += width;
    return [start, y, at, y];
  });
  return { unicodes: glyphs.map(([unicode]) => unicode), places: Float32Array.from(places) };
}
function together(...rows: readonly GlyphTrace[]): GlyphTrace {
  return {
    unicodes: rows.flatMap(({ unicodes }) => unicodes),
    places: Float32Array.from(rows.flatMap(({ places }) => [...places])),
  };
}
const placed = (items: readonly PlacedItem[], trace: GlyphTrace) =>
  items.map((one) => placeCharacters(one, runShape(one, undefined, BOX), trace, BOX));
const rounded = (values: Iterable<number> | undefined): number[] =>
  [...(values ?? [])].map((value) => Math.round(value * 1000) / 1000);

test('letters have the width of their glyphs, ligatures are shared, spaces get what is left', () => {
  const [places] = placed(
    [item('office is', 100, 50)],
    row(100, [
      ['o', 5],
      ['ffi', 9],
      ['c', 4],
      ['e', 7],
      [' ', 10],
      ['i', 5],
      ['s', 10],
    ]),
  );
  expect(rounded(places?.lows)).toEqual([0, 0.1, 0.16, 0.22, 0.28, 0.36, 0.5, 0.7, 0.8]);
  expect(rounded(places?.highs)).toEqual([0.1, 0.16, 0.22, 0.28, 0.36, 0.5, 0.7, 0.8, 1]);
});

test('marks have no width, halves of a pair have that of the pair, and no caret stands inside', () => {
  const text = 'e\u0301\u{1d400}x';
  const [places] = placed(
    [item(text, 0, 20)],
    row(0, [
      ['e', 5],
      ['\u0301', 0],
      ['\u{1d400}', 10],
      ['x', 5],
    ]),
  );
  expect(rounded(places?.lows)).toEqual([0, 0.25, 0.25, 0.25, 0.75]);
  expect(rounded(places?.highs)).toEqual([0.25, 0.25, 0.75, 0.75, 1]);
  expect(places && rounded(caretsOf(places, text, false))).toEqual([0, 0, 0.25, 0.25, 0.75, 1]);
});

test('numbers in a line from right to left are not turned', () => {
  // Drawn from the left: "12 אב" in reading order is alef, bet, space, 1, 2.
  const text = 'אב 12';
  const [places] = placed(
    [item(text, 0, 30, 'rtl')],
    row(0, [
      ['1', 5],
      ['2', 5],
      [' ', 4],
      ['ב', 6],
      ['א', 10],
    ]),
  );
  expect(rounded(places?.lows)).toEqual([0.667, 0.467, 0.333, 0, 0.167]);
  if (!places) throw new Error('Nothing was placed');
  // From bet to the first digit: between them on the paper stands the second one.
  expect(spansOf(places, text, 1, 4).map(({ from, to }) => rounded([from, to]))).toEqual([
    [0, 0.167],
    [0.333, 0.667],
  ]);
  expect(spansOf(places, text, 0, 5).map(({ from, to }) => rounded([from, to]))).toEqual([[0, 1]]);
});

test('words from right to left in a line from left to right are turned', () => {
  const [places] = placed(
    [item('a אב b', 0, 30)],
    row(0, [
      ['a', 5],
      [' ', 5],
      ['ב', 5],
      ['א', 5],
      [' ', 5],
      ['b', 5],
    ]),
  );
  expect(rounded(places?.lows)).toEqual([0, expect.any(Number), 0.5, 0.333, expect.any(Number), 0.833]);
});

test('items whose glyphs say something else are left alone, and those after them are found', () => {
  const glyphs = together(
    row(0, [
      ['a', 5],
      ['b', 5],
    ]),
    row(
      0,
      [
        ['x', 5],
        ['y', 5],
      ],
      650,
    ),
    row(
      0,
      [
        ['c', 5],
        ['d', 5],
      ],
      600,
    ),
  );
  const places = placed(
    [item('ab', 0, 10), item('??', 0, 10, 'ltr', 650), item('cd', 0, 10, 'ltr', 600), item(' ', 10, 5)],
    glyphs,
  );
  expect(places.map((one) => one !== undefined)).toEqual([true, false, true, false]);
  // The same letters somewhere else on the page are not those of the item.
  expect(placed([item('ab', 300, 10, 'ltr', 100)], glyphs)).toEqual([undefined]);
});

test('glyphs that pdf.js leaves out of the text are passed over', () => {
  const [places] = placed(
    [item('ab', 0, 10)],
    row(0, [
      ['\u00ad', 0],
      ['a', 5],
      ['', 0],
      ['b', 5],
    ]),
  );
  expect(rounded(places?.highs)).toEqual([0.5, 1]);
});
