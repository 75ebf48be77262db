import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Decrypter, generateX25519Identity } from 'age-encryption';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { BlobCorruptError, type BlobStore } from '../blob-store';
import { describeBlobStores } from '../blob-store.conformance';
import { createDiskBlobStore } from './disk-blob-store';
import { WrongIdentityError } from '../identity';
import { SEGMENT_BYTES } from '../segments/segment-cipher';

// Milliseconds on a machine that others use, too.
const PATIENTLY = { timeout: 20_000 };

const LIMITS = { maxBytes: 64 * 1024 * 1024 };
const AGE_CHUNK_BYTES = 64 * 1024;

describeBlobStores([
  {
    name: 'the disk store',
    borders: [AGE_CHUNK_BYTES, SEGMENT_BYTES],
    async create() {
      const directory = await mkdtemp(path.join(tmpdir(), 'glossator-blobs-'));
      const store = await createDiskBlobStore({ directory, identity: await generateX25519Identity() });
      return { store, destroy: () => rm(directory, { recursive: true }) };
    },
  },
]);

describe('createDiskBlobStore', () => {
  let directory: string;
  let identity: string;
  let store: BlobStore;

  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'glossator-blobs-'));
    identity = await generateX25519Identity();
    store = await createDiskBlobStore({ directory, identity });
  });
  afterEach(async () => {
    await store.close();
    await rm(directory, { recursive: true });
    vi.restoreAllMocks();
  });

  const fileOf = (key: string) => path.join(directory, `${key}.blob`);
  const putBytes = async (content: Uint8Array) => {
    const key = randomUUID();
    await store.put(key, Readable.from([content]), LIMITS);
    return key;
  };

  it('never writes plaintext into the folder, not even while an upload runs', async () => {
    const canary = 'CANARY-attorney-client-privilege';
    const source = new PassThrough();
    const running = store.put(randomUUID(), source, LIMITS);
    for (let written = 0; written < 3 * SEGMENT_BYTES; written += 64 * canary.length)
      source.write(canary.repeat(64));
    await vi.waitFor(async () => expect(await plainBytesOnDisk()).toBeGreaterThan(SEGMENT_BYTES), PATIENTLY);
    expect(await folderHolds(canary)).toBe(false);
    source.end();
    await running;
    expect(await folderHolds(canary)).toBe(false);
  });

  async function plainBytesOnDisk() {
    const sizes = (await readdir(directory)).map(
      async (name) => (await stat(path.join(directory, name))).size,
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  async function folderHolds(text: string) {
    const files = await Promise.all(
      (await readdir(directory)).map((name) => readFile(path.join(directory, name))),
    );
    return files.some((file) => file.includes(text));
  }

  it('opens only the segments that hold the range, and one more for the size', async () => {
    const key = await putBytes(randomBytes(10 * SEGMENT_BYTES));
    const decrypt = vi.spyOn(Decrypter.prototype, 'decrypt');
    const read = await store.read(key, { start: 3 * SEGMENT_BYTES - 1, end: 3 * SEGMENT_BYTES });
    expect((await buffer(read.body)).length).toBe(2);
    expect(decrypt).toHaveBeenCalledTimes(3);
    decrypt.mockClear();
    await store.size(key);
    expect(decrypt).toHaveBeenCalledTimes(1);
  });

  it('hands out nothing from a file with any byte changed', async () => {
    const content = randomBytes(SEGMENT_BYTES + 1_000);
    const key = await putBytes(content);
    const original = await readFile(fileOf(key));
    const place = fc.tuple(fc.nat(original.length - 1), fc.integer({ min: 1, max: 255 }));
    await fc.assert(
      fc.asyncProperty(place, async ([at, mask]) => {
        const changed = Buffer.from(original);
        changed[at] = (changed[at] ?? 0) ^ mask;
        await writeFile(fileOf(key), changed);
        await expect(readAll(key)).rejects.toThrow(BlobCorruptError);
      }),
      { numRuns: 40 },
    );
  });

  const readAll = async (key: string) => buffer((await store.read(key)).body);

  it('notices truncation, extension, exchanged segments and exchanged files', async () => {
    const key = await putBytes(randomBytes(3 * SEGMENT_BYTES));
    const other = await putBytes(randomBytes(3 * SEGMENT_BYTES));
    const original = await readFile(fileOf(key));
    const sealed = segmentStarts(original);
    const [first, second, third] = [
      original.subarray(0, sealed[1]),
      original.subarray(sealed[1], sealed[2]),
      original.subarray(sealed[2]),
    ];
    const foreign = (await readFile(fileOf(other))).subarray(0, sealed[1]);
    const forgeries = {
      truncated: original.subarray(0, -1),
      halved: original.subarray(0, original.length / 2),
      empty: Buffer.alloc(0),
      extended: Buffer.concat([original, Buffer.from('x')]),
      'first segment missing': Buffer.concat([second, third]),
      'segments exchanged': Buffer.concat([second, first, third]),
      'a segment of another blob': Buffer.concat([foreign, second, third]),
      'another blob': await readFile(fileOf(other)),
    };
    for (const [name, forgery] of Object.entries(forgeries)) {
      await writeFile(fileOf(key), forgery);
      await expect(readAll(key), name).rejects.toThrow(BlobCorruptError);
    }
    await writeFile(fileOf(key), original);
    expect((await readAll(key)).length).toBe(3 * SEGMENT_BYTES);
  });

  const segmentStarts = (file: Buffer) => {
    const starts: number[] = [];
    for (
      let at = file.indexOf('age-encryption.org/v1');
      at !== -1;
      at = file.indexOf('age-encryption.org/v1', at + 1)
    )
      starts.push(at);
    return starts;
  };

  it('leaves no file of an upload that broke off', async () => {
    const source = new PassThrough();
    const running = store.put(randomUUID(), source, LIMITS);
    source.write(randomBytes(2 * SEGMENT_BYTES), () => source.destroy(new Error('connection lost')));
    await expect(running).rejects.toThrow('connection lost');
    expect(await readdir(directory)).toEqual(['identity-check.age']);
  });

  it('removes what an interrupted write left, at the next start, and keeps the rest', async () => {
    const key = await putBytes(Buffer.from('kept'));
    await writeFile(path.join(directory, `${randomUUID()}.${randomUUID()}.tmp`), 'half');
    await store.close();
    store = await createDiskBlobStore({ directory, identity });
    expect((await readdir(directory)).sort()).toEqual([`${key}.blob`, 'identity-check.age'].sort());
    expect((await readAll(key)).toString()).toBe('kept');
  });

  it('refuses a folder written with another identity', async () => {
    await expect(
      createDiskBlobStore({ directory, identity: await generateX25519Identity() }),
    ).rejects.toThrow(WrongIdentityError);
  });

  it('closes the file when a reader stops early', async () => {
    const key = await putBytes(randomBytes(5 * SEGMENT_BYTES));
    const before = (await readdir('/proc/self/fd').catch(() => [])).length;
    for (let round = 0; round < 20; round += 1) {
      const { body } = await store.read(key);
      for await (const chunk of body) if (chunk) break;
    }
    await vi.waitFor(
      async () =>
        expect((await readdir('/proc/self/fd').catch(() => [])).length).toBeLessThanOrEqual(before + 1),
      PATIENTLY,
    );
  });
});
