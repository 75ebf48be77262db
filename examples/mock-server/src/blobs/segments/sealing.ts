import { createHash, randomBytes } from 'node:crypto';

import { BlobTooLargeError, type BlobLimits, type StoredBlob } from '../blob-store';
import { SEGMENT_BYTES, WRITE_ID_BYTES, type SegmentCipher } from './segment-cipher';
import { encodeTrailer } from './trailer';

/** A content on its way into a store, sealed in the format of blobs/README.md. */
export interface Sealing {
  /**
   * All sealed bytes in order: segments, sealed trailer, length of the trailer. To be iterated once; holds one segment in memory. Throws
   * `BlobTooLargeError`, or what the source throws.
   */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** What was sealed, once `bytes` has come to its end. */
  stored(): StoredBlob;
}

/** Seals the content of a source for a key. */
export function sealBlob(
  cipher: SegmentCipher,
  key: string,
  body: AsyncIterable<Uint8Array>,
  limits: BlobLimits,
): Sealing {
  let stored: StoredBlob | undefined;

  async function* sealed(): AsyncGenerator<Uint8Array, void> {
    const writeId = randomBytes(WRITE_ID_BYTES);
    const hash = createHash('sha256');
    const sealedLengths: number[] = [];
    let size = 0;
    for await (const plain of inSegments(body, limits, hash)) {
      const segment = await cipher.sealSegment(writeId, sealedLengths.length, plain);
      sealedLengths.push(segment.length);
      size += plain.length;
      yield segment;
    }
    const sha256 = hash.digest('hex');
    const written = { key, writeId: writeId.toString('hex'), size, sha256 };
    yield await encodeTrailer(cipher, { ...written, segmentBytes: SEGMENT_BYTES, sealedLengths });
    stored = { size, sha256 };
  }

  return {
    bytes: { [Symbol.asyncIterator]: sealed },
    stored() {
      if (!stored) throw new Error('The content has not been sealed to its end.');
      return stored;
    },
  };
}

/** The content in pieces of a segment each, the last one shorter; each is overwritten by the next. */
async function* inSegments(
  body: AsyncIterable<Uint8Array>,
  { maxBytes }: BlobLimits,
  hash: { update(bytes: Uint8Array): unknown },
): AsyncGenerator<Uint8Array, void> {
  const buffer = new Uint8Array(SEGMENT_BYTES);
  let used = 0;
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new BlobTooLargeError(`The body has more than ${maxBytes} bytes.`);
    hash.update(chunk);
    for (let offset = 0; offset < chunk.length;) {
      const taken = Math.min(SEGMENT_BYTES - used, chunk.length - offset);
      buffer.set(chunk.subarray(offset, offset + taken), used);
      used += taken;
      offset += taken;
      if (used === SEGMENT_BYTES) {
        yield buffer;
        used = 0;
      }
    }
  }
  if (used > 0) yield buffer.subarray(0, used);
}
