import { expect, it } from 'vitest';
import * as z from 'zod';
import { listOperations } from './registry';

/** Where the texts of a JSON schema may be of any length, as paths. */
function unboundedTexts(schema: unknown, path: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((item: unknown) => unboundedTexts(item, path));
  const isText = 'type' in schema && schema.type === 'string';
  const pattern = 'pattern' in schema ? String(schema.pattern) : '*';
  const isBounded =
    !/[*+]|,\}/.test(pattern) || ['maxLength', 'enum', 'const', 'format'].some((key) => key in schema);
  return [
    ...(isText && !isBounded ? [path] : []),
    ...Object.entries(schema).flatMap(([key, value]) =>
      unboundedTexts(value, key === 'properties' ? path : `${path}.${key}`),
    ),
  ];
}

it('every text that a call takes has a greatest length', () => {
  const unbounded = listOperations().flatMap(({ name, operation }) =>
    unboundedTexts(z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }), name),
  );
  expect(unbounded).toEqual([]);
});

/** Where the lists of a JSON schema may have any number of items, as paths. */
function unboundedLists(schema: unknown, path: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isUnbounded = 'type' in schema && schema.type === 'array' && !('maxItems' in schema);
  const inside = Object.entries(schema).flatMap(([key, value]) => unboundedLists(value, `${path}.${key}`));
  return isUnbounded ? [path, ...inside] : inside;
}

it('every list that a call takes has a greatest number of items', () => {
  const unbounded = listOperations().flatMap(({ name, operation }) =>
    unboundedLists(z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }), name),
  );
  expect(unbounded).toEqual([]);
});
