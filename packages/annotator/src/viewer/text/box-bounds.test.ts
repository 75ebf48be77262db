import { type TextRange, boxesOfRange, pathOfBoxes } from '@glossator/document-text';
import { expect, test } from 'vitest';
import { fakeRuns } from '../testing/fake-runs';
import { boundsOfBoxes } from './box-bounds';

const range = (start: [number, number, number], end: [number, number, number]): TextRange => ({
  startPage: start[0],
  startElement: start[1],
  startCharacter: start[2],
  endPage: end[0],
  endElement: end[1],
  endCharacter: end[2],
});
const rounded = (boxes: readonly { x: number; y: number; width: number; height: number }[]) =>
  boxes.map(({ x, y, width, height }) => [x, y, width, height].map((value) => Math.round(value * 100) / 100));

const page = fakeRuns(3, [
  { str: 'Hello', x: 100, y: 700 },
  { str: ' ', x: 125, y: 700, width: 3 },
  { str: 'world', x: 128, y: 700, hasEOL: true },
  { str: '', x: 0, y: 0, width: 0, hasEOL: true },
  { str: 'second line', x: 100, y: 686 },
  { str: 'far right', x: 400, y: 686 },
]);

test('begins and ends at characters and joins neighbors of a line', () => {
  expect(rounded(boxesOfRange(range([3, 0, 2], [3, 2, 3]), page))).toEqual([[110, 91, 33, 12]]);
});

test('makes one box a line, and another where the line has a wide gap', () => {
  expect(rounded(boxesOfRange(range([3, 2, 0], [3, 5, 3]), page))).toEqual([
    [128, 91, 25, 12],
    [100, 105, 55, 12],
    [400, 105, 15, 12],
  ]);
});

test('takes the rest of the page where the range goes on, and its beginning where it comes from before', () => {
  expect(boxesOfRange(range([3, 4, 0], [4, 0, 3]), page)).toHaveLength(2);
  expect(rounded(boxesOfRange(range([1, 8, 0], [3, 0, 1]), page))).toEqual([[100, 91, 5, 12]]);
  expect(boxesOfRange(range([1, 8, 0], [3, 0, 0]), page)).toEqual([]);
});

test('measures right-to-left runs from the right', () => {
  const hebrew = fakeRuns(0, [{ str: 'אבגד', x: 100, y: 700, dir: 'rtl' }]);
  expect(rounded(boxesOfRange(range([0, 0, 0], [0, 0, 1]), hebrew))).toEqual([[115, 91, 5, 12]]);
});

test('turns with text that runs upwards', () => {
  const upwards = fakeRuns(0, [{ str: 'abcd', x: 100, y: 700, turned: 90 }]);
  const boxes = boxesOfRange(range([0, 0, 1], [0, 0, 3]), upwards);
  // Baseline on x = 100 going up from y = 100: letters 2 and 3 cover 5 to 15 above it, their tops to the left.
  expect(rounded([boundsOfBoxes(boxes, [1, 0, 0, 1, 0, 0]) ?? { x: 0, y: 0, width: 0, height: 0 }])).toEqual([
    [91, 85, 12, 10],
  ]);
});

test('writes closed paths', () => {
  const boxes = boxesOfRange(range([3, 0, 0], [3, 0, 1]), page);
  expect(pathOfBoxes(boxes)).toBe('M100 91L105 91L105 103L100 103Z');
  expect(boundsOfBoxes([], [1, 0, 0, 1, 0, 0])).toBeUndefined();
});
