import { createTimeSlice } from '../background/time-slice';

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
    yield parsed(text);
    await breathe();
  }
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
