import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heaviestChain, type EqualSpan } from './heaviest-chain';

const span = (old: number, next: number, length = 1): EqualSpan => ({ old, next, length });

test('a chain takes one heavy span rather than several light ones that cross it', () => {
  const heavy = span(10, 0, 9);
  const chain = heaviestChain([span(0, 20, 2), span(4, 24, 2), heavy]);
  expect(chain).toEqual([heavy]);
});

test('another weight makes another chain', () => {
  const long = span(4, 0, 9);
  const short = span(0, 20, 1);
  expect(heaviestChain([short, long])).toEqual([long]);
  expect(heaviestChain([short, long], ({ length }) => 1 / length)).toEqual([short]);
});

test('no spans, no chain', () => {
  expect(heaviestChain([])).toEqual([]);
});

test('nothing in order is heavier than the chain', () => {
  const spans = fc
    .uniqueArray(fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 9 })), {
      selector: ([next]) => next,
      maxLength: 9,
    })
    .map((list) => list.map(([next, length], index) => span(index * 10, next * 10, length)));
  fc.assert(
    fc.property(spans, (list) => {
      const weight = (chain: readonly EqualSpan[]): number =>
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
