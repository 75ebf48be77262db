import * as z from 'zod';

import { BlobCorruptError } from '../blob-store';
import type { SealedBytes } from './sealed-medium';
import type { SegmentCipher } from './segment-cipher';

const trailerSchema = z.object({
  key: z.string(),
  writeId: z.string(),
  size: z.number().int().nonnegative(),
  sha256: z.string(),
  segmentBytes: z.number().int().positive(),
  sealedLengths: z.array(z.number().int().positive()),
});

/** What the end of a blob says about it, sealed: whose content it is, its plain size, and how long each sealed segment is in bytes. */
export type Trailer = z.infer<typeof trailerSchema>;

const LENGTH_BYTES = 4;

/** The last bytes of a blob: the sealed trailer, then its length as a big-endian 32-bit number. */
export async function encodeTrailer(cipher: SegmentCipher, trailer: Trailer): Promise<Uint8Array> {
  const sealed = await cipher.seal(Buffer.from(JSON.stringify(trailer), 'utf8'));
  const encoded = Buffer.alloc(sealed.length + LENGTH_BYTES);
  encoded.set(sealed);
  encoded.writeUInt32BE(sealed.length, sealed.length);
  return encoded;
}

/** Reads and checks the trailer of a sealed blob. Throws `BlobCorruptError` when it was changed or belongs to another key. */
export async function readTrailer(bytes: SealedBytes, cipher: SegmentCipher, key: string): Promise<Trailer> {
  const sealedAt = await trailerStart(bytes);
  const sealed = await bytes.read(sealedAt, bytes.length - LENGTH_BYTES - sealedAt);
  const parsed = trailerSchema.safeParse(JSON.parse(Buffer.from(await cipher.open(sealed)).toString('utf8')));
  if (!parsed.success)
    throw new BlobCorruptError('The trailer has an unknown shape.', { cause: parsed.error });
  const trailer = parsed.data;
  if (trailer.key !== key) throw new BlobCorruptError('The file holds the content of another key.');
  if (trailer.sealedLengths.reduce((sum, length) => sum + length, 0) !== sealedAt) {
    throw new BlobCorruptError('Segments are missing or were added.');
  }
  return trailer;
}

async function trailerStart(bytes: SealedBytes): Promise<number> {
  if (bytes.length < LENGTH_BYTES) throw new BlobCorruptError('The file is too short.');
  const length = Buffer.from(await bytes.read(bytes.length - LENGTH_BYTES, LENGTH_BYTES)).readUInt32BE();
  if (length > bytes.length - LENGTH_BYTES)
    throw new BlobCorruptError('The file is too short for its trailer.');
  return bytes.length - LENGTH_BYTES - length;
}
