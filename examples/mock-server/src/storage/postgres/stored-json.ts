import { freezeJson } from '../frozen-json';

/**
 * JSON as it is stored. PostgreSQL keeps JSON of any text, but looks into none with U+0000 or half a surrogate pair, which people paste
 * from damaged documents: these are written as U+001A, which nobody types, and four hexadecimal digits; U+001A itself too.
 */
const MARK = String.raw`\u001a`;

/** An escape of JSON: one that is rewritten, or another one, `\\` too, so that what follows it is not taken for one. */
const ESCAPE = /\\(?:u(0000|001a|d[89a-f][0-9a-f]{2})|.)/gs;
const REWRITTEN = /\\u(?:0000|001a|d[89a-f])/;
const STORED_ESCAPE = /\\(?:u001a([0-9a-f]{4})|.)/gs;

/** The stored JSON of a value. */
export function toStoredJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!REWRITTEN.test(json)) return json;
  return json.replaceAll(ESCAPE, (escape, digits?: string) =>
    digits === undefined ? escape : `${MARK}${digits}`,
  );
}

/** The value of stored JSON, frozen. */
export function fromStoredJson(text: string): unknown {
  const json = text.includes(MARK)
    ? text.replaceAll(STORED_ESCAPE, (escape, digits?: string) =>
        digits === undefined ? escape : String.raw`\u${digits}`,
      )
    : text;
  return freezeJson(JSON.parse(json) as unknown);
}
