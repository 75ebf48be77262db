import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOfEntity, entityId, privateStamp, stampNumber, type PrivateStamp } from './entity-id';

describe('entityId', () => {
  it('names its Code', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_000_000 }),
        fc.integer({ min: 1, max: 999_999_999 }),
        (code, n) => {
          const id = entityId(code, n);
          expect(Number.isSafeInteger(id)).toBe(true);
          expect(codeOfEntity(id)).toBe(code);
        },
      ),
    );
  });

  it.each([0, 1, 999_999_999, 5_000_000_000, 2 ** 53, 1.5e9 + 0.5])('finds no Code in %s', (id) => {
    expect(codeOfEntity(id)).toBeUndefined();
  });
});

describe('numbers of annotations', () => {
  const START = Date.UTC(2026, 10, 24);
  const at = (seconds: number) => new Date(START + seconds * 1000);
  /** Who makes what after how many seconds; undefined for what is published. */
  const made = fc.array(
    fc.record({
      wait: fc.integer({ min: 0, max: 3 }),
      by: fc.option(fc.constantFrom(1, 2), { nil: undefined }),
    }),
    { maxLength: 60 },
  );

  it('are all different and grow, those of everybody by themselves and those of each user by themselves', () => {
    fc.assert(
      fc.property(made, fc.integer({ min: 0, max: 1_000_000_000 }), (steps, seed) => {
        const numbers = new Map<number | undefined, number[]>();
        let [last, seconds, drawn] = [0, 0, seed];
        let taken: readonly PrivateStamp[] = [];
        for (const { wait, by } of steps) {
          seconds += wait;
          drawn = (drawn * 31 + 7) % 1_000_003;
          if (by === undefined) last = stampNumber(at(seconds), last);
          else ({ taken } = privateStamp(at(seconds), by, { taken, floor: 0 }, (below) => drawn % below));
          const number = by === undefined ? last : (taken.at(-1)?.number ?? 0);
          numbers.set(by, [...(numbers.get(by) ?? []), number]);
        }
        const all = [...numbers.values()];
        expect(new Set(all.flat()).size).toBe(steps.length);
        for (const each of all) expect(each).toEqual(each.toSorted((a, b) => a - b));
      }),
    );
  });

  it('of everybody are the same whatever is private, and private ones do not say what others have', () => {
    const others = [1, 2, 3].reduce(
      (taken: readonly PrivateStamp[], by) => privateStamp(at(0), by, { taken, floor: 0 }, () => 0).taken,
      [],
    );
    const offered = (taken: readonly PrivateStamp[]) =>
      Array.from(
        { length: 16 },
        (_none, place) => privateStamp(at(0), 9, { taken, floor: 0 }, () => place).number,
      );
    const [alone, beside] = [offered([]), offered(others)];
    // Among those offered the three that are taken have given way to others; nobody sees which were offered.
    expect(beside.filter((number) => alone.includes(number))).toHaveLength(13);
    expect(privateStamp(at(100), 9, { taken: others, floor: 0 }, () => 0).taken).toHaveLength(1);
  });
});
