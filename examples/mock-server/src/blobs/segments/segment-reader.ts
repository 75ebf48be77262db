import { BlobCorruptError, type BlobRange } from '../blob-store';
import type { SealedPlace, SealedRun } from './sealed-medium';
import type { SegmentCipher } from './segment-cipher';
import type { Trailer } from './trailer';

/** A blob's sealed bytes from the first segment of a range on, and what the blob says about itself. */
export interface OpenSegments {
  readonly run: SealedRun;
  readonly trailer: Trailer;
}

/** Where the sealed segments stand that hold a range (inclusive, within the blob). */
export function placeOfSegments({ segmentBytes, sealedLengths }: Trailer, range: BlobRange): SealedPlace {
  const [first, last] = [Math.floor(range.start / segmentBytes), Math.floor(range.end / segmentBytes)];
  const start = total(sealedLengths.slice(0, first));
  return { start, end: start + total(sealedLengths.slice(first, last + 1)) - 1 };
}

/**
 * The plain bytes of a range (inclusive, within the blob), opening only the segments that hold it, one at a time as the consumer asks. Opens
 * the run with the first of them, and closes it at the end however that comes. Throws `BlobCorruptError`, or what `open` throws.
 */
export async function* readSegments(
  open: () => Promise<OpenSegments>,
  cipher: SegmentCipher,
  range: BlobRange,
): AsyncGenerator<Uint8Array, void> {
  const { run, trailer } = await open();
  const { segmentBytes, sealedLengths } = trailer;
  const writeId = Buffer.from(trailer.writeId, 'hex');
  const last = Math.floor(range.end / segmentBytes);
  try {
    for (let index = Math.floor(range.start / segmentBytes); index <= last; index += 1) {
      const sealedLength = sealedLengths[index];
      if (sealedLength === undefined) throw new BlobCorruptError(`Segment ${index} is missing.`);
      const plain = await cipher.openSegment(writeId, index, await run.take(sealedLength));
      const start = index * segmentBytes;
      if (plain.length !== Math.min(segmentBytes, trailer.size - start)) {
        throw new BlobCorruptError(`Segment ${index} has the wrong length.`);
      }
      yield plain.subarray(Math.max(0, range.start - start), Math.min(plain.length, range.end - start + 1));
    }
  } finally {
    await run.close();
  }
}

function total(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}
