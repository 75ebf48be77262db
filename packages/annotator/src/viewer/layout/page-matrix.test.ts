import { expect, test } from 'vitest';
import { pageMatrix, transformPoint, untransformPoint } from './page-matrix';

const upright = { width: 200, height: 300 };
const lying = { width: 300, height: 200 };

test.each([
  [0, upright, { x: 20, y: 60 }],
  [90, lying, { x: 240, y: 20 }],
  [180, upright, { x: 180, y: 240 }],
  [270, lying, { x: 60, y: 180 }],
] as const)(
  'rotation %i takes a point of the page to its place on the screen and back',
  (rotation, shown, expected) => {
    const matrix = pageMatrix(100, 150, rotation, shown);
    const there = transformPoint(matrix, { x: 10, y: 30 });
    expect(there.x).toBeCloseTo(expected.x);
    expect(there.y).toBeCloseTo(expected.y);
    const back = untransformPoint(matrix, there);
    expect(back.x).toBeCloseTo(10);
    expect(back.y).toBeCloseTo(30);
  },
);
