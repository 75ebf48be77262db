import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

import { programUrl } from '../../child-processes/program';
import type { FoundAnnotation } from '../found-annotation';
import { PdfNotAppendableError, type PdfAttachment, type PdfMarking } from '../pdf-mark';
import {
  PdfLimitError,
  PdfUnreadableError,
  type PdfReader,
  type PdfRefusal,
  type PdfSource,
  type PdfVerdict,
} from '../pdf-reader';
import { extractInSlices, type TextSlice } from './extract-in-slices';
import { createProcessPool } from './process-pool';
import type { Task } from './protocol';
import { startReadingProcess, type Outcome, type Read } from './reading-process';

/** Limits of reading, all with a default; sizes in bytes, times in milliseconds of processor time of the read itself (at most 1.8 times as much on the clock, without waiting for a processor). */
export interface ChildProcessPdfReaderOptions {
  /** The entry of the reading process; by default `pdf-child` beside this file (source) or beside the bundle. */
  readonly workerUrl?: URL;
  /** Processes at once, of which one inspects and does nothing else; never fewer than one for each (4: of three that read, two may read one text). */
  readonly concurrency?: number;
  /** Inspections that may wait, and other reads (200 each); of one owner a quarter of that. */
  readonly maxWaiting?: number;
  /** Reads after which a process is replaced by a fresh one (200). */
  readonly readsPerProcess?: number;
  /** Milliseconds without a read after which a process ends (20,000). */
  readonly idleMs?: number;
  /** Largest file (200 MiB). */
  readonly maxBytes?: number;
  /** Most pages (20,000). */
  readonly maxPages?: number;
  /** Most characters of text, where each element counts 16 more (50 million: a code of law of 20,000 pages). */
  readonly maxCharacters?: number;
  /** Most characters of one page, counted alike; a longer one is not read (1 million: the longest of 423 real files has 29,000). */
  readonly maxPageCharacters?: number;
  /** Time to open a file (5,000). */
  readonly inspectTimeMs?: number;
  /** Time to read all text, or to annotate (120,000). */
  readonly extractTimeMs?: number;
  /** Time after which reading a text lets others have their turn, and as much again for every 64 MiB, which are opened anew then (3,000). */
  readonly sliceTimeMs?: number;
  /** Memory a read may add to its process, heap and all, besides twice the file's own bytes (512 MiB). */
  readonly memoryBytes?: number;
}

const MEBIBYTE = 2 ** 20;
/** Bytes of a file for which a slice is as much longer again: they are opened anew for each. */
const SIZE_OF_SLICE = 64 * MEBIBYTE;
/** The share of a slice's time that a first, brief one takes: most files are read by then. */
const BRIEF = 1 / 3;
/** Processes that read one text at a time, where its owner may have as many: each opens the file anew. */
const MOST_LANES = 2;

/** A PDF reader that reads every file in a process of its own, which is killed when it passes a limit (why: pdf/README.md). */
export function createChildProcessPdfReader(options: ChildProcessPdfReaderOptions = {}): PdfReader {
  const { maxBytes = 200 * MEBIBYTE, maxPages = 20_000, maxCharacters = 50_000_000 } = options;
  const { inspectTimeMs = 5_000, extractTimeMs = 120_000, memoryBytes = 512 * MEBIBYTE } = options;
  const { sliceTimeMs = 3_000, maxPageCharacters = 1_000_000 } = options;
  const workerUrl = options.workerUrl ?? programUrl(import.meta.url, 'pdf-child');
  const makePool = (size: number) =>
    createProcessPool({
      size,
      maxWaiting: options.maxWaiting ?? 200,
      readsPerProcess: options.readsPerProcess ?? 200,
      idleMs: options.idleMs ?? 20_000,
      start: () => startReadingProcess({ workerUrl, heapBytes: Math.max(memoryBytes, 256 * MEBIBYTE) }),
    });
  // Of those that read, nobody's reads can take all.
  const processes = options.concurrency ?? 4;
  const inspecting = makePool(1);
  const reading = makePool(Math.max(1, processes - 1));
  const lanes = Math.max(1, Math.min(MOST_LANES, processes - 2));

  async function read(
    kind: Task['kind'],
    source: PdfSource,
    signal: AbortSignal | undefined,
    listeners: Pick<Read, 'onPage' | 'onAnnotations' | 'onAppended'>,
    more: Partial<TextSlice> & Partial<Annotating> = {},
  ): Promise<Outcome> {
    const { size, body } = await openSource(source);
    const { marking, files = [], firstPage, isBrief } = more;
    const bytes = inARow(body, files);
    try {
      if (size > maxBytes) return { limit: 'tooLarge', usedMs: 0 };
      const listed = files.map(({ body: _body, ...file }) => file);
      const pauseAfterMs = sliceTimeMs * (1 + size / SIZE_OF_SLICE) * (isBrief ? BRIEF : 1);
      const task: Task = {
        kind,
        size,
        maxPages,
        maxCharacters: more.maxCharacters ?? maxCharacters,
        maxPageCharacters,
        ...sliceOf(more, pauseAfterMs),
        ...(marking && { marking, files: listed }),
      };
      const filesSize = files.reduce((sum, file) => sum + file.size, 0);
      // Opening the file anew, and the last page of a slice, may each take as long as an inspection.
      const mostMs = firstPage === undefined ? extractTimeMs : pauseAfterMs + 2 * inspectTimeMs;
      const timeMs = kind === 'inspect' ? inspectTimeMs : Math.min(more.timeMs ?? mostMs, mostMs);
      // Twice: pdf.js may need the bytes in one more copy. Who annotates has one to read and one to write besides.
      const copies = kind === 'annotate' || kind === 'readAnnotations' ? 4 : 2;
      const limits = { timeMs, memoryBytes: memoryBytes + copies * (size + filesSize) };
      const pool = kind === 'inspect' ? inspecting : reading;
      return await pool.use(source.owner, signal, (process) =>
        process.run({ task, bytes, limits, signal, ...listeners }),
      );
    } finally {
      // The read may have ended before its source; a generator that was never begun would not close a stream.
      void bytes.return();
      if (body instanceof Readable) body.destroy();
    }
  }

  return {
    async inspect(source, signal) {
      const outcome = await read('inspect', source, signal, { onPage: () => undefined });
      return 'verdict' in outcome ? outcome.verdict : { kind: 'invalid', reason: limitOf(outcome) };
    },
    extractText(source, signal, onProgress) {
      const readSlice = ({ onPage, ...slice }: TextSlice) =>
        read('extractText', source, signal, { onPage }, slice);
      return extractInSlices(readSlice, { timeMs: extractTimeMs, maxCharacters, lanes }, onProgress);
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
    close: async () => void (await Promise.all([inspecting.close(), reading.close()])),
  };
}

/** The part of a text that a read is to give. */
function sliceOf(
  { firstPage, endPage = Infinity }: Partial<TextSlice>,
  pauseAfterMs: number,
): Pick<Task, 'slice'> {
  if (firstPage === undefined) return {};
  return { slice: { firstPage, pauseAfterMs, ...(endPage < Infinity && { endPage }) } };
}

/** What annotations are written into: the marks, and the files to attach. */
interface Annotating {
  readonly marking: PdfMarking;
  readonly files: readonly PdfAttachment[];
}

/** The limit that stopped a read; only one of text pauses, so that a process which says so otherwise is no longer ours. */
function limitOf(outcome: Exclude<Outcome, { readonly verdict: PdfVerdict }>): PdfRefusal {
  return 'limit' in outcome ? outcome.limit : 'crash';
}

function assertRead(outcome: Outcome): void {
  if (!('verdict' in outcome)) throw new PdfLimitError(limitOf(outcome));
  if (outcome.verdict.kind !== 'opens') throw new PdfUnreadableError(outcome.verdict);
}

/** The bytes of a PDF, then those of the files to attach to it. */
async function* inARow(
  pdf: AsyncIterable<Uint8Array>,
  files: readonly PdfAttachment[],
): AsyncGenerator<Uint8Array, void> {
  yield* pdf;
  for (const { body } of files) yield* body;
}

/** A source as bytes of known number. */
async function openSource(
  source: PdfSource,
): Promise<{ readonly size: number; readonly body: AsyncIterable<Uint8Array> }> {
  if ('data' in source) return { size: source.data.length, body: slicesOf(source.data) };
  if (!('path' in source)) return source;
  const { size } = await stat(source.path);
  return { size, body: createReadStream(source.path, { highWaterMark: MEBIBYTE }) };
}

/** Slices, so that a large file does not fill the pipe's queue in one piece. */
async function* slicesOf(data: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < data.length; at += MEBIBYTE)
    yield await Promise.resolve(data.subarray(at, at + MEBIBYTE));
}
