import { describe, expect, it } from 'vitest';
import { overlayOf } from './overlay';
import type { ElementBox, PageText } from './page-text';

/** Elements of which none is done with at a glance. */
const MANY = 12_000;

/** A page of many boxes, and how often somebody has asked how high one is. */
function counted(boxAt: (at: number) => ElementBox): { page: PageText; reads: () => number } {
  let reads = 0;
  const boxes = Array.from({ length: MANY }, (_, at) => {
    const { height, ...box } = boxAt(at);
    return {
      ...box,
      get height() {
        reads += 1;
        return height;
      },
    };
  });
  const elements = boxes.map(() => 'text');
  return { page: { page: 0, elements, lineEnds: elements.map(() => true), boxes }, reads: () => reads };
}

describe('a page made to take time', () => {
  it.each([
    ['everything on one heap', (at: number) => ({ x: at % 500, y: 400 + (at % 20), width: 40, height: 20 })],
    [
      'half of it aslant over the other half',
      (at: number) => ({
        x: at % 500,
        y: (at * 0.37) % 800,
        width: 300,
        height: at % 2 === 0 ? 10 : 60,
        ...(at % 2 === 1 && { tilt: 0.4 }),
      }),
    ],
  ])('takes no more work than a dense one, and has no overlay: %s', (_, boxAt) => {
    const { page, reads } = counted(boxAt);
    expect(overlayOf(page).size).toBe(0);
    // Every element with every other one would be 72 million pairs.
    expect(reads()).toBeLessThan(20_000_000);
  });
});
