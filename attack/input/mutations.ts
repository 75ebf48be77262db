import type { Fields } from './schema-sample';

/** A value as it may stand in JSON. */
type Json = unknown;

/** Values that a careless server stumbles over. */
const HOSTILE: readonly Json[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  'NaN',
  '9'.repeat(400),
  '\u0000',
  '\ud800',
  '\u202e\u0301\ufeff',
  '../../etc/passwd',
  '%00%2e%2e',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  'x'.repeat(100_000),
  ' '.repeat(50_000),
  [],
  [null],
  {},
  { toString: 1 },
  { constructor: { prototype: { polluted: true } } },
  Array.from({ length: 2_000 }, (_, index) => index),
  '1970-01-01T00:00:00Z',
  '#ffffff',
];

/** One to three places of an input with something else in them, or without anything, or with more than belongs there. */
export function mutated(fields: Fields, random: () => number): Fields {
  let result: Record<string, Json> = { ...fields };
  const times = 1 + Math.floor(random() * 3);
  for (let time = 0; time < times; time += 1) {
    const names = Object.keys(result);
    const name = pick(names, random);
    const value = pick(HOSTILE, random);
    const choice = random();
    if (name === undefined || choice < 0.1) result[pick(EXTRA, random) ?? 'id'] = value;
    else if (choice < 0.2)
      result = Object.fromEntries(names.flatMap((each) => (each === name ? [] : [[each, result[each]]])));
    else if (choice < 0.3) result[name] = nested(result[name], random);
    else result[name] = value;
  }
  return result;
}

/** Fields that nobody may set. */
const EXTRA = [
  'id',
  'userId',
  'ownerId',
  'createdBy',
  'access',
  'userType',
  'constructor',
  'limit',
  'cursor',
];

function nested(value: Json, random: () => number): Json {
  let result = value;
  for (let depth = Math.floor(random() * 40); depth >= 0; depth -= 1)
    result = random() < 0.5 ? [result] : { value: result };
  return result;
}

/** Bodies that are no input at all, with their media type and further headers. */
export const BROKEN_BODIES: readonly {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}[] = [
  { body: '' },
  { body: '{"title":' },
  { body: '[]' },
  { body: '7' },
  { body: '"text"' },
  { body: 'null' },
  { body: '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}' },
  { body: `${'['.repeat(10_000)}${']'.repeat(10_000)}` },
  { body: `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}` },
  { body: '{"id":1,"id":{},"text":1e999,"title":-0}' },
  { body: '{}', headers: { 'content-type': 'application/json; charset=utf-7' } },
  { body: '{}', headers: { 'content-type': 'text/plain' } },
  { body: 'id=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { body: '--x\r\n\r\n--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  { body: '{}', headers: { 'content-encoding': 'gzip' } },
  { body: '{}', headers: { 'idempotency-key': 'k'.repeat(5_000) } },
  { body: '{}', headers: { 'x-client-id': 'c'.repeat(5_000), 'accept-language': 'x-'.repeat(1_000) } },
  { body: JSON.stringify({ text: 'x'.repeat(1_100_000) }) },
];

/** One of some values. */
function pick<Value>(values: readonly Value[], random: () => number): Value | undefined {
  return values[Math.floor(random() * values.length)];
}
