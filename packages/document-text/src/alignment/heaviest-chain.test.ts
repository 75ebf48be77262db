import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heaviestChain, type EqualStretch } from './heaviest-chain';

const stretch = (old: number, next: number, length = 1): EqualStretch => ({ old, next, length });

test('a chain takes one heavy stretch rather than several light ones that cross it', () => {
  const heavy = stretch(10, 0, 9);
  const chain = heaviestChain([stretch(0, 20, 2), stretch(4, 24, 2), heavy]);
  expect(chain).toEqual([heavy]);
});

test('another weight makes another chain', () => {
  const long = stretch(4, 0, 9);
  const short = stretch(0, 20, 1);
  expect(heaviestChain([short, long])).toEqual([long]);
  expect(heaviestChain([short, long], ({ length }) => 1 / length)).toEqual([short]);
});

test('no stretches, no chain', () => {
  expect(heaviestChain([])).toEqual([]);
});

test('nothing in order is heavier than the chain', () => {
  const stretches = fc
    .uniqueArray(fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 9 })), {
      selector: ([next]) => next,
      maxLength: 9,
    })
    .map((list) => list.map(([next, length], index) => stretch(index * 10, next * 10, length)));
  fc.assert(
    fc.property(stretches, (list) => {
      const weight = (chain: readonly EqualStretch[]): number =>
        chain.reduce((sum, { length }) => sum + length, 0);
      let heaviest = 0;
      for (let subset = 0; subset < 2 ** list.length; subset += 1) {
        const chosen = list.filter((_, index) => subset & (1 << index));
        const isChain = chosen.every(
          ({ next }, index) => index === 0 || next > (chosen[index - 1]?.next ?? 0),
        );
        if (isChain) heaviest = Math.max(heaviest, weight(chosen));
      }
      const chain = heaviestChain(list);
      expect(weight(chain)).toBe(heaviest);
      expect(chain.map(({ next }) => next)).toEqual(chain.map(({ next }) => next).toSorted((a, b) => a - b));
    }),
    { seed: 1, numRuns: 100 },
  );
});
