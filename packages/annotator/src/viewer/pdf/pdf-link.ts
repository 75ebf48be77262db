import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { DocumentSource } from '../../core/ports/document-viewer';
import type { OpenPdfOptions } from './open-pdf';
import type { PdfWorkerHost } from './pdf-worker';
import { openReplaceablePdf, WorkerReplacedError } from './replaceable-pdf';
import type { SecondPdf } from './second-pdf';

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
  /** Opens the document in a worker more, until that or the link is closed; `undefined` where the file is too large for it. */
  openSecond(): Promise<SecondPdf | undefined>;
  /** Subscribes to replacements of the worker; what was requested of the one before will never be answered. */
  onReplaced(listener: () => void): void;
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
  const document = await openReplaceablePdf(host, source, options);
  let reviving: Promise<boolean> | undefined;

  const revive = async (isDead: boolean): Promise<boolean> => {
    const pdf = await document.pdf();
    if (!isDead && (document.isStarved || (await isAlive(pdf)))) return false;
    await document.replace();
    return true;
  };
  const reviveOnce = (isDead: boolean): Promise<boolean> => {
    reviving ??= revive(isDead).finally(() => {
      reviving = undefined;
    });
    return reviving;
  };
  const closing = new AbortController();
  const forget = host.onTrouble((trouble) => {
    reviveOnce(trouble === 'dead').catch(() => undefined);
  });

  return {
    pageCount: document.pageCount,
    pdf: document.pdf,
    getPage: async (page) => (await document.pdf()).getPage(page + 1),
    async request(query) {
      const once = async () => Promise.race([query(await document.pdf()), document.untilReplaced()]);
      try {
        return await once();
      } catch (error) {
        if (!(error instanceof WorkerReplacedError)) throw error;
        return once();
      }
    },
    revive: () => reviveOnce(false),
    async openSecond() {
      const { openSecondPdf } = await import('./second-pdf');
      const { assetsUrl, password } = options;
      return openSecondPdf(await document.pdf(), { assetsUrl, password, signal: closing.signal });
    },
    onReplaced: document.onReplaced,
    get isStarved() {
      return document.isStarved;
    },
    async close() {
      forget();
      closing.abort(new DOMException('The document was closed', 'AbortError'));
      await document.close();
    },
  };
}

/** Whether the worker of a document answers. */
async function isAlive(pdf: PDFDocumentProxy): Promise<boolean> {
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
}
