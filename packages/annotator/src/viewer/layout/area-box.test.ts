import { expect, test } from 'vitest';
import { areaOfBox, shownArea } from './area-box';
import { pageMatrix } from './page-matrix';

const PAGE = { width: 100, height: 150 };
/** A quarter of the page's width from the left, a fifth of its height from the top. */
const AREA = { page: 3, x: 0.25, y: 0.2, width: 0.5, height: 0.1 };

test.each([
  [0, { width: 200, height: 300 }, { x: 50, y: 60, width: 100, height: 30 }],
  [90, { width: 300, height: 200 }, { x: 210, y: 50, width: 30, height: 100 }],
  [180, { width: 200, height: 300 }, { x: 50, y: 210, width: 100, height: 30 }],
  [270, { width: 300, height: 200 }, { x: 60, y: 50, width: 30, height: 100 }],
] as const)(
  'an area stands where it is on a page turned by %i, and is found again there',
  (rotation, shown, expected) => {
    const matrix = pageMatrix(PAGE.width, PAGE.height, rotation, shown);
    const box = shownArea(AREA, PAGE, matrix);
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(box[side]).toBeCloseTo(expected[side]);
    const again = areaOfBox(box, 3, PAGE, matrix);
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(again[side]).toBeCloseTo(AREA[side]);
  },
);

test('what was drawn beyond the page ends with it', () => {
  const matrix = pageMatrix(PAGE.width, PAGE.height, 0, { width: 200, height: 300 });
  expect(areaOfBox({ x: -50, y: 270, width: 100, height: 90 }, 0, PAGE, matrix)).toEqual({
    page: 0,
    x: 0,
    y: 0.9,
    width: 0.25,
    height: expect.closeTo(0.1, 9) as number,
  });
});
