import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type GetObjectCommandOutput,
  type ListMultipartUploadsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

import type { S3Address } from '../../config/s3-address';
import { isPreconditionFailed, statusOf, toStoreError } from './s3-errors';

/** Bytes of an object: which ones they are, of how many in all, and of which writing. */
export interface ObjectBytes {
  readonly body: Readable;
  /** Index of the first byte. */
  readonly start: number;
  /** How many bytes the service says that follow. */
  readonly length: number;
  /** How long the whole object is, in bytes. */
  readonly total: number;
  /** The ETag. */
  readonly version: string;
}

/** Which bytes of an object, both inclusive; or so many from its end. */
export type ObjectRange = { readonly start: number; readonly end: number } | { readonly last: number };

/**
 * The objects below a prefix of a bucket, by their names after it. Every call is repeated by the SDK where that may help; throws `BlobNotFoundError`,
 * `BlobReplacedError` where `version` is given and is not there any more, and `ServiceUnavailableError`.
 */
export interface Bucket {
  /** What people call it. */
  readonly name: string;
  get(name: string, range?: ObjectRange, version?: string): Promise<ObjectBytes>;
  has(name: string): Promise<boolean>;
  /** Writes an object whole or not at all; throws what `body` throws. */
  put(name: string, body: Readable): Promise<void>;
  /** Writes a short object unless there is one. */
  putNew(name: string, body: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
  names(): AsyncIterable<string>;
  /** Ends uploads that began before a moment and were never completed. */
  abortUploadsBefore(moment: Date): Promise<void>;
  close(): void;
}

/** Bytes of a part of a large object, and how many parts are under way at once: what an upload holds in memory. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** Opens a bucket with a client, which is its own from then on. */
export function openBucket(client: S3Client, { bucket, prefix, endpoint }: S3Address): Bucket {
  const name = `s3://${bucket}/${prefix}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
  const target = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  const asked = <R>(asking: Promise<R>): Promise<R> =>
    asking.catch((error: unknown) => {
      throw toStoreError(error, name);
    });
  const listUploads: ListUploads = (from) =>
    asked(
      client.send(
        new ListMultipartUploadsCommand({
          Bucket: bucket,
          Prefix: prefix,
          KeyMarker: from.NextKeyMarker,
          UploadIdMarker: from.NextUploadIdMarker,
        }),
      ),
    );

  return {
    name,
    async get(key, range, version) {
      const got = await asked(
        client.send(
          new GetObjectCommand({
            ...target(key),
            ...(range && { Range: headerOf(range) }),
            ...(version !== undefined && { IfMatch: version }),
          }),
        ),
      );
      return toObjectBytes(got);
    },
    async has(key) {
      try {
        await client.send(new HeadObjectCommand(target(key)));
        return true;
      } catch (error) {
        if (statusOf(error) === 404) return false;
        throw toStoreError(error, name);
      }
    },
    async put(key, body) {
      const upload = new Upload({
        client,
        params: { ...target(key), Body: body },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      });
      await asked(upload.done());
    },
    async putNew(key, body) {
      try {
        await client.send(new PutObjectCommand({ ...target(key), Body: body, IfNoneMatch: '*' }));
      } catch (error) {
        if (!isPreconditionFailed(error)) throw toStoreError(error, name);
      }
    },
    async remove(key) {
      await asked(client.send(new DeleteObjectCommand(target(key))));
    },
    async *names() {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })[
        Symbol.asyncIterator
      ]();
      for (;;) {
        const page = await asked(pages.next());
        if (page.done) return;
        for (const { Key } of page.value.Contents ?? [])
          if (Key !== undefined) yield Key.slice(prefix.length);
      }
    },
    async abortUploadsBefore(moment) {
      for await (const { Key, UploadId } of uploadsBefore(moment, listUploads))
        await asked(client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })));
    },
    close: () => client.destroy(),
  };
}

/** RFC 9110 section 14.1.2. */
function headerOf(range: ObjectRange): string {
  return `bytes=${'last' in range ? `-${range.last}` : `${range.start}-${range.end}`}`;
}

function toObjectBytes(got: GetObjectCommandOutput): ObjectBytes {
  const length = got.ContentLength ?? 0;
  const [, start, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(got.ContentRange ?? '') ?? [];
  return {
    // In Node, always one of its streams.
    body: got.Body as Readable,
    start: Number(start ?? 0),
    length,
    total: Number(total ?? length),
    version: got.ETag ?? '',
  };
}

/** Where a page of the list of uploads begins. */
type UploadsFrom = Pick<ListMultipartUploadsCommandOutput, 'NextKeyMarker' | 'NextUploadIdMarker'>;
type ListUploads = (from: UploadsFrom) => Promise<ListMultipartUploadsCommandOutput>;

/** Uploads that began before a moment and were not completed. */
async function* uploadsBefore(moment: Date, listUploads: ListUploads) {
  let next: UploadsFrom = {};
  do {
    const page = await listUploads(next);
    for (const upload of page.Uploads ?? [])
      if (upload.Initiated !== undefined && upload.Initiated < moment) yield upload;
    next = page.IsTruncated === true ? page : {};
  } while (next.NextKeyMarker !== undefined);
}
