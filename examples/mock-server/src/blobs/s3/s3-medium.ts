import { Readable } from 'node:stream';

import { BlobCorruptError, isBlobKey } from '../blob-store';
import { BLOB_SUFFIX } from '../file-names';
import type { SealedMedium } from '../segments/sealed-medium';
import { type Bucket, type ObjectBytes } from './bucket';
import { statusOf } from './s3-errors';
import { openS3Run, wholeAnswer } from './s3-run';

/** Bytes at an object's end that are asked for first: small blobs whole, of large ones the trailer, at up to 500 MiB. */
const TAIL_BYTES = 16 * 1024;

/**
 * Keeps sealed blobs in a bucket, one object each. An object appears when its upload is complete, and a service answers each request from one object:
 * what the port promises of writings is what the service does.
 */
export function createS3Medium(bucket: Bucket): SealedMedium {
  const nameOf = (key: string): string => key + BLOB_SUFFIX;

  /** The end of an object. Some services refuse to give more of an end than there is, instead of all. */
  async function tailOf(name: string): Promise<ObjectBytes> {
    try {
      return await bucket.get(name, { last: TAIL_BYTES });
    } catch (error) {
      if (error instanceof Error && statusOf(error.cause) === 416) return bucket.get(name);
      throw error;
    }
  }

  return {
    async write(key, bytes) {
      await bucket.put(nameOf(key), Readable.from(bytes));
    },
    async open(key) {
      const name = nameOf(key);
      const { answer, bytes } = await wholeAnswer(bucket, () => tailOf(name));
      const { start, total, version } = answer;
      return {
        version,
        length: total,
        async read(position, length) {
          if (position < 0 || position + length > total)
            throw new BlobCorruptError('The object ends too early.');
          if (position >= start) return bytes.subarray(position - start, position - start + length);
          const run = await openS3Run(bucket, name, version, { start: position, end: position + length - 1 });
          try {
            return await run.take(length);
          } finally {
            await run.close();
          }
        },
        async close() {
          // Its bytes are here.
        },
      };
    },
    openRun: (key, version, place) => openS3Run(bucket, nameOf(key), version, place),
    has: (key) => bucket.has(nameOf(key)),
    async delete(key) {
      // The service does not tell: of two that delete at once both may hear that there was one.
      const isThere = await bucket.has(nameOf(key));
      if (isThere) await bucket.remove(nameOf(key));
      return isThere;
    },
    async keys() {
      const keys: string[] = [];
      for await (const name of bucket.names())
        if (name.endsWith(BLOB_SUFFIX)) keys.push(name.slice(0, -BLOB_SUFFIX.length));
      return keys.filter(isBlobKey);
    },
    close: () => bucket.close(),
  };
}
