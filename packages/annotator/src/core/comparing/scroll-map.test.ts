import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createScrollMap, longestOrder, type PlacePair } from './scroll-map';

const PAGES = { old: 40, new: 50 };
const place = (pages: number) => fc.double({ min: 0, max: pages, noNaN: true });
const pairs = fc.array(fc.record({ old: place(PAGES.old), new: place(PAGES.new) }), { maxLength: 40 });

describe('the map between the places of two Versions', () => {
  test('never goes back, in both directions, whatever pairs it is given', () => {
    fc.assert(
      fc.property(pairs, pairs, fc.array(place(PAGES.old), { maxLength: 30 }), (sure, guessed, places) => {
        const map = createScrollMap(PAGES, sure, guessed);
        const sorted = [...places].sort((a, b) => a - b);
        for (const to of [map.toNew, map.toOld]) {
          const there = sorted.map(to);
          there.forEach((at, i) => expect(at).toBeGreaterThanOrEqual((there[i - 1] ?? 0) - 1e-9));
        }
      }),
    );
  });

  test('leads from the first page to the last', () => {
    fc.assert(
      fc.property(pairs, (sure) => {
        const map = createScrollMap(PAGES, sure);
        expect(map.toNew(PAGES.old)).toBe(PAGES.new);
        expect(map.toOld(PAGES.new)).toBe(PAGES.old);
        expect(map.toNew(0)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('is the identity for equal documents', () => {
    fc.assert(
      fc.property(fc.array(place(40)), place(40), (same, at) => {
        const map = createScrollMap(
          { old: 40, new: 40 },
          same.map((where) => ({ old: where, new: where })),
        );
        expect(map.toNew(at)).toBeCloseTo(at, 9);
        expect(map.toOld(at)).toBeCloseTo(at, 9);
      }),
    );
  });

  test('comes back to where it came from within a stretch that both sides have', () => {
    const steps = fc.array(
      fc.record({
        old: fc.double({ min: 0.01, max: 1, noNaN: true }),
        new: fc.double({ min: 0.01, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(steps, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
        const chain: PlacePair[] = [];
        for (const step of list) {
          const last = chain.at(-1) ?? { old: 0, new: 0 };
          chain.push({ old: last.old + step.old, new: last.new + step.new });
        }
        const map = createScrollMap(PAGES, chain);
        const at = share * (chain.at(-1)?.old ?? 0);
        expect(map.toOld(map.toNew(at))).toBeCloseTo(at, 6);
      }),
    );
  });

  test('holds the other side still along what is in one Version only', () => {
    const map = createScrollMap({ old: 10, new: 15 }, [
      { old: 4, new: 4 },
      { old: 4, new: 9 },
    ]);
    expect([4, 5, 6.5, 9].map(map.toOld)).toEqual([4, 4, 4, 4]);
    expect(map.toOld(12)).toBeCloseTo(7);
    expect(map.toNew(2)).toBeCloseTo(2);
    expect(map.toNew(7)).toBeCloseTo(12);
  });

  test('leaves out what moved, and guesses that contradict what is known', () => {
    const sure = [1, 2, 3, 4, 5].map((at) => ({ old: at, new: at + 1 }));
    const map = createScrollMap(
      { old: 10, new: 11 },
      [...sure, { old: 2.5, new: 9 }],
      [
        { old: 3.5, new: 1.5 },
        { old: 8, new: 8.5 },
      ],
    );
    expect(map.toNew(2.5)).toBeCloseTo(3.5);
    expect(map.toNew(3.5)).toBeCloseTo(4.5);
    expect(map.toNew(8)).toBeCloseTo(8.5);
  });

  test('leaves out a passage that moved though nothing else is known surely, where most guesses say so', () => {
    const moved = [2.1, 2.2, 2.3].map((at) => ({ old: at, new: at + 6 }));
    const guessed = [0, 1, 3, 4, 5, 7, 8].map((at) => ({ old: at + 0.5, new: at + 0.5 }));
    const map = createScrollMap({ old: 10, new: 10 }, moved, guessed);
    expect([2.2, 4, 6].map(map.toNew)).toEqual([2.2, 4, 6]);
    // What is read beside a guess on its page is surer than that.
    expect(createScrollMap({ old: 10, new: 10 }, [{ old: 3.5, new: 3.1 }], guessed).toNew(3.5)).toBe(3.1);
  });

  test('keeps the longest order there is', () => {
    const small = fc.array(fc.record({ old: fc.nat(6), new: fc.nat(6) }), { maxLength: 9 });
    fc.assert(
      fc.property(small, (list) => {
        const order = longestOrder(list);
        order.forEach((pair, i) => {
          expect(pair.old).toBeGreaterThanOrEqual(order[i - 1]?.old ?? 0);
          expect(pair.new).toBeGreaterThanOrEqual(order[i - 1]?.new ?? 0);
        });
        let best = 0;
        for (let set = 0; set < 2 ** list.length; set += 1) {
          const chosen = list
            .filter((_pair, i) => (set >> i) & 1)
            .sort((a, b) => a.old - b.old || a.new - b.new);
          if (chosen.every((pair, i) => pair.new >= (chosen[i - 1]?.new ?? 0)))
            best = Math.max(best, chosen.length);
        }
        expect(order).toHaveLength(best);
      }),
      { numRuns: 60 },
    );
  });
});
