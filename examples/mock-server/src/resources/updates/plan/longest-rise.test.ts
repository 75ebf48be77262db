import { expect, it } from 'vitest';
import { longestRise } from './longest-rise';

it.each([
  [[], []],
  [
    [0, 1, 2],
    [0, 1, 2],
  ],
  // The last one was moved to the front: it alone.
  [
    [2, 0, 1],
    [1, 2],
  ],
  [
    [1, 2, 0],
    [0, 1],
  ],
])('of %j leaves in place %j', (numbers, kept) => {
  expect([...longestRise(numbers)].toSorted()).toEqual(kept);
});
