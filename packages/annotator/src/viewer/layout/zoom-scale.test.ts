import { expect, test } from 'vitest';
import { pixelsPerPoint, scaleFor } from './zoom-scale';

const page = { width: 600, height: 800 };

test('scale 2 is 100 %, 96 CSS pixels an inch', () => {
  expect(pixelsPerPoint(2) * 72).toBe(96);
});

test('fits a page into the window with its margins', () => {
  expect(scaleFor('fit-width', page, { width: 624, height: 400 })).toBeCloseTo(1.5);
  expect(scaleFor('fit-page', page, { width: 624, height: 424 })).toBeCloseTo(0.75);
});

test('keeps to 50 to 400 % where a number is requested', () => {
  expect([0.1, 3, 99, Number.NaN].map((zoom) => scaleFor(zoom, page, page))).toEqual([1, 3, 8, 2]);
});
