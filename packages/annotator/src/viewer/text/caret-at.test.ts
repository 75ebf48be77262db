import { expect, test } from 'vitest';
import { caretAt } from './caret-at';
import { fakeRuns } from '../testing/fake-runs';

// Baselines 14 points apart; boxes reach from 9 above the baseline to 3 below it. Page units have their origin at the top.
const page = fakeRuns(7, [
  { str: 'first line', x: 100, y: 700, hasEOL: true },
  { str: 'short', x: 100, y: 686, hasEOL: true },
  { str: '', x: 0, y: 0, width: 0, hasEOL: true },
  { str: 'third line', x: 100, y: 672 },
  { str: 'margin', x: 400, y: 679 },
]);
const at = (x: number, y: number) => {
  const found = caretAt(page, { x, y });
  return found && [found.element, found.character];
};

test('goes to the nearer edge of a character', () => {
  expect(at(107, 100)).toEqual([0, 1]);
  expect(at(108, 100)).toEqual([0, 2]);
});

test('stays in its line beyond the line’s end', () => {
  expect(at(200, 114)).toEqual([1, 5]);
  expect(at(20, 114)).toEqual([1, 0]);
});

test('between two lines takes the nearer one, not one far away at that height', () => {
  expect(at(120, 103.9)?.[0]).toBe(0);
  expect(at(120, 104.1)?.[0]).toBe(1);
});

test('below and above everything takes the nearest line', () => {
  expect(at(110, 780)).toEqual([3, 2]);
  expect(at(110, 5)).toEqual([0, 2]);
});

test('reads right-to-left runs from the right', () => {
  const hebrew = fakeRuns(0, [{ str: 'אבגד', x: 100, y: 700, dir: 'rtl' }]);
  expect(caretAt(hebrew, { x: 116, y: 100 })).toEqual({ page: 0, element: 0, character: 1 });
});

test('a page without text has no positions', () => {
  expect(caretAt(fakeRuns(0, []), { x: 1, y: 1 })).toBeUndefined();
  expect(caretAt(fakeRuns(0, [{ str: '', x: 0, y: 0, width: 0 }]), { x: 1, y: 1 })).toBeUndefined();
});
