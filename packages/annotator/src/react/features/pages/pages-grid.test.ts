import { describe, expect, it } from 'vitest';
import { pageAfterKey, pagesGrid } from './pages-grid';

const A4 = { width: 595, height: 842 };

describe('the grid of pages', () => {
  it('has as many columns as fit, and boxes of the shape of the pages', () => {
    expect(pagesGrid(700, 236, A4)).toEqual({ columns: 2, rows: 350, box: { width: 96, height: 136 } });
    expect(pagesGrid(701, 236, A4).rows).toBe(351);
    expect(pagesGrid(5, 90, A4)).toEqual({ columns: 1, rows: 5, box: { width: 64, height: 91 } });
    expect(pagesGrid(5, 190, { width: 842, height: 595 }).box).toEqual({ width: 168, height: 119 });
  });

  it('keeps odd shapes within bounds', () => {
    expect(pagesGrid(1, 236, { width: 100, height: 9000 }).box.height).toBe(154);
    expect(pagesGrid(1, 236, { width: 9000, height: 10 }).box.height).toBe(48);
  });

  it.each([
    ['ArrowRight', 3, 4],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 3, 5],
    ['ArrowDown', 8, 8],
    ['ArrowUp', 1, 1],
    ['PageDown', 5, 9],
    ['PageUp', 5, 0],
    ['Home', 7, 0],
    ['End', 2, 9],
    ['a', 2, undefined],
  ])('%s goes from %j to %j of ten in two columns', (key, from, to) => {
    expect(pageAfterKey(key, from, 10, 2, 6)).toBe(to);
  });
});
