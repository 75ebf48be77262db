import fc from 'fast-check';
import { expect, it } from 'vitest';

import { frozenCopy } from './frozen-json';

function throughJson(value: unknown): unknown {
  const json = JSON.stringify(value) as string | undefined;
  return json === undefined ? undefined : JSON.parse(json);
}

function isFrozenThroughout(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozenThroughout);
}

it('copies what JSON would keep, as JSON would, and freezes all of it', () => {
  const values = fc.anything({
    withBoxedValues: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
  });
  fc.assert(
    fc.property(values, (value) => {
      const copy = frozenCopy(value);
      expect(copy).toStrictEqual(throughJson(value));
      expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
      expect(isFrozenThroughout(copy)).toBe(true);
    }),
    { numRuns: 500, seed: 11 },
  );
});

it('takes a key named __proto__ for a key, and asks toJSON', () => {
  const named: unknown = JSON.parse('{"a":{"__proto__":{"isAdmin":true}}}');
  expect(JSON.stringify(frozenCopy(named))).toBe('{"a":{"__proto__":{"isAdmin":true}}}');
  expect((frozenCopy(named) as { a: { isAdmin?: boolean } }).a.isAdmin).toBeUndefined();
  expect(frozenCopy({ when: { toJSON: () => 'now' } })).toEqual({ when: 'now' });
});

it('leaves what it was given as it is', () => {
  const given = { list: [{ a: 1 }] };
  const copy = frozenCopy(given) as typeof given;
  given.list[0] = { a: 2 };
  expect(copy).toEqual({ list: [{ a: 1 }] });
  expect(Object.isFrozen(given)).toBe(false);
});
