import { Readable } from 'node:stream';

import {
  assertBlobKey,
  BlobNotFoundError,
  resolveRange,
  type BlobRange,
  type BlobStore,
} from '../blob-store';
import { BlobReplacedError, type SealedMedium } from './sealed-medium';
import { sealBlob } from './sealing';
import type { SegmentCipher } from './segment-cipher';
import { placeOfSegments, readSegments, type OpenSegments } from './segment-reader';
import { readTrailer, type Trailer } from './trailer';

/** What was found under a key: what it says about itself, and which writing it is. */
interface LookedUp {
  readonly trailer: Trailer;
  readonly version: string;
}

/** A blob store that keeps contents sealed in segments (format: blobs/README.md) on a medium. */
export function createSegmentStore(medium: SealedMedium, cipher: SegmentCipher): BlobStore {
  const running = new Set<Promise<unknown>>();
  let closed = false;

  function assertOpen(): void {
    if (closed) throw new Error('The blob store is closed.');
  }

  function assertUsable(key: string): void {
    assertOpen();
    assertBlobKey(key);
  }

  async function lookUp(key: string): Promise<LookedUp> {
    assertUsable(key);
    const blob = await medium.open(key);
    try {
      return { trailer: await readTrailer(blob, cipher, key), version: blob.version };
    } finally {
      await blob.close();
    }
  }

  /** The segments of the content that was looked up, or of another writing of the same: a text that is extracted twice. */
  async function openSegments(key: string, before: LookedUp, range: BlobRange): Promise<OpenSegments> {
    const first = await segmentsOf(key, before, range);
    if (first) return first;
    const now = await lookUp(key);
    const isSame = now.trailer.sha256 === before.trailer.sha256 && now.trailer.size === before.trailer.size;
    const second = isSame ? await segmentsOf(key, now, range) : undefined;
    if (second) return second;
    throw new BlobNotFoundError('The blob was replaced before it was read.');
  }

  /** Undefined where another writing has taken its place. */
  async function segmentsOf(
    key: string,
    { trailer, version }: LookedUp,
    range: BlobRange,
  ): Promise<OpenSegments | undefined> {
    assertUsable(key);
    try {
      return { trailer, run: await medium.openRun(key, version, placeOfSegments(trailer, range)) };
    } catch (error) {
      if (error instanceof BlobReplacedError) return undefined;
      throw error;
    }
  }

  return {
    async put(key, body, limits) {
      assertUsable(key);
      const sealing = sealBlob(cipher, key, body instanceof Readable ? bytesOf(body) : body, limits);
      const work = medium.write(key, sealing.bytes);
      running.add(work);
      try {
        await work;
        return sealing.stored();
      } finally {
        running.delete(work);
      }
    },
    async read(key, range) {
      const found = await lookUp(key);
      const { size } = found.trailer;
      const resolved = resolveRange(size, range);
      return {
        size,
        body: {
          [Symbol.asyncIterator]: () =>
            resolved ? readSegments(() => openSegments(key, found, resolved), cipher, resolved) : nothing(),
        },
      };
    },
    async has(key) {
      assertUsable(key);
      return medium.has(key);
    },
    async size(key) {
      return (await lookUp(key)).trailer.size;
    },
    async delete(key) {
      assertUsable(key);
      return medium.delete(key);
    },
    async keys() {
      assertOpen();
      return medium.keys();
    },
    async close() {
      closed = true;
      await Promise.allSettled(running);
      medium.close();
    },
  };
}

async function* nothing(): AsyncGenerator<Uint8Array, void> {
  // An empty blob: there is nothing to open.
}

/** The bytes of a stream, which stays open when the reader stops early; text chunks are refused. */
async function* bytesOf(stream: Readable): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterable<unknown> = stream.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('A blob body must be a stream of bytes.');
    yield chunk;
  }
}
