import pRetry from 'p-retry';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { DocumentSource } from '../../core/ports/document-viewer';
import { PATIENCE } from './fetch-bytes';
import { asOpenError } from './open-failure';
import { openPdf, type OpenPdf, type OpenPdfOptions } from './open-pdf';
import type { PdfWorkerHost } from './pdf-worker';

/** A document in the worker of a host and, when that is given up, in the next one. */
export interface ReplaceablePdf {
  readonly pageCount: number;
  /** The document as the present worker has it; waits while it is being opened anew. */
  pdf(): Promise<PDFDocumentProxy>;
  /** Rejects, with a `WorkerReplacedError`, when the worker that has the document now is given up. */
  untilReplaced(): Promise<never>;
  /** Gives the worker up for another one; resolves when the document is open in that. */
  replace(): Promise<void>;
  /** Subscribes to replacements of the worker. */
  onReplaced(listener: () => void): void;
  /** Whether bytes that are wanted cannot be had at present. */
  readonly isStarved: boolean;
  close(): Promise<void>;
}

/** The worker was replaced before it had answered. */
export class WorkerReplacedError extends Error {
  override readonly name = 'WorkerReplacedError';
}

/** Opens a document; fails as `openPdf` does. */
export async function openReplaceablePdf(
  host: PdfWorkerHost,
  source: DocumentSource,
  options: OpenPdfOptions,
): Promise<ReplaceablePdf> {
  const opened = await openPdf(host, source, options);
  const ending = new AbortController();
  const { signal } = ending;
  const listeners = new Set<() => void>();
  let current: Promise<OpenPdf> = Promise.resolve(opened);
  let last = opened;
  let replaced = createSignal();
  let isReopening = false;

  const openAnew = async (): Promise<OpenPdf> => {
    const quiet = { ...options, signal, onProgress: () => undefined };
    try {
      last = await pRetry(() => openPdf(host, source, quiet), {
        ...PATIENCE,
        signal,
        onFailedAttempt: () => options.onStarved(true),
        shouldRetry: ({ error }) => asOpenError(error).reason === 'network',
      });
      return last;
    } finally {
      options.onStarved(last.isStarved);
    }
  };

  return {
    pageCount: opened.pdf.numPages,
    pdf: async () => (await current).pdf,
    untilReplaced: () => replaced.given,
    async replace() {
      signal.throwIfAborted();
      const lost = last;
      isReopening = true;
      host.stop();
      current = openAnew();
      replaced.give(new WorkerReplacedError('The worker was replaced'));
      replaced = createSignal();
      for (const listener of [...listeners]) listener();
      // Only now: closing rejects what is being drawn, which must not be taken for the pages' fault.
      void lost.close();
      try {
        await current;
      } finally {
        isReopening = false;
      }
    },
    onReplaced: (listener) => void listeners.add(listener),
    get isStarved() {
      return isReopening || last.isStarved;
    },
    async close() {
      listeners.clear();
      ending.abort(new DOMException('The document was closed', 'AbortError'));
      await host.afterClosing(last.close());
    },
  };
}

/** A promise that is rejected with what is given to it. */
function createSignal(): { readonly given: Promise<never>; give(error: Error): void } {
  let give: (error: Error) => void = () => undefined;
  const given = new Promise<never>((_resolve, reject) => {
    give = reject;
  });
  // Mostly nobody is waiting.
  given.catch(() => undefined);
  return { given, give };
}
