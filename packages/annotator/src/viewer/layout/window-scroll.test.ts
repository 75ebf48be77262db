import { describe, expect, it } from 'vitest';
import { leftToShow } from './window-scroll';
import { PAGE_GAP } from './page-geometry';

describe('the left edge of the window', () => {
  it('puts a page that fits in the middle, wherever the window was', () => {
    const page = { left: 200, width: 600 };
    expect(leftToShow(page, { left: 0, width: 800 })).toBe(100);
    expect(leftToShow(page, { left: 300, width: 800 })).toBe(100);
  });

  it('stays within a page that is wider than the window, with its margin', () => {
    const page = { left: 300, width: 1000 };
    expect(leftToShow(page, { left: 0, width: 800 })).toBe(300 - PAGE_GAP);
    expect(leftToShow(page, { left: 400, width: 800 })).toBe(400);
    expect(leftToShow(page, { left: 900, width: 800 })).toBe(500 + PAGE_GAP);
  });
});
