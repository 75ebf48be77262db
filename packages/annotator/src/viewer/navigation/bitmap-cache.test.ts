// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createBitmapCache } from './bitmap-cache';

test('small pictures make way in the order in which they were looked at, those on the screen never', () => {
  // jsdom has no canvas to draw on; sizes are all that counts here.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const cache = createBitmapCache(document, 3 * 100, (page) => page === 1);
  const keep = (page: number) => cache.set(page, { canvas: cache.take(10, 10), key: `${page}` });
  const cached = () => [1, 2, 3, 4, 5].filter((page) => cache.get(page) !== undefined);
  for (const page of [1, 2, 3]) keep(page);
  cache.get(2);
  keep(4);
  expect(cached()).toEqual([1, 2, 4]);
  keep(4);
  expect(cached()).toEqual([1, 2, 4]);
  keep(5);
  expect(cached()).toEqual([1, 4, 5]);
  cache.clear();
  expect(cached()).toEqual([]);
});
