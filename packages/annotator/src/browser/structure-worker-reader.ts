import { STRUCTURE_VERSION, type SearchPage, type SearchPageText } from '@glossator/document-text';
import type { Log } from '../core/ports/environment';
import type { StructureReader } from '../core/ports/structure-reader';
import { READ_IN_PLACE } from '../core/structure/read-in-place';
import type { StructureAnswer, StructureQuestion } from './structure-messages';

/** The structure of a document could not be read. */
export class StructureReadError extends Error {
  override readonly name = 'StructureReadError';
}

/** Pages that are handed over at once: they are copied, which takes a moment. */
const BATCH = 32;

/** Its name among the assets. Of another version of this package it reads other structures: a cache must not answer with that one. */
const WORKER = `structure-worker.js?v=${STRUCTURE_VERSION}`;

/** What a reader needs. */
export interface StructureWorkerOptions {
  /** The folder of the package's assets, on the page's origin, ending with a slash. */
  readonly assetsUrl: string;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Recognizes structures in a worker, one for each document, that ends with its answer or when it is not wanted any more. Where the worker
 * cannot be had (assets that were not copied, a policy that forbids workers) the structure is read in place, and the log says so, once.
 */
export function createStructureWorkerReader({ assetsUrl, log }: StructureWorkerOptions): StructureReader {
  let isMissing = false;
  const startWorker = (): Worker | undefined => {
    if (isMissing) return undefined;
    try {
      return new Worker(new URL(WORKER, new URL(assetsUrl, document.baseURI)), { type: 'module' });
    } catch (error) {
      miss(error);
      return undefined;
    }
  };
  const miss = (details: unknown): void => {
    if (!isMissing)
      log.warn(
        'The worker for articles could not be started: does assetsUrl lead to this version’s assets? They are read on the page',
        details,
      );
    isMissing = true;
  };
  return {
    async read(pages, signal) {
      signal.throwIfAborted();
      const worker = startWorker();
      const answer = worker && (await askWorker(worker, pages, signal));
      if (answer && 'read' in answer) return answer.read;
      if (answer && 'problem' in answer) throw new StructureReadError(answer.problem);
      if (answer) miss(answer.missing);
      return READ_IN_PLACE.read(pages, signal);
    },
  };
}

/** The worker's answer, or why it could not be started: what it throws itself it answers. */
function askWorker(
  worker: Worker,
  pages: readonly SearchPage[],
  signal: AbortSignal,
): Promise<StructureAnswer | { readonly missing: string }> {
  return new Promise<StructureAnswer | { readonly missing: string }>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new StructureReadError('Not wanted any more')), {
      once: true,
    });
    worker.addEventListener('error', ({ message }) => resolve({ missing: message }));
    worker.addEventListener('message', ({ data }: MessageEvent<StructureAnswer>) => resolve(data));
    sendAll(worker, pages, signal).catch(reject);
  }).finally(() => worker.terminate());
}

async function sendAll(worker: Worker, pages: readonly SearchPage[], signal: AbortSignal): Promise<void> {
  for (let from = 0; from === 0 || from < pages.length; from += BATCH) {
    if (signal.aborted) return;
    const question: StructureQuestion = {
      pages: pages.slice(from, from + BATCH).map(textOf),
      isLast: from + BATCH >= pages.length,
    };
    worker.postMessage(question);
    // Whatever else waits comes in between.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/** Without what is for searching only. */
function textOf({ page, text, starts, stops, boxes, top, running }: SearchPage): SearchPageText {
  return {
    page,
    text,
    starts,
    stops,
    ...(boxes && { boxes }),
    ...(top !== undefined && { top }),
    ...(running && { running }),
  };
}
