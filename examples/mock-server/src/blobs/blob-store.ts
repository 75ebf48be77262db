import type { Readable } from 'node:stream';

/**
 * The blob port: file contents (documents, attachments, media notes) and the text extracted from them.
 *
 * Every adapter promises (and the conformance suite checks):
 * 1. `put` is atomic and durable: it resolves when the whole content is safe on the medium; when the source breaks off,
 *    is too large or the medium fails, nothing of it is kept and what was stored under the key before is still there.
 * 2. An iteration of a `body` that has begun reads one content to the end, whatever `put` or `delete` do meanwhile. One that has not begun
 *    reads that content or fails with `BlobNotFoundError`; it never reads another one.
 * 3. A range read costs about as much as the range, not as the blob; the size is known without reading the content.
 * 4. Keys are `<uuid>` or one of those derived from it, in lower case (`derivedBlobKey`); anything else throws `InvalidBlobKeyError`.
 * 5. Nothing is held open but by an iteration under way, which lets go at its end, at an error, and when it is left early: what nobody
 *    iterates needs no closing.
 * 6. Content that was changed behind the store's back is never handed out: the call or the stream fails with `BlobCorruptError`.
 */
export interface BlobStore {
  /**
   * Stores `body` under the key, replacing what was there; gives size in bytes and lower-case hex SHA-256 of the content.
   * Throws `BlobTooLargeError` as soon as `limits.maxBytes` is passed. A `Readable` given as body is left undestroyed
   * then, so that an HTTP request can still be answered; the caller ends it.
   */
  put(key: string, body: AsyncIterable<Uint8Array> | Readable, limits: BlobLimits): Promise<StoredBlob>;
  /**
   * Looks up a blob: its whole size in bytes, and the bytes asked for, which are opened when they are iterated.
   * Throws `BlobNotFoundError`; throws `RangeError` when the range holds no byte of the blob (HTTP 416).
   */
  read(key: string, range?: BlobRange): Promise<OpenBlob>;
  /** Whether there is a blob under the key. */
  has(key: string): Promise<boolean>;
  /** The size of the content in bytes. Throws `BlobNotFoundError`. */
  size(key: string): Promise<number>;
  /** Removes the blob durably; false if there was none. */
  delete(key: string): Promise<boolean>;
  /** All keys, in no particular order. */
  keys(): Promise<readonly string[]>;
  /** Waits for running `put`s; afterwards every call rejects. */
  close(): Promise<void>;
}

/** What a `put` may store: at most `maxBytes` bytes. */
export interface BlobLimits {
  readonly maxBytes: number;
}

/** A stored content: bytes, and its SHA-256 as lower-case hex. */
export interface StoredBlob {
  readonly size: number;
  readonly sha256: string;
}

/** Bytes `start` to `end`, both inclusive and counted from 0 (RFC 9110 section 14.1.2); an `end` past the last byte means the last byte. */
export interface BlobRange {
  readonly start: number;
  readonly end: number;
}

/**
 * A blob that can be read: the size of the whole content, and the bytes asked for. Every iteration of `body` opens the blob for itself
 * (promise 5); `for await`, `pipeline` and `Readable.from` end it as they end. It fails with `BlobNotFoundError` or `BlobCorruptError`.
 */
export interface OpenBlob {
  readonly size: number;
  readonly body: AsyncIterable<Uint8Array>;
}

/** The bytes of a blob that is not even looked up before its turn comes. Fails as `read` does. */
export async function* bytesOfBlob(
  blobs: Pick<BlobStore, 'read'>,
  key: string,
): AsyncGenerator<Uint8Array, void> {
  yield* (await blobs.read(key)).body;
}

/** There is no blob under that key. */
export class BlobNotFoundError extends Error {
  override readonly name = 'BlobNotFoundError';
}

/** The body is longer than the limit given to `put`. */
export class BlobTooLargeError extends Error {
  override readonly name = 'BlobTooLargeError';
}

/** The stored bytes are not what the store wrote under that key: damaged, exchanged or tampered with. */
export class BlobCorruptError extends Error {
  override readonly name = 'BlobCorruptError';
}

/** The key is neither a uuid nor one of those made of it. */
export class InvalidBlobKeyError extends Error {
  override readonly name = 'InvalidBlobKeyError';
}

const KEY_PATTERN =
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?:\.(?:text|boxes|changes|carried|marks|notes))?$/;

/** Whether a string may be the key of a blob; everything that could name a path is excluded. */
export function isBlobKey(key: string): boolean {
  return KEY_PATTERN.test(key);
}

/** Throws `InvalidBlobKeyError` unless the string may be a key. The message does not repeat the string. */
export function assertBlobKey(key: string): void {
  if (!isBlobKey(key))
    throw new InvalidBlobKeyError(
      'A blob key must be a lower-case uuid, or one followed by what is kept with it.',
    );
}

/**
 * What is kept beside the PDF of a uuid: its text, the places of its text, what changed in it since the Version before, how the annotations
 * came into it (`carried`), which it had when it was archived (`marks`), and (`notes`) those found in the PDF itself.
 */
export const DERIVED_KINDS = ['text', 'boxes', 'changes', 'carried', 'marks', 'notes'] as const;
/** One of `DERIVED_KINDS`. */
export type DerivedKind = (typeof DERIVED_KINDS)[number];

/** The key under which something is kept beside the PDF of a uuid. */
export function derivedBlobKey(uuid: string, kind: DerivedKind): string {
  const key = `${uuid}.${kind}`;
  assertBlobKey(key);
  return key;
}

/** The key under which the text extracted from the PDF of that uuid is kept. */
export function textBlobKey(uuid: string): string {
  return derivedBlobKey(uuid, 'text');
}

/** The uuid of the file that a key belongs to. */
export function uuidOfBlobKey(key: string): string {
  return key.slice(0, 36);
}

/** The key under which the annotations found in the PDF of that uuid are kept. */
export function annotationsBlobKey(uuid: string): string {
  return derivedBlobKey(uuid, 'notes');
}

/** The first and last byte (inclusive) a read of a blob of `size` bytes serves; undefined for an empty blob read whole. Throws `RangeError`. */
export function resolveRange(size: number, range: BlobRange | undefined): BlobRange | undefined {
  if (range === undefined) return size === 0 ? undefined : { start: 0, end: size - 1 };
  const { start, end } = range;
  if (
    !Number.isSafeInteger(start) ||
    !Number.isSafeInteger(end) ||
    start < 0 ||
    end < start ||
    start >= size
  ) {
    throw new RangeError(`The range ${start}-${end} holds no byte of a blob of ${size} bytes.`);
  }
  return { start, end: Math.min(end, size - 1) };
}
