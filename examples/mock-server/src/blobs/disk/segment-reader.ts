import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';

import { BlobCorruptError, type BlobRange } from '../blob-store';
import type { SegmentCipher } from './segment-cipher';
import { readExactly, type Trailer } from './trailer';

/**
 * A stream of the plain bytes of a range (inclusive, within the blob), opening only the segments that hold it, one at a time as
 * the consumer asks. Closes the file when it ends or is destroyed; errors with `BlobCorruptError`.
 */
export function createSegmentReader(
  handle: FileHandle,
  cipher: SegmentCipher,
  trailer: Trailer,
  range: BlobRange,
): Readable {
  const { segmentBytes, sealedLengths } = trailer;
  const writeId = Buffer.from(trailer.writeId, 'hex');
  const last = Math.floor(range.end / segmentBytes);
  let index = Math.floor(range.start / segmentBytes);
  let position = sealedLengths.slice(0, index).reduce((sum, length) => sum + length, 0);

  async function next(): Promise<Uint8Array | null> {
    if (index > last) return null;
    const sealedLength = sealedLengths[index];
    if (sealedLength === undefined) throw new BlobCorruptError(`Segment ${index} is missing.`);
    const plain = await cipher.openSegment(writeId, index, await readExactly(handle, position, sealedLength));
    const start = index * segmentBytes;
    if (plain.length !== Math.min(segmentBytes, trailer.size - start)) {
      throw new BlobCorruptError(`Segment ${index} has the wrong length.`);
    }
    index += 1;
    position += sealedLength;
    return plain.subarray(Math.max(0, range.start - start), Math.min(plain.length, range.end - start + 1));
  }

  return new Readable({
    // One segment is read ahead at most; a larger mark would decrypt what a canceled request never takes.
    highWaterMark: 1,
    read() {
      next().then(
        (bytes) => this.push(bytes),
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    },
    destroy(error, callback) {
      handle.close().then(
        () => callback(error),
        (closeError: unknown) => callback(error ?? (closeError instanceof Error ? closeError : null)),
      );
    },
  });
}
