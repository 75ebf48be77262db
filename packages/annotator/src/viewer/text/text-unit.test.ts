import { expect, test } from 'vitest';
import { unitAround } from './text-unit';

const text = {
  page: 0,
  elements: ['Das Ge', 'setz tritt', '', 'in Kraft.'],
  lineEnds: [false, true, true, false],
};
const at = (element: number, character: number) => ({ page: 0, element, character });

test('a word is found over elements', () => {
  expect(unitAround(at(1, 2), 'word', text)).toEqual({ start: at(0, 4), end: at(1, 4) });
});

test('a line ends at line ends', () => {
  expect(unitAround(at(1, 6), 'line', text)).toEqual({ start: at(0, 0), end: at(1, 10) });
  expect(unitAround(at(3, 1), 'line', text)).toEqual({ start: at(3, 0), end: at(3, 9) });
});

test('between words it is the space, of a sign nothing but the caret', () => {
  expect(unitAround(at(3, 9), 'word', text)).toEqual({ start: at(3, 9), end: at(3, 9) });
  expect(unitAround(at(3, 2), 'word', text)).toEqual({ start: at(3, 0), end: at(3, 2) });
  expect(unitAround(at(0, 1), 'character', text)).toEqual({ start: at(0, 1), end: at(0, 1) });
});
