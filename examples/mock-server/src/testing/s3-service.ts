import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { buildApp } from 'fauxqs';

import { readS3Address, type S3Address } from '../config/s3-address';

/** An S3 service for tests. */
export interface S3Service {
  /** A place in it where nothing is. */
  emptyPlace(): S3Address;
  stop(): Promise<void>;
}

/** Any keys: the test service looks at none. */
const KEYS = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };

/**
 * The service of `TEST_BLOB_URL` (`BLOB_URL` with the usual keys in the environment), or fauxqs, an emulator by others, in this process, on the loopback address alone. It
 * keeps objects in memory, each as it was completed, and knows `If-Match` and the ends of uploads, which s3rver does not.
 */
export async function startS3Service(): Promise<S3Service> {
  const given = readS3Address(process.env['TEST_BLOB_URL'] ?? '');
  if (given) return { emptyPlace: () => within(given), stop: async () => undefined };
  for (const [name, value] of Object.entries(KEYS)) process.env[name] ??= value;
  const app: unknown = buildApp({ logger: false });
  if (!isEmulator(app)) throw new Error('fauxqs makes another thing than a server.');
  const endpoint = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  client.destroy();
  const place = { bucket: BUCKET, prefix: '', endpoint, region: 'us-east-1' };
  return { emptyPlace: () => within(place), stop: () => app.close() };
}

/** What fauxqs makes, whose own types the linter cannot read. */
interface Emulator {
  /** Gives where it listens. */
  listen(at: { readonly port: number; readonly host: string }): Promise<string>;
  close(): Promise<void>;
}

function isEmulator(made: unknown): made is Emulator {
  return typeof made === 'object' && made !== null && 'listen' in made && 'close' in made;
}

const BUCKET = 'glossator-test';

function within(place: S3Address): S3Address {
  return { ...place, prefix: `${place.prefix}${randomUUID()}/` };
}
