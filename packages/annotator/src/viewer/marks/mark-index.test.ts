import { expect, test } from 'vitest';
import { createMarkIndex } from './mark-index';

const mark = (id: number, startPage: number, endPage = startPage, color = 'COLOR_1') => ({
  id,
  color,
  range: { startPage, startElement: 0, startCharacter: 0, endPage, endElement: 1, endCharacter: 1 },
});

test('a mark over a page break stands on every page of it', () => {
  const index = createMarkIndex();
  expect(index.replace([mark(1, 2, 4)])).toEqual(new Set([2, 3, 4]));
  expect([1, 2, 3, 4, 5].map((page) => index.on(page).length)).toEqual([0, 1, 1, 1, 0]);
});

test('only pages of what came, went or changed are touched', () => {
  const index = createMarkIndex();
  const many = Array.from({ length: 1000 }, (_, i) => mark(i, i));
  index.replace(many);
  expect(index.replace(many.map((item) => ({ ...item })))).toEqual(new Set());
  expect(index.replace(many.toSpliced(500, 0, mark(5000, 499)))).toEqual(new Set([499]));
  expect(index.replace(many)).toEqual(new Set([499]));
  expect(index.replace(many.with(7, mark(7, 7, 7, 'COLOR_2')))).toEqual(new Set([7]));
  expect(index.get(7)?.color).toBe('COLOR_2');
});

test('a mark that moves leaves its old page; order does not matter', () => {
  const index = createMarkIndex();
  index.replace([mark(1, 1), mark(2, 2), mark(3, 3)]);
  expect(index.replace([mark(3, 3), mark(1, 9), mark(2, 2)])).toEqual(new Set([1, 9]));
  expect(index.on(1)).toEqual([]);
  expect(index.on(9).map(({ id }) => id)).toEqual([1]);
});

test('a mark that was given again as another object goes when it is left out', () => {
  const index = createMarkIndex();
  index.replace([mark(1, 2)]);
  expect(index.replace([mark(1, 2)]).size).toBe(0);
  expect(index.replace([])).toEqual(new Set([2]));
  expect(index.on(2)).toEqual([]);
  expect(index.get(1)).toBeUndefined();
});
