import { S3Client } from '@aws-sdk/client-s3';

import type { S3Address } from '../../config/s3-address';
import type { ServerLog } from '../../log/server-log';
import { BlobNotFoundError, type BlobStore } from '../blob-store';
import { IDENTITY_CHECK_FILE } from '../file-names';
import { checkIdentity } from '../identity';
import { createSegmentCipher } from '../segments/segment-cipher';
import { createSegmentStore } from '../segments/segment-store';
import { openBucket, type Bucket } from './bucket';
import { createS3Medium } from './s3-medium';
import { wholeAnswer } from './s3-run';

/** Where the store is, and the age identity (`AGE-SECRET-KEY-1...`) that opens it. */
export interface S3BlobStoreOptions {
  readonly address: S3Address;
  readonly identity: string;
  readonly log: ServerLog;
  /** Milliseconds without an answer after which a request is tried again; tests are less patient. */
  readonly silenceMs?: number;
}

/** Tries of a request, the first one included; between them the SDK waits longer and longer. */
const TRIES = 4;
const CONNECT_MS = 5_000;
const SILENCE_MS = 30_000;
/** Milliseconds after which an upload that is not complete is left over: twice what a request may take to arrive. */
const LEFT_OVER_MS = 2 * 3_600_000;

/**
 * A blob store in a bucket of an S3 service, encrypted before anything leaves the process, in the format of the disk store (blobs/README.md). Any number of
 * servers may use one. Ends uploads that a server has left, and throws `WrongIdentityError` where the bucket was written with another identity, and
 * `ServiceUnavailableError` where it cannot be used.
 */
export async function createS3BlobStore(options: S3BlobStoreOptions): Promise<BlobStore> {
  const cipher = await createSegmentCipher(options.identity);
  const bucket = openBucket(createClient(options), options.address);
  try {
    await checkIdentity(cipher, {
      name: bucket.name,
      read: () => readIfThere(bucket, IDENTITY_CHECK_FILE),
      writeNew: (sealed) => bucket.putNew(IDENTITY_CHECK_FILE, sealed),
    });
  } catch (error) {
    bucket.close();
    throw error;
  }
  await bucket.abortUploadsBefore(new Date(Date.now() - LEFT_OVER_MS)).catch((error: unknown) => {
    // Parts that are left cost money, and nothing else: a service that does not list them has a rule of its own for them.
    options.log.warn({ err: error }, 'uploads that were left over could not be ended');
  });
  return createSegmentStore(createS3Medium(bucket), cipher);
}

function createClient({
  address: { endpoint, region },
  silenceMs = SILENCE_MS,
}: S3BlobStoreOptions): S3Client {
  return new S3Client({
    ...(region !== undefined && { region }),
    // Names of buckets are no names of hosts but at Amazon's.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Other services refuse checksums that they do not know; what is stored is authenticated anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: Math.min(CONNECT_MS, silenceMs),
      requestTimeout: silenceMs,
      throwOnRequestTimeout: true,
      socketTimeout: silenceMs,
    },
  });
}

async function readIfThere(bucket: Bucket, name: string): Promise<Uint8Array | undefined> {
  try {
    return (await wholeAnswer(bucket, () => bucket.get(name))).bytes;
  } catch (error) {
    if (error instanceof BlobNotFoundError) return undefined;
    throw error;
  }
}
