import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  BlobNotFoundError,
  BlobTooLargeError,
  InvalidBlobKeyError,
  textBlobKey,
  type BlobRange,
  type BlobStore,
} from './blob-store';

/** One adapter under test: `create` gives an empty store and what undoes it. */
export interface BlobStoreAdapter {
  readonly name: string;
  /** Lengths around which the adapter cuts contents, in bytes; ranges are tried at these borders. */
  readonly borders: readonly number[];
  create(): Promise<{ store: BlobStore; destroy(): Promise<void> }>;
}

const LIMITS = { maxBytes: 8 * 1024 * 1024 };
const WRONG_KEYS = [
  '',
  '..',
  '../x',
  'a/b',
  'x'.repeat(36),
  `${randomUUID()}.png`,
  `${randomUUID()}/..`,
  `../${randomUUID()}`,
];

/** What every blob store must do (the promises of `BlobStore`), for each adapter in the table. */
export function describeBlobStores(adapters: readonly BlobStoreAdapter[]): void {
  describe.each(adapters)('$name keeps the promises of BlobStore', ({ create, borders }) => {
    let store: BlobStore;
    let destroy: () => Promise<void>;

    beforeEach(async () => ({ store, destroy } = await create()));
    afterEach(async () => {
      await store.close();
      await destroy();
    });

    const put = (key: string, content: Uint8Array) => store.put(key, Readable.from([content]), LIMITS);
    const bytes = async (key: string, range?: BlobRange) => buffer((await store.read(key, range)).body);

    it('gives back what was put, with its size and hash', async () => {
      const content = randomBytes(700_001);
      const key = randomUUID();
      const stored = await put(key, content);
      expect(stored).toEqual({ size: 700_001, sha256: createHash('sha256').update(content).digest('hex') });
      expect(await store.size(key)).toBe(700_001);
      expect(content.equals(await bytes(key))).toBe(true);
    });

    it('takes generators of pieces of any length', async () => {
      const content = randomBytes(600_000);
      async function* pieces() {
        for (let at = 0, length = 0; at < content.length; at += length, length = (length * 7 + 1) % 90_001) {
          yield content.subarray(at, at + length);
        }
      }
      const key = randomUUID();
      await store.put(key, pieces(), LIMITS);
      expect(content.equals(await bytes(key))).toBe(true);
    });

    it.each([0, 1, ...borders.flatMap((border) => [border - 1, border, border + 1])])(
      'stores %i bytes',
      async (length) => {
        const content = randomBytes(length);
        const key = randomUUID();
        expect((await put(key, content)).size).toBe(length);
        const { size, body } = await store.read(key);
        expect(size).toBe(length);
        expect(content.equals(await buffer(body))).toBe(true);
      },
    );

    it('reads every range as the content has it, at borders too', async () => {
      const longest = Math.max(...borders);
      const content = randomBytes(longest * 2 + 12_345);
      const key = randomUUID();
      await put(key, content);
      const offset = fc
        .oneof(
          fc.nat(content.length - 1),
          fc
            .tuple(
              fc.constantFrom(0, content.length - 1, ...borders, longest * 2),
              fc.integer({ min: -2, max: 2 }),
            )
            .map(([at, by]) => at + by),
        )
        .filter((at) => at >= 0 && at < content.length);
      await fc.assert(
        fc.asyncProperty(offset, offset, async (a, b) => {
          const range = { start: Math.min(a, b), end: Math.max(a, b) };
          const read = await store.read(key, range);
          expect(read.size).toBe(content.length);
          expect(content.subarray(range.start, range.end + 1).equals(await buffer(read.body))).toBe(true);
        }),
        { numRuns: 60 },
      );
    });

    it('ends a range at the last byte and refuses one that holds none', async () => {
      const key = randomUUID();
      await put(key, Buffer.from('glossa'));
      expect((await bytes(key, { start: 3, end: 1_000 })).toString()).toBe('ssa');
      for (const range of [
        { start: 6, end: 6 },
        { start: 2, end: 1 },
        { start: -1, end: 2 },
        { start: 0.5, end: 2 },
      ]) {
        await expect(store.read(key, range)).rejects.toThrow(RangeError);
      }
      await put(key, new Uint8Array());
      await expect(store.read(key, { start: 0, end: 0 })).rejects.toThrow(RangeError);
    });

    it('knows nothing of a key that was never put', async () => {
      const key = randomUUID();
      expect(await store.has(key)).toBe(false);
      expect(await store.delete(key)).toBe(false);
      await expect(store.read(key)).rejects.toThrow(BlobNotFoundError);
      await expect(store.size(key)).rejects.toThrow(BlobNotFoundError);
    });

    it('lists and deletes keys; a text lives beside its document', async () => {
      const [first, second] = [randomUUID(), randomUUID()];
      await Promise.all([
        put(first, Buffer.from('1')),
        put(second, Buffer.from('2')),
        put(textBlobKey(first), Buffer.from('3')),
      ]);
      expect(new Set(await store.keys())).toEqual(new Set([first, second, textBlobKey(first)]));
      expect(await store.delete(first)).toBe(true);
      expect(await store.has(first)).toBe(false);
      expect((await bytes(textBlobKey(first))).toString()).toBe('3');
      expect(new Set(await store.keys())).toEqual(new Set([second, textBlobKey(first)]));
    });

    it.each(WRONG_KEYS)('refuses the key %j in every call', async (key) => {
      await expect(put(key, Buffer.from('x'))).rejects.toThrow(InvalidBlobKeyError);
      await expect(store.read(key)).rejects.toThrow(InvalidBlobKeyError);
      await expect(store.has(key)).rejects.toThrow(InvalidBlobKeyError);
      await expect(store.size(key)).rejects.toThrow(InvalidBlobKeyError);
      await expect(store.delete(key)).rejects.toThrow(InvalidBlobKeyError);
    });

    it('refuses what is too large, keeps nothing of it and leaves the source to the caller', async () => {
      const key = randomUUID();
      const source = new PassThrough();
      source.write(randomBytes(1_001));
      await expect(store.put(key, source, { maxBytes: 1_000 })).rejects.toThrow(BlobTooLargeError);
      expect(source.destroyed).toBe(false);
      source.destroy();
      expect(await store.keys()).toEqual([]);
      expect(await store.put(key, Readable.from([randomBytes(1_000)]), { maxBytes: 1_000 })).toMatchObject({
        size: 1_000,
      });
    });

    it('keeps the content before when a later put breaks off', async () => {
      const key = randomUUID();
      await put(key, Buffer.from('before'));
      async function* broken() {
        yield randomBytes(400_000);
        throw new Error('connection lost');
      }
      await expect(store.put(key, broken(), LIMITS)).rejects.toThrow('connection lost');
      const cut = new PassThrough();
      cut.write(randomBytes(400_000), () => cut.destroy());
      await expect(store.put(randomUUID(), cut, LIMITS)).rejects.toThrow();
      expect((await bytes(key)).toString()).toBe('before');
      expect(await store.keys()).toEqual([key]);
    });

    it('lets a reader finish what it began while the blob is replaced and deleted', async () => {
      const content = randomBytes(900_000);
      const key = randomUUID();
      await put(key, content);
      const chunks: Uint8Array[] = [];
      for await (const chunk of (await store.read(key)).body) {
        if (chunks.length === 0) {
          await put(key, Buffer.from('new'));
          await store.delete(key);
        }
        chunks.push(chunk);
      }
      expect(content.equals(Buffer.concat(chunks))).toBe(true);
    });

    it('never gives a reader another content than it was promised', async () => {
      const key = randomUUID();
      await put(key, Buffer.from('before'));
      const { body } = await store.read(key);
      await put(key, Buffer.from('behind'));
      await expect(buffer(body)).rejects.toThrow(BlobNotFoundError);
      const { body: next } = await store.read(key);
      await store.delete(key);
      await expect(buffer(next)).rejects.toThrow(BlobNotFoundError);
    });

    it('reads a body as often as it is iterated, also when the same was put again', async () => {
      const key = randomUUID();
      await put(key, Buffer.from('glossa'));
      const { body } = await store.read(key);
      expect((await buffer(body)).toString()).toBe('glossa');
      await put(key, Buffer.from('glossa'));
      expect((await buffer(body)).toString()).toBe('glossa');
    });

    it('serves many at once', async () => {
      const contents = Array.from({ length: 20 }, (_, index) => ({
        key: randomUUID(),
        content: randomBytes(50_000 + index * 10_007),
      }));
      await Promise.all(contents.map(({ key, content }) => put(key, content)));
      const same = await Promise.all(
        contents.map(async ({ key, content }) => content.equals(await bytes(key))),
      );
      expect(same.every(Boolean)).toBe(true);
    });

    it('leaves one of the contents when two puts meet on one key', async () => {
      const key = randomUUID();
      const contents = [randomBytes(300_000), randomBytes(300_000)];
      await Promise.all(contents.map((content) => put(key, content)));
      const kept = await bytes(key);
      expect(contents.some((content) => content.equals(kept))).toBe(true);
    });

    it('rejects calls after close', async () => {
      await store.close();
      await expect(store.has(randomUUID())).rejects.toThrow('closed');
      await expect(store.keys()).rejects.toThrow('closed');
      await expect(put(randomUUID(), Buffer.from('x'))).rejects.toThrow('closed');
    });
  });
}
