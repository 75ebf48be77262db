import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextRange } from '../ranges/text-range';
import { boxesOfRange, cornersOf, type RunBox } from './run-boxes';
import { lineNear, rangesUnder } from './ranges-under';
import { createPageRuns, type LetterMeasure } from './page-runs';

const EVEN: LetterMeasure = {
  fractions: (text) =>
    Float64Array.from({ length: text.length + 1 }, (_, at) => at / Math.max(text.length, 1)),
};
const LINES = ['Der Verkäufer ist verpflichtet,', 'dem Käufer die Sache zu über-', '', 'geben. 1)', ' '];

/** A page with a column of lines, 20 points apart, turned by quarter turns. */
function pageOf(lines: readonly string[], quarters = 0, dir = 'ltr') {
  const [cos = 1, sin = 0] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][quarters] ?? [1, 0];
  const items = lines.map((str, row) => {
    const [x, y] = [60 - 300, 700 - 20 * row - 400];
    const transform = [
      10 * cos,
      10 * sin,
      -10 * sin,
      10 * cos,
      300 + x * cos - y * sin,
      400 + x * sin + y * cos,
    ];
    const isBlank = str === '';
    const shape = { width: isBlank ? 0 : str.length * 5, height: isBlank ? 0 : 10, fontName: 'f' };
    return { str, dir, hasEOL: true, transform, ...shape };
  });
  const box = { view: [0, 0, 600, 800], rotate: 0, userUnit: 1 } as const;
  return createPageRuns(3, { items, styles: {} }, box, EVEN);
}
const at = (
  startElement: number,
  startCharacter: number,
  endElement: number,
  endCharacter: number,
): TextRange => ({
  startPage: 3,
  startElement,
  startCharacter,
  endPage: 3,
  endElement,
  endCharacter,
});
const part = (box: RunBox, top: number, bottom: number): RunBox => ({
  ...box,
  height: (bottom - top) * box.height,
  x: box.x - top * box.height * Math.sin(box.angle),
  y: box.y + top * box.height * Math.cos(box.angle),
});

describe('text under areas of a page', () => {
  it.each([0, 1, 2, 3])('is the range whose boxes they are, at %i quarter turns', (quarters) => {
    const runs = pageOf(LINES, quarters);
    const place = fc.constantFrom(0, 1, 3).chain((element) => {
      const letters = [...(LINES[element] ?? '')].flatMap((char, index) => (char === ' ' ? [] : [index]));
      return fc.tuple(fc.constant(element), fc.constantFrom(...letters));
    });
    const shuffled = fc.constantFrom([0, 1, 3, 2], [3, 2, 1, 0], [2, 3, 0, 1], [0, 1, 2, 3]);
    fc.assert(
      fc.property(place, place, shuffled, ([e0, c0], [e1, c1], order) => {
        fc.pre(e0 < e1 || (e0 === e1 && c0 <= c1));
        const range = at(e0, c0, e1, c1 + 1);
        const areas = boxesOfRange(range, runs).map((box) => {
          const corners = cornersOf(box);
          return order.flatMap((corner) => corners[corner] ?? []);
        });
        expect(rangesUnder(areas, runs)).toEqual([range]);
      }),
      { numRuns: 60 },
    );
  });

  it('is the line that a thin stroke is drawn under or through', () => {
    const runs = pageOf(LINES);
    for (const [top, bottom] of [
      [0.98, 1.06],
      [1.1, 1.15],
      [0.45, 0.5],
    ] as const) {
      const strokes = boxesOfRange(at(0, 4, 0, 13), runs).map((box) => cornersOf(part(box, top, bottom)));
      expect(rangesUnder(strokes, runs)).toEqual([at(0, 4, 0, 13)]);
    }
  });

  it('has gaps where text between is not covered, but not for a raised number', () => {
    const runs = pageOf(LINES);
    const areas = [at(0, 0, 0, 13), at(1, 0, 1, 3), at(3, 0, 3, 6)].flatMap((range) =>
      boxesOfRange(range, runs).map(cornersOf),
    );
    expect(rangesUnder(areas, runs)).toEqual([at(0, 0, 0, 13), at(1, 0, 1, 3), at(3, 0, 3, 6)]);
    const nearly = [at(1, 0, 1, 28), at(3, 0, 3, 6)].flatMap((range) =>
      boxesOfRange(range, runs).map(cornersOf),
    );
    expect(rangesUnder(nearly, runs)).toEqual([at(1, 0, 3, 6)]);
  });

  it('is found in lines from right to left', () => {
    const runs = pageOf(['אבג דהו'], 0, 'rtl');
    const areas = boxesOfRange(at(0, 4, 0, 7), runs).map(cornersOf);
    expect(rangesUnder(areas, runs)).toEqual([at(0, 4, 0, 7)]);
  });

  it('is nothing where there is no text, nor under no shape at all', () => {
    const runs = pageOf(LINES);
    const far = [
      [
        { x: 500, y: 500 },
        { x: 560, y: 500 },
        { x: 560, y: 540 },
        { x: 500, y: 540 },
      ],
    ];
    expect(rangesUnder(far, runs)).toEqual([]);
    expect(rangesUnder([[], [{ x: 1, y: 1 }], [{ x: Number.NaN, y: 0 }]], runs)).toEqual([]);
    expect(rangesUnder(far, pageOf([]))).toEqual([]);
  });
});

describe('the line near a point', () => {
  it('is the one beside it rather than one above, without spaces at its ends', () => {
    expect(lineNear({ x: 20, y: 118 }, pageOf(LINES))).toEqual(at(1, 0, 1, 29));
    expect(lineNear({ x: 580, y: 700 }, pageOf(LINES))).toEqual(at(3, 0, 3, 9));
  });

  it('goes over all of its pieces, up to another column', () => {
    const items = [60, 120, 400].map((x) => ({
      str: 'ten chars ',
      dir: 'ltr',
      hasEOL: false,
      transform: [10, 0, 0, 10, x, 700],
      width: 50,
      height: 10,
      fontName: 'f',
    }));
    const box = { view: [0, 0, 600, 800], rotate: 0, userUnit: 1 } as const;
    const runs = createPageRuns(3, { items, styles: {} }, box, EVEN);
    expect(lineNear({ x: 130, y: 96 }, runs)).toEqual(at(0, 0, 1, 9));
    expect(lineNear({ x: 390, y: 96 }, runs)).toEqual(at(2, 0, 2, 9));
  });

  it('is none on a page without text', () => {
    expect(lineNear({ x: 0, y: 0 }, pageOf([' ', '']))).toBeUndefined();
  });
});
