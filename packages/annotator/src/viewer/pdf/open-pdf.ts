import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import type { DocumentSource } from '../../core/ports/document-viewer';
import { asOpenError } from './open-failure';
import { fetchPdfBytes, type PdfBytes, type PdfBytesEvents } from './pdf-bytes';
import type { PdfEngine } from './pdf-worker';

/** An open pdf.js document. */
export interface OpenPdf {
  readonly pdf: PDFDocumentProxy;
  /** Whether bytes that are wanted cannot be had at present. */
  readonly isStarved: boolean;
  close(): Promise<void>;
}

/** What to tell while opening. */
export interface OpenPdfOptions extends PdfBytesEvents {
  readonly assetsUrl: string;
  readonly password: string | undefined;
  readonly signal: AbortSignal;
}

/** Milliseconds that a busy worker gets to close a document before it is left alone. */
const CLOSING_TIME = 1000;

/**
 * Opens a document in the worker that `engine` is starting; fetching begins before it has started. Rejects with `DocumentOpenError`,
 * or with the signal's reason when aborted.
 */
export async function openPdf(
  engine: Promise<PdfEngine>,
  source: DocumentSource,
  options: OpenPdfOptions,
): Promise<OpenPdf> {
  const { signal } = options;
  signal.throwIfAborted();
  const bytes = 'data' in source ? givenBytes(source.data) : fetchPdfBytes(source, options);
  let task: PDFDocumentLoadingTask | undefined;
  const close = async (): Promise<void> => {
    bytes.stop();
    await Promise.race([task?.destroy().catch(() => undefined), wait(CLOSING_TIME)]);
  };
  const opening = async (): Promise<PDFDocumentProxy> => {
    const { pdfjs, worker } = await engine;
    const input = await bytes.input(pdfjs);
    signal.throwIfAborted();
    const asset = (folder: string): string => new URL(`${folder}/`, options.assetsUrl).href;
    task = pdfjs.getDocument({
      ...input,
      ...(options.password !== undefined && { password: options.password }),
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
    return task.promise;
  };
  const opened = opening();
  try {
    const pdf = await Promise.race([opened, aborted(signal)]);
    return {
      pdf,
      get isStarved() {
        return bytes.isStarved;
      },
      close,
    };
  } catch (error) {
    opened.catch(() => undefined);
    void close();
    signal.throwIfAborted();
    throw asOpenError(error);
  }
}

/** pdf.js takes the bytes away with it; the caller keeps his. */
function givenBytes(data: Uint8Array): PdfBytes {
  return {
    input: async () => Promise.resolve({ data: data.slice() }),
    isStarved: false,
    stop: () => undefined,
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The opening was aborted')), { once: true });
  });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
