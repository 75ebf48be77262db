import { createHash, randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

import { BlobTooLargeError, type BlobLimits, type StoredBlob } from '../blob-store';
import { SEGMENT_BYTES, WRITE_ID_BYTES, type SegmentCipher } from './segment-cipher';
import { encodeTrailer } from './trailer';

/**
 * Writes a whole blob to an empty file: sealed segments, sealed trailer, length of the trailer.
 * Holds one segment in memory. Does not sync. Throws `BlobTooLargeError`, or what the source or the file throws.
 */
export async function writeSegments(
  handle: FileHandle,
  cipher: SegmentCipher,
  key: string,
  body: AsyncIterable<Uint8Array>,
  limits: BlobLimits,
): Promise<StoredBlob> {
  const writeId = randomBytes(WRITE_ID_BYTES);
  const hash = createHash('sha256');
  const sealedLengths: number[] = [];
  const buffer = new Uint8Array(SEGMENT_BYTES);
  let used = 0;
  let size = 0;

  async function flush(): Promise<void> {
    const sealed = await cipher.sealSegment(writeId, sealedLengths.length, buffer.subarray(0, used));
    await writeAll(handle, sealed);
    sealedLengths.push(sealed.length);
    used = 0;
  }

  for await (const chunk of body) {
    size += chunk.length;
    if (size > limits.maxBytes)
      throw new BlobTooLargeError(`The body has more than ${limits.maxBytes} bytes.`);
    hash.update(chunk);
    for (let offset = 0; offset < chunk.length;) {
      const taken = Math.min(SEGMENT_BYTES - used, chunk.length - offset);
      buffer.set(chunk.subarray(offset, offset + taken), used);
      used += taken;
      offset += taken;
      if (used === SEGMENT_BYTES) await flush();
    }
  }
  if (used > 0) await flush();

  const sha256 = hash.digest('hex');
  const trailer = {
    key,
    writeId: writeId.toString('hex'),
    size,
    sha256,
    segmentBytes: SEGMENT_BYTES,
    sealedLengths,
  };
  await writeAll(handle, await encodeTrailer(cipher, trailer));
  return { size, sha256 };
}

async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let offset = 0; offset < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, offset, bytes.length - offset);
    offset += bytesWritten;
  }
}
