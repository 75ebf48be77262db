import { Readable, type PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';

/** An entry of a ZIP: its path there, and its bytes, which are read once, when its turn comes. */
export interface GrowingEntry {
  readonly path: string;
  readonly modifiedAt: Date;
  /** For texts; PDFs, pictures, sound and film are compressed already. */
  readonly isCompressed: boolean;
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * A ZIP of entries that are made while it is read, one at a time: how many they are and how large they get is known at its end. Paths must be
 * unique. Throws what the entries throw; left early, it lets go of what it is at.
 */
export async function* growingZip(entries: AsyncIterable<GrowingEntry>): AsyncGenerator<Uint8Array, void> {
  const zip = new ZipFile();
  // It is one: its types say less of it.
  const output = zip.outputStream as PassThrough;
  let current: Readable | undefined;
  const fail = (error: unknown): void => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);

  /** Resolves when the entry has been read. */
  const add = ({ path, modifiedAt, isCompressed, body }: GrowingEntry): Promise<void> =>
    new Promise((resolve) => {
      zip.addReadStreamLazy(path, { mtime: modifiedAt, compress: isCompressed }, (give) => {
        current = Readable.from(body);
        // The library listens to no error of a file; unheard it would end the process.
        current.once('error', fail);
        current.once('close', resolve);
        give(null, current);
      });
    });

  const isLeft = (): boolean => output.destroyed;

  async function pump(): Promise<void> {
    for await (const entry of entries) {
      if (isLeft()) return;
      await add(entry);
      if (isLeft()) return;
    }
    zip.end();
  }

  const pumped = pump().catch(fail);
  try {
    for await (const chunk of output) if (chunk instanceof Uint8Array) yield chunk;
  } finally {
    output.destroy();
    current?.destroy();
    await pumped;
  }
}
