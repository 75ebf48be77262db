import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { createUniqueNames, safeFileName, type ZipEntry } from './zip-entries';

/** A ZIP on its way: its size in bytes is known before the first byte. */
export interface ZipStream {
  readonly size: number;
  readonly body: Readable;
}

/**
 * Packs files into a ZIP as they are read, in their order, one at a time and without compressing them once more: PDFs, pictures, sound and
 * film are compressed already. Names are made safe and unique.
 */
export async function zipStream(entries: readonly ZipEntry[]): Promise<ZipStream> {
  const zip = new ZipFile();
  const uniqueName = createUniqueNames();
  for (const { name, size, modifiedAt, open } of entries) {
    const options = { size, mtime: modifiedAt, compress: false };
    zip.addReadStreamLazy(uniqueName(safeFileName(name)), options, (give) => {
      open().then(
        (body) => give(null, body instanceof Readable ? body : Readable.from(body)),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  const body = Readable.from(zip.outputStream);
  zip.on('error', (error: unknown) =>
    body.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  const size = await new Promise<number>((resolve) => {
    // Its types do not say that it is given the size.
    zip.end({ forceZip64Format: false, comment: '' }, (...given: readonly unknown[]) =>
      resolve(Number(given[0])),
    );
  });
  return { size, body };
}
