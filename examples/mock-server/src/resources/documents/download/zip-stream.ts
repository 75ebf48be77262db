import { Readable, type PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import { safeFileName } from '../../../calls/file-names';
import { createUniqueNames, type ZipEntry } from './zip-entries';

/** A ZIP on its way: its size in bytes is known before the first byte, and nothing is read before that is asked for. */
export interface ZipStream {
  readonly size: number;
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * Packs files into a ZIP as they are read, in their order, one at a time and without compressing them once more: PDFs, pictures, sound and
 * film are compressed already. Names are made safe and unique.
 */
export async function zipStream(entries: readonly ZipEntry[]): Promise<ZipStream> {
  const zip = new ZipFile();
  const uniqueName = createUniqueNames();
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let current: Readable | undefined;
  // It is one: its types say less of it.
  const output = zip.outputStream as PassThrough;
  const fail = (error: unknown): void => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  for (const { name, size, modifiedAt, body } of entries) {
    const options = { size, mtime: modifiedAt, compress: false };
    // The library takes the first file as soon as it is added.
    zip.addReadStreamLazy(uniqueName(safeFileName(name)), options, (give) => {
      void begun.then(() => {
        if (output.destroyed) return;
        current = Readable.from(body);
        // The library listens to no error of a file; unheard it would end the process.
        current.once('error', fail);
        give(null, current);
      });
    });
  }
  zip.on('error', fail);
  const size = await new Promise<number>((resolve) => {
    // Its types do not say that it is given the size.
    zip.end({ forceZip64Format: false, comment: '' }, (...given: readonly unknown[]) =>
      resolve(Number(given[0])),
    );
  });

  async function* read(): AsyncGenerator<Uint8Array, void> {
    begin();
    try {
      for await (const chunk of output) if (chunk instanceof Uint8Array) yield chunk;
    } finally {
      // The library goes on holding the file it is at when nobody takes the ZIP any more.
      current?.destroy();
    }
  }
  return { size, body: read() };
}
