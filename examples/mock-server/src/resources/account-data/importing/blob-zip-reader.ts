import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';
import type { BlobStore } from '../../../blobs/blob-store';

/** Bytes that are read at once: a list of entries is read in pieces of a few dozen. */
const WINDOW_BYTES = 256 * 1024;

/** Lets the ZIP library read a stored blob wherever it wants, range by range. */
export class BlobZipReader extends RandomAccessReader {
  /** Why the blob could not be read, which is no fault of the ZIP. */
  failure: Error | undefined;
  #window = { start: 0, bytes: Buffer.alloc(0) };

  readonly #blobs: Pick<BlobStore, 'read'>;
  readonly #key: string;
  readonly #size: number;

  constructor(blobs: Pick<BlobStore, 'read'>, key: string, size: number) {
    super();
    this.#blobs = blobs;
    this.#key = key;
    this.#size = size;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(start < end ? this.#range(start, end) : []);
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#fill(position, length).then(
      (bytes) => {
        bytes.copy(buffer, offset);
        callback(null);
      },
      (error: unknown) => {
        this.failure = error instanceof Error ? error : new Error(String(error));
        callback(this.failure);
      },
    );
  }

  async #fill(position: number, length: number): Promise<Buffer> {
    const isKnown = () =>
      position >= this.#window.start && position + length <= this.#window.start + this.#window.bytes.length;
    if (length > 0 && !isKnown()) {
      const end = Math.min(this.#size, position + Math.max(length, WINDOW_BYTES));
      const chunks: Uint8Array[] = [];
      if (position < end) for await (const chunk of this.#range(position, end)) chunks.push(chunk);
      this.#window = { start: position, bytes: Buffer.concat(chunks) };
    }
    const from = position - this.#window.start;
    return this.#window.bytes.subarray(from, from + length);
  }

  async *#range(start: number, end: number): AsyncGenerator<Uint8Array> {
    yield* (await this.#blobs.read(this.#key, { start, end: end - 1 })).body;
  }
}
