import type { FileHandle } from 'node:fs/promises';
import { BlobCorruptError, type BlobRange } from '../blob-store';
import type { SegmentCipher } from './segment-cipher';
import { readExactly, type Trailer } from './trailer';

/** An open blob file, and what it says about itself. */
export interface OpenSegments {
  readonly handle: FileHandle;
  readonly trailer: Trailer;
}

/**
 * The plain bytes of a range (inclusive, within the blob), opening only the segments that hold it, one at a time as the consumer asks. Opens
 * the file with the first of them, and closes it at the end however that comes. Throws `BlobCorruptError`, or what `open` throws.
 */
export async function* readSegments(
  open: () => Promise<OpenSegments>,
  cipher: SegmentCipher,
  range: BlobRange,
): AsyncGenerator<Uint8Array, void> {
  const { handle, trailer } = await open();
  const { segmentBytes, sealedLengths } = trailer;
  const writeId = Buffer.from(trailer.writeId, 'hex');
  const first = Math.floor(range.start / segmentBytes);
  const last = Math.floor(range.end / segmentBytes);
  let position = sealedLengths.slice(0, first).reduce((sum, length) => sum + length, 0);
  try {
    for (let index = first; index <= last; index += 1) {
      const sealedLength = sealedLengths[index];
      if (sealedLength === undefined) throw new BlobCorruptError(`Segment ${index} is missing.`);
      const sealed = await readExactly(handle, position, sealedLength);
      const plain = await cipher.openSegment(writeId, index, sealed);
      const start = index * segmentBytes;
      if (plain.length !== Math.min(segmentBytes, trailer.size - start)) {
        throw new BlobCorruptError(`Segment ${index} has the wrong length.`);
      }
      position += sealedLength;
      yield plain.subarray(Math.max(0, range.start - start), Math.min(plain.length, range.end - start + 1));
    }
  } finally {
    await handle.close();
  }
}
