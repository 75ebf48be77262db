import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import type { DocumentSource } from '../../core/ports/document-viewer';
import { asOpenError } from './open-failure';
import { fetchPdfBytes, type PdfBytes, type PdfBytesEvents } from './pdf-bytes';
import { passwordForms } from './password-forms';
import type { PdfWorkerHost } from './pdf-worker';

/** An open pdf.js document. */
export interface OpenPdf {
  readonly pdf: PDFDocumentProxy;
  /** Whether bytes that are wanted cannot be had at present. */
  readonly isStarved: boolean;
  /** Closes it; answers whether the worker has done so, or is too busy to answer. */
  close(): Promise<boolean>;
}

/** How a document is opened, and who is notified meanwhile. */
export interface OpenPdfOptions extends PdfBytesEvents {
  readonly assetsUrl: string;
  readonly password: string | undefined;
  readonly signal: AbortSignal;
}

/** Pixels of a picture: 2 GB when it is unpacked. A map of 90 by 120 cm at 600 dpi has that many; beyond it the browser dies of it. */
const MOST_PIXELS = 2 ** 29;
/** Milliseconds that a busy worker gets to close a document before it is left alone. */
const CLOSING_TIME = 1000;

/**
 * Opens a document in the worker of a host; fetching begins before it has started. Rejects with `DocumentOpenError`,
 * or with the signal's reason when aborted.
 */
export async function openPdf(
  host: Pick<PdfWorkerHost, 'engine' | 'afterClosing'>,
  source: DocumentSource,
  options: OpenPdfOptions,
): Promise<OpenPdf> {
  const { signal } = options;
  signal.throwIfAborted();
  const engine = host.engine();
  const bytes = 'data' in source ? givenBytes(source.data) : fetchPdfBytes(source, options);
  const [firstForm, ...otherForms] = options.password === undefined ? [] : passwordForms(options.password);
  let task: PDFDocumentLoadingTask | undefined;
  const close = async (): Promise<boolean> => {
    bytes.stop();
    const closed = task?.destroy().then(
      () => true,
      () => true,
    );
    return Promise.race([closed ?? true, wait(CLOSING_TIME).then(() => false)]);
  };
  const opening = async (): Promise<PDFDocumentProxy> => {
    const { pdfjs, worker, broken } = await engine;
    const input = await Promise.race([bytes.input(pdfjs), broken]);
    signal.throwIfAborted();
    const asset = (folder: string): string => new URL(`${folder}/`, options.assetsUrl).href;
    task = pdfjs.getDocument({
      ...input,
      ...(firstForm !== undefined && { password: firstForm }),
      worker,
      enableXfa: false,
      cMapUrl: asset('cmaps'),
      cMapPacked: true,
      standardFontDataUrl: asset('standard_fonts'),
      wasmUrl: asset('wasm'),
      iccUrl: asset('iccs'),
      maxImageSize: MOST_PIXELS,
      // The browser's decoder takes four gigabytes for a photograph of 400 million pixels, pdf.js's own takes one.
      isImageDecoderSupported: false,
      verbosity: pdfjs.VerbosityLevel.ERRORS,
    });
    // pdf.js calls this while it is opening, so that nothing is fetched again. What is thrown here makes it say that the password is wrong.
    if (otherForms.length > 0)
      task.onPassword = (tryPassword: (password: string) => void) => {
        const form = otherForms.shift();
        if (form === undefined) throw new Error('The password is wrong in every form');
        tryPassword(form);
      };
    return Promise.race([task.promise, broken]);
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
    void host.afterClosing(close());
    signal.throwIfAborted();
    throw asOpenError(error);
  }
}

/** pdf.js takes the bytes away with it; the caller keeps a copy. */
function givenBytes(data: Uint8Array): PdfBytes {
  return {
    input: async () => Promise.resolve({ data: data.slice() }),
    isStarved: false,
    stop: () => undefined,
  };
}

/** Rejects when the signal is aborted: for what a worker that is gone would never answer. */
export function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The opening was aborted')), { once: true });
  });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
