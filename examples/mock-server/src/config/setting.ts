import * as z from 'zod';
import { readS3Address } from './s3-address';

/** Bytes in a mebibyte. */
export const MIB = 1024 * 1024;

/** What a value was, as a refusal shows it: short, quoted, on one line. */
function shown(value: unknown): string {
  const text = String(value);
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

/** A setting whose refusal reads `must be …, got "…"`; an empty value counts as not set. */
function setting<T>(expectation: string, parse: (text: string) => T | undefined) {
  return z.string().transform((text, context): T => {
    const value = parse(text.trim());
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: `must be ${expectation}, got ${shown(text)}` });
    return z.NEVER;
  });
}

/** A whole number within bounds (both inclusive). */
export function wholeNumber(min: number, max: number) {
  return setting(`a whole number from ${min} to ${max}`, (text) => {
    const value = Number(text);
    return /^\d{1,15}$/.test(text) && value >= min && value <= max ? value : undefined;
  });
}

/** One of a few words. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return setting(`one of ${words.join(', ')}`, (text): Words[number] | undefined =>
    words.find((word) => word === text),
  );
}

/** `1` or `0`. */
export function flag() {
  return setting('1 or 0', (text) => (text === '1' ? true : text === '0' ? false : undefined));
}

/** An address with one of the given protocols, without a slash at its end. */
export function address(...protocols: readonly string[]) {
  return setting(`an address starting with ${protocols.map((name) => `${name}//`).join(' or ')}`, (text) => {
    const url = URL.parse(text);
    return url && protocols.includes(url.protocol) ? withoutEndingSlashes(text) : undefined;
  });
}

function withoutEndingSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
}

/** Origins (`https://host:port`) separated by spaces or commas. */
export function origins() {
  return setting('origins such as https://app.example, separated by spaces', (text) => {
    const list = text.split(/[\s,]+/).filter((part) => part !== '');
    return list.every((part) => URL.parse(part)?.origin === part) ? list : undefined;
  });
}

/** E-mail addresses separated by spaces or commas. */
export function addresses() {
  return setting('e-mail addresses separated by spaces', (text) => {
    const list = text.split(/[\s,]+/).filter((part) => part !== '');
    return list.every((part) => z.email().safeParse(part).success) ? list : undefined;
  });
}

/** A place in an S3 service. */
export function s3Address() {
  return setting(
    'an address such as s3://bucket/prefix?endpoint=https://s3.example&region=eu-central-1',
    readS3Address,
  );
}

/** Any text that is not empty. */
export function text() {
  return setting('a text', (value) => (value === '' ? undefined : value));
}
