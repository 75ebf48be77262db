import { describe, expect, it } from 'vitest';
import { heldBytes } from '../testing/held-bytes';
import { seeded, TEST_SEED } from '../testing/seeded-random';
import { createCountTable, type KeyDigest } from './count-table';

describe('a table of counts', () => {
  const MILLION = 1_000_000;
  /** Spread as digests are, none of them twice. */
  const digestOf = (number: number): KeyDigest => [number, Math.imul(number, 0x9e3779b1) >>> 7];

  it('holds a million callers in less than 50 MB, each with their own count', () => {
    const before = heldBytes();
    const table = createCountTable(1_000);
    for (let number = 0; number < MILLION; number += 1)
      table.set(digestOf(number), { times: number % 7, endsAt: 1_001 + number });
    expect(heldBytes() - before).toBeLessThan(50_000_000);
    let wrong = 0;
    for (let number = 0; number < MILLION; number += 1) {
      const count = table.get(digestOf(number));
      if (count?.times !== number % 7 || count.endsAt !== 1_001 + number) wrong += 1;
    }
    expect(wrong).toBe(0);
    expect(table.get(digestOf(MILLION))).toBeUndefined();
  });

  it('keeps those apart that would have the same place, whatever is said of them again', () => {
    const random = seeded(TEST_SEED);
    const table = createCountTable(0);
    const model = new Map<string, number>();
    for (let turn = 0; turn < 20_000; turn += 1) {
      const digest: KeyDigest = [Math.floor(random() * 300), Math.floor(random() * 9) * 4_096];
      table.set(digest, { times: turn, endsAt: 60_000 });
      model.set(digest.join(), turn);
    }
    for (const [key, times] of model) {
      const [high = 0, low = 0] = key.split(',').map(Number);
      expect(table.get([high, low])).toEqual({ times, endsAt: 60_000 });
    }
    expect(table.get([300, 0])).toBeUndefined();
  });
});
