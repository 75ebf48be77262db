import { describe, expect, it } from 'vitest';
import { stepFrom } from './zoom';

describe('steps of zoom', () => {
  it.each([
    [0.37, 1, 0.5],
    [0.37, -1, 0.25],
    [1, 1, 1.25],
    [1, -1, 0.75],
    [0.996, 1, 1.25],
    [4, 1, 4],
    [0.05, -1, 0.05],
  ] as const)('from %d in direction %d lead to %d', (scale, direction, next) => {
    expect(stepFrom(scale, direction)).toBe(next);
  });
});
