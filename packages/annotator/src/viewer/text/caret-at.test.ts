import type { PageRuns } from '@glossator/document-text';
import { describe, expect, test } from 'vitest';
import { caretAt } from './caret-at';
import { readingLines } from './reading-lines';
import { fakeRuns } from '../testing/fake-runs';

const found = (page: PageRuns, x: number, y: number, aside?: ReadonlySet<number>) => {
  const position = caretAt(page, readingLines(page), { x, y }, aside);
  return position && [position.element, position.character];
};

describe('one column', () => {
  // Baselines 14 points apart; boxes reach from 9 above the baseline to 3 below it. Page units have their origin at the top.
  const page = fakeRuns(7, [
    { str: 'first line', x: 100, y: 700, hasEOL: true },
    { str: 'short', x: 100, y: 686, hasEOL: true },
    { str: '', x: 0, y: 0, width: 0, hasEOL: true },
    { str: 'third line', x: 100, y: 672 },
  ]);
  const at = (x: number, y: number) => found(page, x, y);

  test('goes to the nearer edge of a character', () => {
    expect(at(107, 100)).toEqual([0, 1]);
    expect(at(108, 100)).toEqual([0, 2]);
  });

  test('stays in its line beyond the line’s end', () => {
    expect(at(400, 114)).toEqual([1, 5]);
    expect(at(20, 114)).toEqual([1, 0]);
  });

  test('between two lines takes the nearer one', () => {
    expect(at(120, 103.9)?.[0]).toBe(0);
    expect(at(120, 104.1)?.[0]).toBe(1);
  });

  test('below and above everything takes the nearest line', () => {
    expect(at(110, 780)).toEqual([3, 2]);
    expect(at(110, 5)).toEqual([0, 2]);
  });
});

describe('two columns', () => {
  const left = ['a full line of text', 'short', '', 'a full line of text', 'a full line of text'];
  const page = fakeRuns(0, [
    { str: 'A title over both columns that is wide', x: 100, y: 750, hasEOL: true },
    ...left.map((str, i) => ({ str, x: 100, y: 700 - i * 14, hasEOL: true })),
    ...left.map((_, i) => ({ str: 'right column of text', x: 220, y: 700 - i * 14, hasEOL: true })),
  ]);

  test('the white right of a short line is its column’s', () => {
    expect(found(page, 190, 114)).toEqual([2, 5]);
    expect(found(page, 203, 114)).toEqual([2, 5]);
    expect(found(page, 219, 114)?.[0]).toBe(7);
  });

  test('so is the white between two paragraphs, where only the other column has text', () => {
    expect(found(page, 190, 124)?.[0]).toBe(2);
    expect(found(page, 190, 126)?.[0]).toBe(4);
    expect(found(page, 225, 128)?.[0]).toBe(8);
  });
});

test('reads right-to-left runs from the right', () => {
  const hebrew = fakeRuns(0, [{ str: 'אבגד', x: 100, y: 700, dir: 'rtl' }]);
  expect(found(hebrew, 116, 100)).toEqual([0, 1]);
});

test('reads text that runs upwards', () => {
  const upwards = fakeRuns(0, [
    { str: 'first', x: 100, y: 100, turned: 90 },
    { str: 'second', x: 114, y: 100, turned: 90 },
  ]);
  // 11 units up from the beginning of the second line: page units count down from 800.
  expect(found(upwards, 112, 689)).toEqual([1, 2]);
  expect(found(upwards, 112, 300)).toEqual([1, 6]);
});

test('takes running lines only where they are meant', () => {
  const page = fakeRuns(0, [
    { str: '- 7 -', x: 100, y: 40 },
    { str: 'the only line', x: 100, y: 700 },
  ]);
  expect(found(page, 110, 700)?.[0]).toBe(0);
  expect(found(page, 110, 700, new Set([0]))?.[0]).toBe(1);
  expect(found(page, 110, 757, new Set([0]))?.[0]).toBe(0);
});

test('a page without text has no positions', () => {
  expect(found(fakeRuns(0, []), 1, 1)).toBeUndefined();
  expect(found(fakeRuns(0, [{ str: '', x: 0, y: 0, width: 0 }]), 1, 1)).toBeUndefined();
});
