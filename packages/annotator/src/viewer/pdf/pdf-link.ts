import pRetry from 'p-retry';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { DocumentSource } from '../../core/ports/document-viewer';
import { PATIENCE } from './fetch-bytes';
import { asOpenError } from './open-failure';
import { openPdf, type OpenPdf, type OpenPdfOptions } from './open-pdf';
import type { PdfWorkerHost } from './pdf-worker';

/** The open document, which survives the death of its worker: a page that hangs the worker takes no other page with it. */
export interface PdfLink {
  readonly pageCount: number;
  /** The document as the present worker has it; waits while it is being opened anew. */
  pdf(): Promise<PDFDocumentProxy>;
  /** A page, from 0. */
  getPage(page: number): Promise<PDFPageProxy>;
  /** Makes a request that is repeated, once, where the worker is replaced before it has answered. */
  request<Answer>(query: (pdf: PDFDocumentProxy) => Promise<Answer>): Promise<Answer>;
  /** Checks that the worker is alive and starts another one if it is not; answers whether it did. */
  revive(): Promise<boolean>;
  /** Subscribes to replacements of the worker; what was requested of the one before will never be answered. */
  onReplaced(listener: () => void): void;
  /** Whether bytes that are wanted cannot be had at present: pages then wait, and have not failed. */
  readonly isStarved: boolean;
  close(): Promise<void>;
}

/** The worker was replaced before it had answered. */
export class WorkerReplacedError extends Error {
  override readonly name = 'WorkerReplacedError';
}

/** Milliseconds in which a worker that is alive answers a question. */
const SIGN_OF_LIFE = 2000;

/** Opens a document in the worker of a host; fails as `openPdf` does. */
export async function openPdfLink(
  host: PdfWorkerHost,
  source: DocumentSource,
  options: OpenPdfOptions,
): Promise<PdfLink> {
  const opened = await openPdf(host, source, options);
  const ending = new AbortController();
  const listeners = new Set<() => void>();
  let current: Promise<OpenPdf> = Promise.resolve(opened);
  let last = opened;
  let reviving: Promise<boolean> | undefined;
  /** Rejected when the worker that has the document is given up. */
  let replaced = createSignal();
  let isReopening = false;

  const isAlive = async (pdf: PDFDocumentProxy): Promise<boolean> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), SIGN_OF_LIFE);
    });
    const answer = pdf.getPermissions().then(
      () => true,
      () => true,
    );
    const isAnswered = await Promise.race([answer, silence]);
    clearTimeout(timer);
    return isAnswered;
  };
  const openAnew = async (): Promise<OpenPdf> => {
    const quiet = { ...options, signal: ending.signal, onProgress: () => undefined };
    try {
      last = await pRetry(() => openPdf(host, source, quiet), {
        ...PATIENCE,
        signal: ending.signal,
        onFailedAttempt: () => options.onStarved(true),
        shouldRetry: ({ error }) => asOpenError(error).reason === 'network',
      });
      return last;
    } finally {
      options.onStarved(last.isStarved);
    }
  };
  const replace = async (): Promise<void> => {
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
  };
  const check = async (isDead: boolean): Promise<boolean> => {
    const { pdf } = await current;
    if (!isDead && (last.isStarved || (await isAlive(pdf)))) return false;
    ending.signal.throwIfAborted();
    await replace();
    return true;
  };
  const checkOnce = (isDead: boolean): Promise<boolean> => {
    reviving ??= check(isDead).finally(() => {
      reviving = undefined;
    });
    return reviving;
  };
  const forget = host.onTrouble((trouble) => {
    if (!ending.signal.aborted) checkOnce(trouble === 'dead').catch(() => undefined);
  });
  const pdf = async (): Promise<PDFDocumentProxy> => (await current).pdf;

  return {
    pageCount: opened.pdf.numPages,
    pdf,
    getPage: async (page) => (await pdf()).getPage(page + 1),
    async request(query) {
      const once = async () => {
        const document = await pdf();
        return Promise.race([query(document), replaced.given]);
      };
      try {
        return await once();
      } catch (error) {
        if (!(error instanceof WorkerReplacedError)) throw error;
        return once();
      }
    },
    revive: () => checkOnce(false),
    onReplaced(listener) {
      listeners.add(listener);
    },
    get isStarved() {
      return isReopening || last.isStarved;
    },
    async close() {
      forget();
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
