import { BlobNotFoundError } from '../blob-store';

/**
 * Where a segment store keeps sealed blobs: a folder, an S3 bucket. Knows nothing of what is in them.
 *
 * Every medium promises: `write` is atomic and durable; a run that has begun reads the bytes of one writing to its end, whatever is written or removed
 * meanwhile; nothing is held open but by a run or a `SealedBlob` until it is closed.
 */
export interface SealedMedium {
  /** Keeps all of `bytes` under a key in place of what was there; nothing of it where they throw, which is thrown on. */
  write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Opens what is under a key now. Throws `BlobNotFoundError`. */
  open(key: string): Promise<SealedBlob>;
  /**
   * Opens a run of one writing of a key: bytes `start` to `end`, both inclusive and counted from 0. Throws `BlobNotFoundError`, or `BlobReplacedError` where
   * another writing has taken its place.
   */
  openRun(key: string, version: string, run: SealedPlace): Promise<SealedRun>;
  has(key: string): Promise<boolean>;
  /** Removes what is under a key, durably; false if there was nothing. */
  delete(key: string): Promise<boolean>;
  /** All keys, in no particular order. */
  keys(): Promise<readonly string[]>;
  /** Ends what the medium holds by itself. */
  close(): void;
}

/** Any bytes of one writing. */
export interface SealedBytes {
  /** How many there are. */
  readonly length: number;
  /** `length` bytes from `position`. Throws `BlobCorruptError` where they end before. */
  read(position: number, length: number): Promise<Uint8Array>;
}

/** One writing of a key, open. */
export interface SealedBlob extends SealedBytes {
  /** Distinguishes it from every other writing of the same key. */
  readonly version: string;
  close(): Promise<void>;
}

/** First and last byte, both inclusive and counted from 0. */
export interface SealedPlace {
  readonly start: number;
  readonly end: number;
}

/** Bytes in order. */
export interface SealedRun {
  /** The next `length` bytes. Throws `BlobCorruptError` where they end before. */
  take(length: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Another writing stands under the key: what was there is not found any more. */
export class BlobReplacedError extends BlobNotFoundError {}
