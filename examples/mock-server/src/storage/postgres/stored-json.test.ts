import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromStoredJson, toStoredJson } from './stored-json';

describe('stored JSON', () => {
  it('is JSON without what PostgreSQL does not look into, and is read as it was written', () => {
    const halves = fc.constantFrom('\0', '\u001a', '\ud800', '\udfff', '\\u0000', '\\', '"', 'a', '0000');
    fc.assert(
      fc.property(fc.array(halves), fc.string({ unit: 'binary' }), (parts, other) => {
        const value = { [`${parts.join('')}key`]: [parts.join(''), other] };
        const text = toStoredJson(value);
        expect(JSON.stringify(JSON.parse(text))).not.toMatch(/(?:^|[^\\])(?:\\\\)*\\u(?:0000|d[89a-f])/);
        expect(JSON.stringify(fromStoredJson(text))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('is plain JSON of everything else', () => {
    expect(toStoredJson({ text: '§ 7 \\u0041 😀' })).toBe(String.raw`{"text":"§ 7 \\u0041 😀"}`);
  });
});
