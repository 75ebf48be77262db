import type * as z from 'zod';
import { createTimeSlice } from '../background/time-slice';

/** Stored JSON is not what the server wrote: names the file, the place in it and what is wrong there. */
export class StoredJsonError extends Error {
  override readonly name = 'StoredJsonError';
  constructor(file: string, place: string, problem: string) {
    super(`${file} is damaged at ${place}: ${problem}`);
  }
}

/** Values as lines of JSON, one each, written in slices so that other calls get their turn. */
export async function* writeJsonLines(values: Iterable<unknown>): AsyncGenerator<Uint8Array> {
  const breathe = createTimeSlice();
  for (const value of values) {
    yield Buffer.from(`${JSON.stringify(value)}\n`, 'utf8');
    await breathe();
  }
}

/** The values of lines of JSON, read in slices; undefined for a line that is none. */
export async function* readJsonLines(body: AsyncIterable<Uint8Array>): AsyncGenerator {
  const breathe = createTimeSlice();
  for await (const text of linesOf(body)) {
    yield jsonOf(text);
    await breathe();
  }
}

/**
 * The values of lines of JSON, each parsed by `schema`. Throws `StoredJsonError`, naming `file` (what is read, for the log), the line from 1
 * and the path within it.
 */
export async function* readParsedLines<T>(
  body: AsyncIterable<Uint8Array>,
  schema: z.ZodType<T>,
  file: string,
): AsyncGenerator<T> {
  let line = 0;
  for await (const value of readJsonLines(body)) {
    line += 1;
    yield parseStored(schema, value, file, `line ${line}`);
  }
}

/** A stored value as `schema` has it. Throws `StoredJsonError`; `place` says where in the file the value stands. */
export function parseStored<T>(schema: z.ZodType<T>, value: unknown, file: string, place: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = (issue?.path ?? []).map(String).join('.');
  throw new StoredJsonError(
    file,
    [place, path].filter((part) => part !== '').join(', '),
    issue?.message ?? 'unreadable',
  );
}

/** A list in pieces of so many, each to be one line: few enough to be written, or read, in a few milliseconds. */
export function* inPieces<T>(entries: readonly T[], count: number): Generator<readonly T[]> {
  for (let at = 0; at < entries.length; at += count) yield entries.slice(at, at + count);
}

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const pieces = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = pieces.pop() ?? '';
    yield* pieces;
  }
  if (rest !== '') yield rest;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
