import { randomBytes, randomUUID } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { Decrypter, generateX25519Identity } from 'age-encryption';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { S3Address } from '../../config/s3-address';
import { ServiceUnavailableError } from '../../problems/service-unavailable';
import { startFaultProxy, type FaultProxy, type SeenRequest } from '../../testing/fault-proxy';
import { startS3Service, type S3Service } from '../../testing/s3-service';
import { BlobCorruptError, BlobNotFoundError, type BlobStore } from '../blob-store';
import { describeBlobStores } from '../blob-store.conformance';
import { WrongIdentityError } from '../identity';
import { SEGMENT_BYTES } from '../segments/segment-cipher';
import { createS3BlobStore } from './s3-blob-store';

const LIMITS = { maxBytes: 64 * 1024 * 1024 };
const AGE_CHUNK_BYTES = 64 * 1024;
/** More than one part of an upload. */
const LARGE_BYTES = 9 * 1024 * 1024;
const SLOW_DOWN = { answer: { status: 503, text: '<Error><Code>SlowDown</Code></Error>' } };

const log = pino({ level: 'silent' });
let service: S3Service;

beforeAll(async () => void (service = await startS3Service()));
afterAll(() => service.stop());

describeBlobStores([
  {
    name: 'the S3 store',
    borders: [AGE_CHUNK_BYTES, SEGMENT_BYTES],
    async create() {
      const identity = await generateX25519Identity();
      const store = await createS3BlobStore({ address: service.emptyPlace(), identity, log });
      return { store, destroy: async () => undefined };
    },
  },
]);

describe('createS3BlobStore', () => {
  /** The place itself, past the proxy. */
  let place: S3Address;
  let proxy: FaultProxy;
  let identity: string;
  let store: BlobStore;
  let client: S3Client;

  const open = (given = identity) =>
    createS3BlobStore({
      address: { ...place, endpoint: proxy.address },
      identity: given,
      log,
      silenceMs: 500,
    });

  beforeEach(async () => {
    place = service.emptyPlace();
    proxy = await startFaultProxy(place.endpoint ?? 'https://s3.amazonaws.com');
    identity = await generateX25519Identity();
    store = await open();
    client = new S3Client({ ...place, forcePathStyle: true } as object);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await store.close();
    await proxy.close();
    client.destroy();
  });

  const putBytes = async (content: Uint8Array) => {
    const key = randomUUID();
    await store.put(key, Readable.from([content]), LIMITS);
    return key;
  };
  const readAll = async (key: string) => buffer((await store.read(key)).body);
  const target = (key: string) => ({ Bucket: place.bucket, Key: `${place.prefix}${key}.blob` });
  const names = async () => {
    const listed = await client.send(
      new ListObjectsV2Command({ Bucket: place.bucket, Prefix: place.prefix }),
    );
    return (listed.Contents ?? []).map(({ Key = '' }) => Key.slice(place.prefix.length));
  };

  it('lets nothing of a content leave the process but sealed, in small uploads and in large ones', async () => {
    const canary = 'CANARY-attorney-client-privilege';
    await putBytes(Buffer.from(canary));
    const large = Buffer.alloc(LARGE_BYTES, canary);
    const key = await putBytes(large);
    expect(proxy.sentBytes().length).toBeGreaterThan(LARGE_BYTES);
    expect(proxy.sentBytes().includes(canary)).toBe(false);
    expect(large.equals(await readAll(key))).toBe(true);
    expect(proxy.seen.filter(({ url }) => url.includes('partNumber=')).length).toBe(2);
  });

  it('sends no checksum that other services than Amazon’s might refuse', async () => {
    await putBytes(Buffer.from('x'));
    const headers = proxy.seen.flatMap((request) => [...Object.keys(request.headers), request.url]);
    expect(headers.filter((name) => name.includes('checksum'))).toEqual([]);
  });

  it('asks for the segments that hold the range and the end of the object, and opens no others', async () => {
    const key = await putBytes(randomBytes(10 * SEGMENT_BYTES));
    const decrypt = vi.spyOn(Decrypter.prototype, 'decrypt');
    const before = proxy.receivedBytes();
    const read = await store.read(key, { start: 3 * SEGMENT_BYTES - 1, end: 3 * SEGMENT_BYTES });
    expect((await buffer(read.body)).length).toBe(2);
    expect(decrypt).toHaveBeenCalledTimes(3);
    expect(proxy.receivedBytes() - before).toBeLessThan(2.1 * SEGMENT_BYTES);
  });

  it('hands out nothing of an object that was changed, shortened or exchanged', async () => {
    const content = randomBytes(SEGMENT_BYTES + 1_000);
    const key = await putBytes(content);
    const other = await putBytes(content);
    const original = await objectBytes(key);
    const changed = Buffer.from(original);
    changed[1_000] = (changed[1_000] ?? 0) ^ 1;
    const forgeries = [changed, original.subarray(0, -1), original.subarray(0, 2), await objectBytes(other)];
    for (const Body of forgeries) {
      await client.send(new PutObjectCommand({ ...target(key), Body }));
      await expect(readAll(key)).rejects.toThrow(BlobCorruptError);
    }
  });

  async function objectBytes(key: string) {
    const { Body } = await client.send(new GetObjectCommand(target(key)));
    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  }

  it('leaves neither an object nor an upload when a source breaks off in a later part', async () => {
    const source = new PassThrough();
    const running = store.put(randomUUID(), source, LIMITS);
    source.write(randomBytes(LARGE_BYTES), () => source.destroy(new Error('connection lost')));
    await expect(running).rejects.toThrow('connection lost');
    expect(await names()).toEqual(['identity-check.age']);
    expect(proxy.seen.some(isAbort)).toBe(true);
  });

  const isAbort = ({ method, url }: SeenRequest) => method === 'DELETE' && url.includes('uploadId=');

  it('ends uploads that a server has left, and leaves those alone that may be under way', async () => {
    const [old, young] = [await beginUpload(), await beginUpload()];
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const listed = [
      { ...old, Initiated: hoursAgo(3) },
      { ...young, Initiated: hoursAgo(1) },
    ].map(
      (upload) =>
        `<Upload>${Object.entries(upload)
          .map(([name, value]) => `<${name}>${value}</${name}>`)
          .join('')}</Upload>`,
    );
    const text = `<ListMultipartUploadsResult>${listed.join('')}<IsTruncated>false</IsTruncated></ListMultipartUploadsResult>`;
    // The emulator does not list uploads; it ends them.
    proxy.harm(({ url }) => (url.includes('uploads') ? { answer: { status: 200, text } } : undefined));
    await store.close();
    store = await open();
    await expect(complete(old)).rejects.toThrow(/upload/i);
    await expect(complete(young)).resolves.toBeDefined();
  });

  async function beginUpload() {
    const key = target(randomUUID());
    const { UploadId = '' } = await client.send(new CreateMultipartUploadCommand(key));
    return { Key: key.Key, UploadId };
  }

  async function complete({ Key, UploadId }: { Key: string; UploadId: string }) {
    const upload = { Bucket: place.bucket, Key, UploadId };
    const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber: 1, Body: 'x' }));
    const MultipartUpload = { Parts: [{ ETag, PartNumber: 1 }] };
    return client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload }));
  }

  it('opens although the service cannot list uploads', async () => {
    proxy.harm(({ url }) => (url.includes('uploads') ? { answer: { status: 501, text: '' } } : undefined));
    await store.close();
    store = await open();
    expect(await store.keys()).toEqual([]);
  });

  it('refuses a bucket that was written with another identity, and opens it with its own', async () => {
    const key = await putBytes(Buffer.from('kept'));
    await expect(open(await generateX25519Identity())).rejects.toThrow(WrongIdentityError);
    await store.close();
    store = await open();
    expect((await readAll(key)).toString()).toBe('kept');
  });

  it('is not disturbed by answers that are refused or swallowed now and then', async () => {
    let count = 0;
    proxy.harm(() => {
      count += 1;
      return count % 3 === 0 ? SLOW_DOWN : count % 7 === 0 ? { isSwallowed: true } : undefined;
    });
    const content = randomBytes(700_000);
    const key = await putBytes(content);
    expect(content.equals(await readAll(key))).toBe(true);
    expect(await store.delete(key)).toBe(true);
    expect(await store.keys()).toEqual([]);
  });

  it('asks for the rest of answers that break off, of the same writing', async () => {
    const content = randomBytes(4 * SEGMENT_BYTES);
    const key = await putBytes(content);
    proxy.harm(({ method }) => (method === 'GET' ? { cutAfterBytes: 300_000 } : undefined));
    expect(content.equals(await readAll(key))).toBe(true);

    const { body } = await store.read(key);
    await expect(
      (async () => {
        for await (const chunk of body)
          if (chunk.length > 0) await store.put(key, Readable.from([Buffer.from('new')]), LIMITS);
      })(),
    ).rejects.toThrow(BlobNotFoundError);
  });

  it('says that the service cannot be used when answers break off again and again', async () => {
    const key = await putBytes(randomBytes(SEGMENT_BYTES));
    proxy.harm(({ method }) => (method === 'GET' ? { cutAfterBytes: 0 } : undefined));
    await expect(store.read(key)).rejects.toThrow(ServiceUnavailableError);
  });

  it('says that the service cannot be used, after a few tries, and has kept nothing by half', async () => {
    const key = await putBytes(Buffer.from('before'));
    proxy.harm(() => SLOW_DOWN);
    const tries = proxy.seen.length;
    await expect(store.read(key)).rejects.toThrow(ServiceUnavailableError);
    expect(proxy.seen.length - tries).toBe(4);
    const refused = [
      putBytes(Buffer.from('x')),
      store.put(key, Readable.from([randomBytes(LARGE_BYTES)]), LIMITS),
      store.delete(key),
      store.keys(),
    ];
    for (const outcome of await Promise.allSettled(refused))
      expect(outcome).toMatchObject({ reason: expect.any(ServiceUnavailableError) });
    proxy.harm(() => undefined);
    expect(await store.keys()).toEqual([key]);
    expect((await readAll(key)).toString()).toBe('before');
  });

  it('names the setting, the bucket and the reason where the service is not there', async () => {
    await proxy.close();
    const message = await open().catch(String);
    expect(message).toContain(
      `BLOB_URL: s3://${place.bucket}/${place.prefix} at ${proxy.address} cannot be used`,
    );
    expect(message).toContain('ECONNREFUSED');
  });

  it('lets the answer go when a reader stops early', async () => {
    // More than the buffers of the connections hold: what nobody takes stays under way.
    const key = await putBytes(randomBytes(48 * SEGMENT_BYTES));
    // One that waits: an impatient one would let go by itself.
    const address = { ...place, endpoint: proxy.address };
    const waiting = await createS3BlobStore({ address, identity, log });
    for await (const chunk of (await waiting.read(key)).body) if (chunk.length > 0) break;
    await vi.waitFor(() => expect(proxy.openAnswers()).toBe(0));
    await waiting.close();
  });
});
