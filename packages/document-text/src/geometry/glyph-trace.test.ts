import { expect, test } from 'vitest';
import { traceGlyphs, type TextOperators } from './glyph-trace';
import type { TracedFont } from './text-state';

const ops = {
  beginText: 1,
  setFont: 2,
  setGState: 3,
  setCharSpacing: 4,
  setWordSpacing: 5,
  setHScale: 6,
  setLeading: 7,
  setTextRise: 8,
  moveText: 9,
  setLeadingMoveText: 10,
  setTextMatrix: 11,
  nextLine: 12,
  showText: 13,
  save: 14,
  restore: 15,
  transform: 16,
  paintFormXObjectBegin: 17,
  paintFormXObjectEnd: 18,
  beginGroup: 19,
  endGroup: 20,
  beginAnnotation: 21,
} satisfies TextOperators;

const glyph = (unicode: string, width = 500): object => ({ unicode, width, isSpace: unicode === ' ' });
const fonts: Readonly<Record<string, TracedFont>> = {
  plain: {},
  type3: { fontMatrix: [0.01, 0, 0, 0.01, 0, 0] },
  down: { vertical: true, defaultVMetrics: [-1000, 500, 880] },
};

function traced(...operators: readonly (readonly [keyof typeof ops, ...unknown[]])[]): unknown[] {
  const list = {
    fnArray: operators.map(([name]) => ops[name]),
    argsArray: operators.map(([, ...args]) => args),
  };
  const { unicodes, places } = traceGlyphs(list, ops, (name) => fonts[name]);
  return unicodes.map((unicode, at) => [
    unicode,
    ...[...places.slice(4 * at, 4 * at + 4)].map((value) => Math.round(value * 1000) / 1000),
  ]);
}

test('advances by widths, kerning, character and word spacing, scaled', () => {
  expect(
    traced(
      ['setFont', 'plain', 10],
      ['setTextMatrix', new Float32Array([2, 0, 0, 2, 100, 200])],
      ['setCharSpacing', 1],
      ['setWordSpacing', 3],
      ['setHScale', 50],
      ['showText', [glyph('a'), 200, glyph(' '), glyph('b')]],
    ),
  ).toEqual([
    // Five units of width, one of spacing, two back by kerning; all halved by the scale and doubled by the matrix.
    ['a', 100, 200, 105, 200],
    [' ', 104, 200, 109, 200],
    ['b', 113, 200, 118, 200],
  ]);
});

test('keeps its place over moves, lines and rises; state comes back with restore', () => {
  expect(
    traced(
      ['beginText'],
      ['setFont', 'plain', 10],
      ['moveText', 10, 700],
      ['setLeading', 12],
      ['showText', [glyph('a')]],
      ['save'],
      ['transform', 1, 0, 0, 1, 0, 50],
      ['setTextRise', 4],
      ['showText', [glyph('b')]],
      ['restore'],
      ['showText', [glyph('c')]],
      ['nextLine'],
      ['showText', [glyph('d')]],
      ['setLeadingMoveText', 1, -20],
      ['nextLine'],
      ['showText', [glyph('e')]],
    ).map((entry) => (Array.isArray(entry) ? entry.slice(0, 3) : entry)),
  ).toEqual([
    ['a', 10, 700],
    ['b', 15, 754],
    ['c', 15, 700],
    ['d', 10, 688],
    ['e', 11, 648],
  ]);
});

test('goes into forms and groups with their matrices, and not into annotations', () => {
  const shown = (name: string): readonly ['showText', object[]] => ['showText', [glyph(name)]];
  expect(
    traced(
      ['setFont', 'plain', 10],
      ['paintFormXObjectBegin', [1, 0, 0, 1, 30, 40], null],
      shown('a'),
      ['paintFormXObjectEnd'],
      ['beginGroup', { matrix: [2, 0, 0, 2, 0, 0] }],
      shown('b'),
      ['endGroup', {}],
      shown('c'),
      ['beginAnnotation'],
      shown('d'),
    ),
  ).toEqual([
    ['a', 30, 40, 35, 40],
    ['b', 0, 0, 10, 0],
    ['c', 0, 0, 5, 0],
  ]);
});

test('knows the glyph space of Type 3, lines that run down, and negative sizes', () => {
  expect(
    traced(
      ['setFont', 'type3', 10],
      ['showText', [glyph('a', 60)]],
      ['setFont', 'plain', -10],
      ['showText', [glyph('b')]],
    ),
  ).toEqual([
    ['a', 0, 0, 6, 0],
    ['b', 6, 0, 1, 0],
  ]);
  expect(traced(['setGState', [['Font', ['down', 10]]]], ['showText', [glyph('a'), glyph('b')]])).toEqual([
    ['a', 0, 0, 0, -10],
    ['b', 0, -10, 0, -20],
  ]);
});

test('takes damaged operands for none', () => {
  expect(traced(['setFont', 7, 'x'], ['setTextMatrix', [1, 2]], ['showText', 'abc'], ['restore'])).toEqual(
    [],
  );
});
