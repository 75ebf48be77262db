import type { PDFWorker } from 'pdfjs-dist';
import { DocumentOpenError } from '../../core/ports/document-viewer';

/** pdf.js, loaded, and a worker of its own for one viewer. */
export interface PdfEngine {
  readonly pdfjs: typeof import('pdfjs-dist');
  readonly worker: PDFWorker;
}

/** The one worker of a viewer. It is started ahead of the first document, so that opening need not wait for it. */
export interface PdfWorkerHost {
  /** Starts pdf.js and the worker if they are not running. Rejects with a `DocumentOpenError` when they cannot be had. */
  engine(): Promise<PdfEngine>;
  /** Ends the worker at once, whatever it is doing; the next `engine()` starts another. */
  stop(): void;
}

/** A host for the worker at `assetsUrl` (absolute, same origin, ending with a slash). */
export function createPdfWorkerHost(assetsUrl: string): PdfWorkerHost {
  let started: { readonly engine: Promise<PdfEngine>; readonly stop: () => void } | undefined;

  const start = (): { engine: Promise<PdfEngine>; stop: () => void } => {
    const address = new URL('pdf.worker.min.mjs', assetsUrl).href;
    const port = new Worker(address, { type: 'module', name: 'glossator-pdf' });
    let worker: PDFWorker | undefined;
    let isStopped = false;
    const broken = new Promise<never>((_resolve, reject) => {
      port.addEventListener('error', (event) => {
        reject(
          new DocumentOpenError(
            'network',
            `The PDF worker could not be started: ${event.message || address}`,
          ),
        );
      });
    });
    const loading = import('pdfjs-dist').then((pdfjs) => {
      if (isStopped) throw new DocumentOpenError('network', 'The viewer was closed');
      worker = pdfjs.PDFWorker.create({ port });
      return { pdfjs, worker };
    });
    const engine = Promise.race([broken, loading]);
    // Nobody may be waiting yet.
    engine.catch(() => undefined);
    broken.catch(() => undefined);
    return {
      engine,
      stop() {
        isStopped = true;
        worker?.destroy();
        port.terminate();
      },
    };
  };

  return {
    async engine() {
      started ??= start();
      return started.engine;
    },
    stop() {
      started?.stop();
      started = undefined;
    },
  };
}
