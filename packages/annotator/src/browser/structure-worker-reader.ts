import type { SearchPage, SearchPageText } from '@glossator/document-text';
import type { ReadStructure, StructureReader } from '../core/ports/structure-reader';
import type { StructureAnswer, StructureQuestion } from './structure-messages';

/** The structure of a document could not be read. */
export class StructureReadError extends Error {
  override readonly name = 'StructureReadError';
}

/** Pages that are handed over at once: they are copied, which takes a moment. */
const BATCH = 32;

/** Recognises structures in a worker, one for each document, that ends with its answer or when it is not wanted any more. */
export function createStructureWorkerReader(): StructureReader {
  return {
    read(pages, signal) {
      signal.throwIfAborted();
      // The address stands here as a whole: bundlers look for it in this form.
      const worker = new Worker(new URL('./structure-worker.ts', import.meta.url), { type: 'module' });
      return new Promise<ReadStructure>((resolve, reject) => {
        const refuse = (reason: string): void => reject(new StructureReadError(reason));
        signal.addEventListener('abort', () => refuse('Not wanted any more'), { once: true });
        worker.addEventListener('error', ({ message }) =>
          refuse(message || 'The worker could not be started'),
        );
        worker.addEventListener('message', ({ data }: MessageEvent<StructureAnswer>) => {
          if ('read' in data) resolve(data.read);
          else refuse(data.problem);
        });
        sendAll(worker, pages, signal).catch(reject);
      }).finally(() => worker.terminate());
    },
  };
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
