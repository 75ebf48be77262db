import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { openPdf, type OpenPdfOptions } from './open-pdf';
import { createPdfWorkerHost } from './pdf-worker';

/** The document in a worker beside the one that shows it: for reading text while the first draws and reads. */
export interface SecondPdf {
  /** A page, from 0. */
  getPage(page: number): Promise<PDFPageProxy>;
  /** Ends the worker. */
  close(): void;
}

/** Bytes of a file of which a second copy is worth its memory. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Opens a document a second time, from the bytes that its first worker has: nothing is fetched, but it waits until all of them are there.
 * Answers `undefined` where the file is too large. Rejects where the worker cannot be had.
 */
export async function openSecondPdf(
  first: PDFDocumentProxy,
  options: Pick<OpenPdfOptions, 'assetsUrl' | 'password' | 'signal'>,
): Promise<SecondPdf | undefined> {
  const { length } = await first.getDownloadInfo();
  if (length > MOST_BYTES) return undefined;
  const data = await first.getData();
  const host = createPdfWorkerHost(options.assetsUrl);
  try {
    const { pdf } = await openPdf(
      host,
      { data },
      { ...options, onProgress: () => undefined, onStarved: () => undefined },
    );
    return { getPage: (page) => pdf.getPage(page + 1), close: host.destroy };
  } catch (error) {
    host.destroy();
    throw error;
  }
}
