import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { DocumentSource } from '../../core/ports/document-viewer';
import { asOpenError } from './open-failure';
import type { PdfEngine } from './pdf-worker';

/** An open pdf.js document. */
export interface OpenPdf {
  readonly pdf: PDFDocumentProxy;
  close(): Promise<void>;
}

/** What to tell while opening. */
export interface OpenPdfOptions {
  readonly assetsUrl: string;
  readonly onProgress: (progress: { readonly loaded: number; readonly total: number | undefined }) => void;
  readonly signal: AbortSignal;
}

/** Milliseconds that a busy worker gets to close a document before it is left alone. */
const CLOSING_TIME = 1000;

/** Opens a document in the worker. Rejects with `DocumentOpenError`, or with the signal's reason when aborted. */
export async function openPdf(
  { pdfjs, worker }: PdfEngine,
  source: DocumentSource,
  options: OpenPdfOptions,
): Promise<OpenPdf> {
  options.signal.throwIfAborted();
  const asset = (folder: string): string => new URL(`${folder}/`, options.assetsUrl).href;
  const task = pdfjs.getDocument({
    // pdf.js takes the bytes away with it; the caller keeps his.
    ...('data' in source
      ? { data: source.data.slice() }
      : { url: source.url, httpHeaders: { ...source.headers } }),
    worker,
    isEvalSupported: false,
    enableXfa: false,
    cMapUrl: asset('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: asset('standard_fonts'),
    wasmUrl: asset('wasm'),
    iccUrl: asset('iccs'),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
    options.onProgress({ loaded, total: total > 0 ? total : undefined });
  };
  const close = async (): Promise<void> => {
    const destroyed = task.destroy().catch(() => undefined);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waited = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CLOSING_TIME);
    });
    await Promise.race([destroyed, waited]);
    clearTimeout(timer);
  };
  const aborted = new Promise<never>((_resolve, reject) => {
    options.signal.addEventListener('abort', () => reject(new Error('The opening was aborted')), {
      once: true,
    });
  });
  try {
    const pdf = await Promise.race([task.promise, aborted]);
    return { pdf, close };
  } catch (error) {
    task.promise.catch(() => undefined);
    void close();
    options.signal.throwIfAborted();
    throw asOpenError(error);
  }
}
