import { asError } from '../../child-processes/as-error';
import { createFairLine } from '../../child-processes/fair-line';
import { PdfReaderBusyError, PdfReaderClosedError } from '../pdf-reader';
import type { ReadingProcess } from './reading-process';

/** How many processes may run, and how many reads may wait for one. */
export interface ProcessPoolOptions {
  readonly size: number;
  readonly maxWaiting: number;
  /** Reads after which a new process takes the place of one. */
  readonly readsPerProcess: number;
  /** Milliseconds without a read after which a process ends: what large files made of it is memory that nobody uses. */
  readonly idleMs: number;
  readonly start: () => ReadingProcess;
}

/** Hands out processes, one read each at a time. */
export interface ProcessPool {
  /**
   * Runs `work` with a process as soon as it is its turn: owners take turns, and where there are several processes none has all of them. Work
   * without an owner has no such limit. Throws `PdfReaderBusyError` when too many wait, in all or of this owner, the signal's reason when it
   * aborts while waiting, `PdfReaderClosedError` after close.
   */
  use<R>(
    owner: number | undefined,
    signal: AbortSignal | undefined,
    work: (process: ReadingProcess) => Promise<R>,
  ): Promise<R>;
  /** Ends all processes, running reads too. */
  close(): Promise<void>;
}

interface Waiting {
  go(): void;
  fail(error: Error): void;
}

/** A process that waits for a read, and what ends it if none comes. */
interface Slot {
  readonly process: ReadingProcess;
  reads: number;
  ending?: NodeJS.Timeout;
}

/** A process that its reads have swelled by so many bytes is kept for the next slice of the same text, so many milliseconds, and no longer. */
const SWOLLEN_BYTES = 64 * 2 ** 20;
const SWOLLEN_IDLE_MS = 500;

/** Of the places in the line, the part that one owner may have. */
const SHARE_OF_LINE = 0.25;

/** A pool that starts processes when they are needed and keeps those that are still sound. */
export function createProcessPool({
  size,
  maxWaiting,
  readsPerProcess,
  idleMs,
  start,
}: ProcessPoolOptions): ProcessPool {
  const line = createFairLine<Waiting>();
  const idle: Slot[] = [];
  const busy = new Set<ReadingProcess>();
  /** How many processes each owner has now. */
  const running = new Map<number | undefined, number>();
  let taken = 0;
  let closed = false;
  const isClosed = () => closed;
  const most = Math.max(1, size - 1);
  const mostWaiting = Math.max(1, Math.floor(maxWaiting * SHARE_OF_LINE));
  const isAllowed = (owner: number | undefined): boolean =>
    owner === undefined || (running.get(owner) ?? 0) < most;
  const isFull = (owner: number | undefined): boolean =>
    line.length >= maxWaiting || (owner !== undefined && line.countOf(owner) >= mostWaiting);

  function count(owner: number | undefined, by: 1 | -1): void {
    const now = (running.get(owner) ?? 0) + by;
    if (now > 0) running.set(owner, now);
    else running.delete(owner);
  }

  function acquire(owner: number | undefined, signal: AbortSignal | undefined): Promise<void> {
    if (isClosed()) throw new PdfReaderClosedError('The PDF reader is closed.');
    signal?.throwIfAborted();
    if (taken < size && isAllowed(owner)) {
      taken += 1;
      count(owner, 1);
      return Promise.resolve();
    }
    if (isFull(owner)) throw new PdfReaderBusyError('Too many PDFs are waiting to be read.');
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.remove(owner, entry);
        reject(asError(signal?.reason));
      };
      const entry: Waiting = {
        go() {
          signal?.removeEventListener('abort', leave);
          count(owner, 1);
          resolve();
        },
        fail(error) {
          signal?.removeEventListener('abort', leave);
          reject(error);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      line.add(owner, entry);
    });
  }

  /** The place goes straight to the next in line, so that nobody slips in between. */
  function release(owner: number | undefined) {
    count(owner, -1);
    const next = line.take(isAllowed);
    if (next) next.go();
    else taken -= 1;
  }

  function takeSlot(): Slot {
    const kept = idle.pop();
    clearTimeout(kept?.ending);
    return kept?.process.isAlive() ? kept : { process: start(), reads: 0 };
  }

  function putBack(slot: Slot): void {
    slot.reads += 1;
    if (isClosed() || slot.reads >= readsPerProcess || !slot.process.isAlive()) {
      void slot.process.kill();
      return;
    }
    const isSwollen = slot.process.swelledBy() > SWOLLEN_BYTES;
    const end = (): void => {
      idle.splice(idle.indexOf(slot), 1);
      void slot.process.kill();
    };
    slot.ending = setTimeout(end, isSwollen ? Math.min(idleMs, SWOLLEN_IDLE_MS) : idleMs);
    slot.ending.unref();
    idle.push(slot);
  }

  return {
    async use(owner, signal, work) {
      await acquire(owner, signal);
      try {
        if (isClosed()) throw new PdfReaderClosedError('The PDF reader is closed.');
        const slot = takeSlot();
        busy.add(slot.process);
        try {
          return await work(slot.process);
        } finally {
          busy.delete(slot.process);
          putBack(slot);
        }
      } finally {
        release(owner);
      }
    },
    async close() {
      closed = true;
      for (const entry of line.clear()) entry.fail(new PdfReaderClosedError('The PDF reader was closed.'));
      const kept = idle.splice(0);
      for (const { ending } of kept) clearTimeout(ending);
      const processes = [...busy, ...kept.map(({ process }) => process)];
      await Promise.all(processes.map((process) => process.kill()));
    },
  };
}
