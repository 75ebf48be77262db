import type { PageBox } from '@glossator/document-text';
import { expect, test } from 'vitest';
import { createPageGeometry, PAGE_GAP } from './page-geometry';

const letter: PageBox = { view: [0, 0, 600, 800], rotate: 0, userUnit: 1 };
const small: PageBox = { view: [10, 20, 110, 220], rotate: 0, userUnit: 1 };

test('pages not yet known are like the first', () => {
  const geometry = createPageGeometry(3, letter);
  geometry.setView(1, 0);
  expect([0, 1, 2, 3].map(geometry.topOf)).toEqual([12, 824, 1636, 2448]);
  expect(geometry.height).toBe(2448);
  expect(geometry.isKnown(1)).toBe(false);
});

test('a page that turns out smaller moves only what is below it', () => {
  const geometry = createPageGeometry(4, letter);
  geometry.setView(1, 0);
  expect(geometry.setBox(1, small)).toBe(true);
  expect([0, 1, 2, 3].map(geometry.topOf)).toEqual([12, 824, 1036, 1848]);
  expect(geometry.setBox(2, letter)).toBe(false);
  expect(geometry.width).toBe(600);
});

test('own and reader’s rotation add up, user units enlarge', () => {
  const geometry = createPageGeometry(2, letter);
  geometry.setBox(1, { ...small, rotate: 90, userUnit: 2 });
  geometry.setView(2, 90);
  expect(geometry.rotationOf(1)).toBe(180);
  expect([geometry.widthOf(1), geometry.heightOf(1)]).toEqual([400, 800]);
  expect([geometry.widthOf(0), geometry.heightOf(0)]).toEqual([1600, 1200]);
});

test('finds the page at any height, a gap belonging to the page above', () => {
  const geometry = createPageGeometry(1000, letter);
  geometry.setBox(500, small);
  geometry.setView(1.37, 0);
  for (const page of [0, 1, 499, 500, 501, 999]) {
    const top = geometry.topOf(page);
    expect(geometry.pageAt(top)).toBe(page);
    expect(geometry.pageAt(top + geometry.heightOf(page) + PAGE_GAP - 1)).toBe(page);
  }
  expect(geometry.pageAt(-50)).toBe(0);
  expect(geometry.pageAt(1e9)).toBe(999);
});
