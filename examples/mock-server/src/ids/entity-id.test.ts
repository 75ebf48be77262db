import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOfEntity, entityId } from './entity-id';

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
