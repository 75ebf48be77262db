import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { DocumentSource } from '../../core/ports/document-viewer';
import { openPdf, type OpenPdf, type OpenPdfOptions } from './open-pdf';
import type { PdfWorkerHost } from './pdf-worker';

/** The open document, which survives the death of its worker: a page that hangs the worker takes no other page with it. */
export interface PdfLink {
  readonly pageCount: number;
  /** The document as the present worker has it; waits while it is being opened anew. */
  pdf(): Promise<PDFDocumentProxy>;
  /** A page, from 0. */
  getPage(page: number): Promise<PDFPageProxy>;
  /** Asks the worker for a sign of life and starts another one if there is none; answers whether it did. */
  revive(): Promise<boolean>;
  /** Whether bytes that are wanted cannot be had at present: pages then wait, and have not failed. */
  readonly isStarved: boolean;
  close(): Promise<void>;
}

/** Milliseconds in which a worker that is alive answers a question. */
const SIGN_OF_LIFE = 2000;

/** Opens a document in the worker of a host; fails as `openPdf` does. */
export async function openPdfLink(
  host: PdfWorkerHost,
  source: DocumentSource,
  options: OpenPdfOptions,
): Promise<PdfLink> {
  const opened = await openPdf(host.engine(), source, options);
  let current: Promise<OpenPdf> = Promise.resolve(opened);
  let last = opened;
  let reviving: Promise<boolean> | undefined;
  let isClosed = false;

  const isAlive = async (pdf: PDFDocumentProxy): Promise<boolean> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), SIGN_OF_LIFE);
    });
    const answer = pdf.getPermissions().then(
      () => true,
      () => true,
    );
    const isHeard = await Promise.race([answer, silence]);
    clearTimeout(timer);
    return isHeard;
  };
  const reopen = async (): Promise<OpenPdf> => {
    host.stop();
    const quiet = { ...options, signal: new AbortController().signal, onProgress: () => undefined };
    const made = await openPdf(host.engine(), source, quiet);
    if (isClosed) void made.close();
    last = made;
    return made;
  };
  const check = async (): Promise<boolean> => {
    const { pdf } = await current;
    if (last.isStarved || (await isAlive(pdf)) || isClosed) return false;
    current = reopen();
    await current;
    return true;
  };
  const pdf = async (): Promise<PDFDocumentProxy> => (await current).pdf;

  return {
    pageCount: opened.pdf.numPages,
    pdf,
    getPage: async (page) => (await pdf()).getPage(page + 1),
    revive() {
      reviving ??= check().finally(() => {
        reviving = undefined;
      });
      return reviving;
    },
    get isStarved() {
      return last.isStarved;
    },
    async close() {
      isClosed = true;
      await (await current.catch(() => undefined))?.close();
    },
  };
}
