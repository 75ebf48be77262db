import type { PDFWorker } from 'pdfjs-dist';
import { DocumentOpenError } from '../../core/ports/document-viewer';
import { watchWorkerLife } from './worker-life';

/** pdf.js, loaded, and a worker of its own for one viewer. */
export interface PdfEngine {
  readonly pdfjs: typeof import('pdfjs-dist');
  readonly worker: PDFWorker;
  /** Rejects with a `DocumentOpenError` when the worker's script cannot be had or stops at once. */
  readonly broken: Promise<never>;
}

/** What is known of a worker that something has happened to: it is gone, or only it can say. */
export type WorkerTrouble = 'dead' | 'error';

/** The one worker of a viewer. It is started ahead of the first document, so that opening need not wait for it. */
export interface PdfWorkerHost {
  /**
   * Starts pdf.js and the worker if they are not running. Rejects with a `DocumentOpenError` when they cannot be had; the next call
   * tries again.
   */
  engine(): Promise<PdfEngine>;
  /** Subscribes to what happens to the worker after it has started, until the returned function is called. */
  onTrouble(listener: (trouble: WorkerTrouble) => void): () => void;
  /** Gives the worker to nobody else before it has closed a document; where it does not (`false`), another one is started. */
  afterClosing(closing: Promise<boolean>): Promise<void>;
  /** Ends the worker at once, whatever it is doing; the next `engine()` starts another. */
  stop(): void;
  /** Ends the worker for good. */
  destroy(): void;
}

interface StartedWorker {
  readonly engine: Promise<PdfEngine>;
  /** Rejects when it cannot be used, before or after it was handed out. */
  readonly failed: Promise<unknown>;
  stop(): void;
}

/** A host for the worker at `assetsUrl` (absolute, same origin, ending with a slash). */
export function createPdfWorkerHost(assetsUrl: string): PdfWorkerHost {
  const listeners = new Set<(trouble: WorkerTrouble) => void>();
  let started: StartedWorker | undefined;
  let closing: Promise<void> | undefined;
  let isDestroyed = false;

  const notify = (trouble: WorkerTrouble): void => {
    for (const listener of [...listeners]) listener(trouble);
  };
  const stop = (): void => {
    started?.stop();
    started = undefined;
  };
  const running = (): StartedWorker => {
    if (started) return started;
    const made = startWorker(new URL('pdf.worker.min.mjs', assetsUrl).href, notify);
    started = made;
    // Whoever tries again gets another one.
    made.failed.catch(() => {
      made.stop();
      if (started === made) started = undefined;
    });
    return made;
  };

  return {
    async engine() {
      if (closing) await closing;
      if (isDestroyed) throw new DocumentOpenError('canceled', 'The viewer was closed');
      return running().engine;
    },
    onTrouble(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async afterClosing(work) {
      const worker = started;
      const waiting = Promise.all([closing, work]).then(([, isClosed]) => {
        if (closing === waiting) closing = undefined;
        if (!isClosed && started === worker) stop();
      });
      closing = waiting;
      await waiting;
    },
    stop,
    destroy() {
      isDestroyed = true;
      listeners.clear();
      stop();
    },
  };
}

function startWorker(address: string, notify: (trouble: WorkerTrouble) => void): StartedWorker {
  // The name is that of the lock which the worker holds, see `watchWorkerLife`.
  const name = `glossator-pdf-${Math.random().toString(36).slice(2)}`;
  const port = new Worker(address, { type: 'module', name });
  let worker: PDFWorker | undefined;
  const life = watchWorkerLife(port, name, navigator.locks, () => notify('dead'));
  let isStopped = false;
  let isReady = false;
  // Whatever it says first, it has been started.
  const onReady = (): void => {
    isReady = true;
  };
  port.addEventListener('message', onReady, { once: true });
  const broken = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', (event) => {
      if (isReady) notify('error');
      else
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
    // The worker has a loudness of its own: it counts until a document brings one, and for what is not of a document.
    worker = pdfjs.PDFWorker.create({ port, verbosity: pdfjs.VerbosityLevel.ERRORS });
    return { pdfjs, worker, broken };
  });
  const engine = Promise.race([broken, loading]);
  // Nobody may be waiting yet.
  engine.catch(() => undefined);
  return {
    engine,
    failed: Promise.all([engine, broken]),
    stop() {
      isStopped = true;
      life.stop();
      worker?.destroy();
      port.terminate();
    },
  };
}
