import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import type { PageText } from '@glossator/document-text';

import { programUrl } from '../../child-processes/program';
import type { FoundAnnotation } from '../found-annotation';
import { PdfNotAppendableError, type PdfAttachment, type PdfMarking } from '../pdf-mark';
import { PdfLimitError, PdfUnreadableError, type PdfReader, type PdfSource } from '../pdf-reader';
import { createProcessPool } from './process-pool';
import type { Task } from './protocol';
import { startReadingProcess, type Outcome, type Read } from './reading-process';

/** Limits of reading, all with a default; sizes in bytes, times in milliseconds of processor time of the read itself (at most 1.8 times as much on the clock). */
export interface ChildProcessPdfReaderOptions {
  /** The entry of the reading process; by default `pdf-child` beside this file (source) or beside the bundle. */
  readonly workerUrl?: URL;
  /** Processes at once (default: the number of processors, at most 4). */
  readonly concurrency?: number;
  /** Reads that may wait for a process (200). */
  readonly maxWaiting?: number;
  /** Reads after which a process is replaced by a fresh one (200). */
  readonly readsPerProcess?: number;
  /** Largest file (200 MiB). */
  readonly maxBytes?: number;
  /** Most pages (20,000). */
  readonly maxPages?: number;
  /** Most characters of text (100 million). */
  readonly maxCharacters?: number;
  /** Time to open a file (5,000). */
  readonly inspectTimeMs?: number;
  /** Time to read all text, or to annotate (120,000). */
  readonly extractTimeMs?: number;
  /** Memory a read may add to its process, heap and all, besides twice the file's own bytes (512 MiB). */
  readonly memoryBytes?: number;
}

const MEBIBYTE = 2 ** 20;

/** A PDF reader that reads every file in a process of its own, which is killed when it passes a limit (why: pdf/README.md). */
export function createChildProcessPdfReader(options: ChildProcessPdfReaderOptions = {}): PdfReader {
  const { maxBytes = 200 * MEBIBYTE, maxPages = 20_000, maxCharacters = 100_000_000 } = options;
  const { inspectTimeMs = 5_000, extractTimeMs = 120_000, memoryBytes = 512 * MEBIBYTE } = options;
  const workerUrl = options.workerUrl ?? programUrl(import.meta.url, 'pdf-child');
  const pool = createProcessPool({
    size: options.concurrency ?? Math.min(4, availableParallelism()),
    maxWaiting: options.maxWaiting ?? 200,
    readsPerProcess: options.readsPerProcess ?? 200,
    start: () => startReadingProcess({ workerUrl, heapBytes: Math.max(memoryBytes, 256 * MEBIBYTE) }),
  });

  async function read(
    kind: Task['kind'],
    source: PdfSource,
    signal: AbortSignal | undefined,
    listeners: Pick<Read, 'onPage' | 'onAnnotations' | 'onAppended'>,
    annotating?: { readonly marking: PdfMarking; readonly files: readonly PdfAttachment[] },
  ): Promise<Outcome> {
    const { size, bytes, discard } = await openSource(source);
    try {
      if (size > maxBytes) return { limit: 'tooLarge' };
      const { marking, files = [] } = annotating ?? {};
      const listed = files.map(({ body: _body, ...file }) => file);
      const task = { kind, size, maxPages, maxCharacters, ...(marking && { marking, files: listed }) };
      const filesSize = files.reduce((sum, file) => sum + file.size, 0);
      const timeMs = kind === 'inspect' ? inspectTimeMs : extractTimeMs;
      // Twice: pdf.js may need the bytes in one more copy. Who annotates has one to read and one to write besides.
      const copies = kind === 'annotate' || kind === 'readAnnotations' ? 4 : 2;
      const limits = { timeMs, memoryBytes: memoryBytes + copies * (size + filesSize) };
      return await pool.use(kind === 'inspect', signal, (process) =>
        process.run({ task, bytes: inARow(bytes, files), limits, signal, ...listeners }),
      );
    } finally {
      discard();
    }
  }

  return {
    async inspect(source, signal) {
      const outcome = await read('inspect', source, signal, { onPage: () => undefined });
      return 'verdict' in outcome ? outcome.verdict : { kind: 'invalid', reason: outcome.limit };
    },
    async extractText(source, signal, onProgress) {
      const pages: PageText[] = [];
      const onPage = (text: PageText, total: number) => {
        pages[text.page] = text;
        onProgress?.(pages.length, total);
      };
      assertRead(await read('extractText', source, signal, { onPage }));
      return pages;
    },
    async readAnnotations(source, signal) {
      const annotations: FoundAnnotation[] = [];
      const rest = { silent: 0, isCut: false };
      const onAnnotations: Read['onAnnotations'] = ({ annotations: some, silent, isCut }) => {
        annotations.push(...some);
        Object.assign(rest, { silent, isCut });
      };
      assertRead(await read('readAnnotations', source, signal, { onPage: () => undefined, onAnnotations }));
      return { annotations, ...rest };
    },
    async annotate(source, marking, files = [], signal) {
      const pieces: Uint8Array[] = [];
      const file = { isAppendable: true };
      const onAppended = (piece: Uint8Array | undefined) => {
        if (piece) pieces.push(piece);
        else file.isAppendable = false;
      };
      const listeners = { onPage: () => undefined, onAppended };
      assertRead(await read('annotate', source, signal, listeners, { marking, files }));
      if (!file.isAppendable) throw new PdfNotAppendableError('Nothing can be appended to this file.');
      return Buffer.concat(pieces);
    },
    close: () => pool.close(),
  };
}

function assertRead(outcome: Outcome): void {
  if ('limit' in outcome) throw new PdfLimitError(outcome.limit);
  if (outcome.verdict.kind !== 'opens') throw new PdfUnreadableError(outcome.verdict);
}

/** The bytes of a PDF, then those of the files to attach to it. */
async function* inARow(
  pdf: AsyncIterable<Uint8Array>,
  files: readonly PdfAttachment[],
): AsyncGenerator<Uint8Array> {
  yield* pdf;
  for (const { body } of files) yield* body;
}

/** The bytes of a source and how many there are; `discard` frees what was not read. */
interface OpenSource {
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly discard: () => void;
}

async function openSource(source: PdfSource): Promise<OpenSource> {
  if ('data' in source) {
    const { data } = source;
    return { size: data.length, bytes: slicesOf(data), discard: () => undefined };
  }
  if ('path' in source) {
    const { size } = await stat(source.path);
    const stream = createReadStream(source.path, { highWaterMark: MEBIBYTE });
    return { size, bytes: stream, discard: () => stream.destroy() };
  }
  const { size, body } = source;
  return { size, bytes: body, discard: () => (body instanceof Readable ? body.destroy() : undefined) };
}

/** Slices, so that a large file does not fill the pipe's queue in one piece. */
async function* slicesOf(data: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < data.length; at += MEBIBYTE)
    yield await Promise.resolve(data.subarray(at, at + MEBIBYTE));
}
