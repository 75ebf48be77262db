import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

import { BlobCorruptError } from '../blob-store';

/** Plain bytes of content in a segment; four chunks of age's STREAM. Measured in blobs/README.md. */
export const SEGMENT_BYTES = 256 * 1024;

/** Bytes of the random number that all parts of one written blob share. */
export const WRITE_ID_BYTES = 16;

const PREFIX_BYTES = WRITE_ID_BYTES + 4;

/** Seals and opens the parts of a blob as age files, for one identity. */
export interface SegmentCipher {
  /** One content segment as an age file; its place is sealed in, so that it opens nowhere else. */
  sealSegment(writeId: Uint8Array, index: number, plain: Uint8Array): Promise<Uint8Array>;
  /** The content of a segment. Throws `BlobCorruptError` when it was changed, or belongs elsewhere. */
  openSegment(writeId: Uint8Array, index: number, sealed: Uint8Array): Promise<Uint8Array>;
  /** Any other bytes as an age file. */
  seal(plain: Uint8Array): Promise<Uint8Array>;
  /** The content of an age file. Throws `BlobCorruptError` when it was changed or sealed for another identity. */
  open(sealed: Uint8Array): Promise<Uint8Array>;
}

/** A cipher for an age identity (`AGE-SECRET-KEY-1...`). Throws when the identity is malformed. */
export async function createSegmentCipher(identity: string): Promise<SegmentCipher> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);

  async function open(sealed: Uint8Array): Promise<Uint8Array> {
    try {
      return await decrypter.decrypt(sealed);
    } catch (error) {
      throw new BlobCorruptError('A stored part cannot be decrypted.', { cause: error });
    }
  }

  return {
    open,
    seal: (plain) => encrypter.encrypt(plain),
    sealSegment(writeId, index, plain) {
      const framed = new Uint8Array(PREFIX_BYTES + plain.length);
      framed.set(prefixOf(writeId, index));
      framed.set(plain, PREFIX_BYTES);
      return encrypter.encrypt(framed);
    },
    async openSegment(writeId, index, sealed) {
      const framed = await open(sealed);
      if (Buffer.compare(framed.subarray(0, PREFIX_BYTES), prefixOf(writeId, index)) !== 0) {
        throw new BlobCorruptError(`Segment ${index} belongs to another place or blob.`);
      }
      return framed.subarray(PREFIX_BYTES);
    },
  };
}

function prefixOf(writeId: Uint8Array, index: number): Uint8Array {
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.set(writeId);
  prefix.writeUInt32BE(index, WRITE_ID_BYTES);
  return prefix;
}
