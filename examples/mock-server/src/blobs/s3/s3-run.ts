import { setTimeout as wait } from 'node:timers/promises';

import { ServiceUnavailableError } from '../../problems/service-unavailable';
import type { SealedPlace, SealedRun } from '../segments/sealed-medium';
import type { Bucket, ObjectBytes } from './bucket';

/** How often in a row an answer may break off before a byte of it has come; after that many the service counts as gone. */
const MOST_BREAKS = 4;
/** Milliseconds before the second try; doubled before each further one. */
const FIRST_WAIT_MS = 50;

/** Bytes of one writing of an object, as one answer of the service; where that breaks off, the rest is asked for again. */
export async function openS3Run(
  bucket: Bucket,
  name: string,
  version: string,
  { start, end }: SealedPlace,
): Promise<SealedRun> {
  let answer = await bucket.get(name, { start, end }, version);
  let chunks = chunksOf(answer);
  /** Bytes that have come and were not taken yet. */
  let rest: Uint8Array = new Uint8Array();
  let received = 0;
  let breaks = 0;

  /** The next bytes that come; asks again for what an answer did not bring. */
  async function receive(): Promise<Uint8Array> {
    for (;;) {
      const chunk = await nextOf(chunks);
      if (chunk instanceof Uint8Array) {
        received += chunk.length;
        breaks = 0;
        return chunk;
      }
      breaks += 1;
      if (breaks > MOST_BREAKS || start + received > end) throw brokenOff(bucket, chunk.cause);
      if (breaks > 1) await wait(FIRST_WAIT_MS * 2 ** (breaks - 2));
      answer.body.destroy();
      answer = await bucket.get(name, { start: start + received, end }, version);
      chunks = chunksOf(answer);
    }
  }

  return {
    async take(length) {
      const bytes = new Uint8Array(length);
      for (let filled = 0; filled < length;) {
        if (rest.length === 0) rest = await receive();
        const taken = rest.subarray(0, length - filled);
        bytes.set(taken, filled);
        filled += taken.length;
        rest = rest.subarray(taken.length);
      }
      return bytes;
    },
    async close() {
      answer.body.destroy();
    },
  };
}

/** All bytes of an answer; undefined where it brings others than it says, or breaks off. */
export async function bytesOfAnswer({ body, length }: ObjectBytes): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of body) if (chunk instanceof Uint8Array) chunks.push(chunk);
  } catch {
    return undefined;
  }
  const bytes = Buffer.concat(chunks);
  return bytes.length === length ? bytes : undefined;
}

/** What asks again for what broke off. Throws `ServiceUnavailableError` where that goes on. */
export async function wholeAnswer(
  bucket: Bucket,
  ask: () => Promise<ObjectBytes>,
): Promise<{ readonly answer: ObjectBytes; readonly bytes: Uint8Array }> {
  for (let breaks = 0; breaks <= MOST_BREAKS; breaks += 1) {
    if (breaks > 1) await wait(FIRST_WAIT_MS * 2 ** (breaks - 2));
    const answer = await ask();
    const bytes = await bytesOfAnswer(answer);
    if (bytes) return { answer, bytes };
  }
  throw brokenOff(bucket, undefined);
}

type Chunks = AsyncIterator<unknown, unknown>;

function chunksOf({ body }: ObjectBytes): Chunks {
  return body[Symbol.asyncIterator]();
}

/** A chunk, or why there is none. */
async function nextOf(chunks: Chunks): Promise<Uint8Array | { readonly cause: unknown }> {
  try {
    const next: IteratorResult<unknown, unknown> = await chunks.next();
    const { value } = next;
    return value instanceof Uint8Array ? value : { cause: undefined };
  } catch (cause) {
    return { cause };
  }
}

function brokenOff({ name }: Bucket, cause: unknown): ServiceUnavailableError {
  return new ServiceUnavailableError(`BLOB_URL: answers of ${name} break off again and again.`, { cause });
}
