import { expect, test } from 'vitest';
import { isFlying, isWorthDrawing, leadOf } from './drawing-order';

test('who reads or jumps has no lead; who rushes has one of at most four pages, either way', () => {
  expect([0, 3, -5].map(leadOf)).toEqual([0, 0, 0]);
  expect(leadOf(20)).toBeCloseTo(2);
  expect(leadOf(-500)).toBe(-4);
});

test('a rushing reader gets the pages ahead, one at rest those in sight first', () => {
  const seen = { first: 5, last: 6 };
  const worth = (lead: number, isCrowded: boolean): number[] =>
    [4, 5, 6, 7].filter((page) => isWorthDrawing(page, seen, lead, () => isCrowded));
  expect(worth(2, false)).toEqual([6, 7]);
  expect(worth(-2, false)).toEqual([4, 5]);
  expect(worth(0, true)).toEqual([5, 6]);
  expect(worth(0, false)).toEqual([4, 5, 6, 7]);
});

test('who leafs through still sees the marks, who flies does not', () => {
  expect([0, 8, -12].map(isFlying)).toEqual([false, false, false]);
  expect([16, -30].map(isFlying)).toEqual([true, true]);
});
