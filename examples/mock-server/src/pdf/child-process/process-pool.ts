import { asError } from '../../child-processes/as-error';
import { PdfReaderBusyError, PdfReaderClosedError } from '../pdf-reader';
import type { ReadingProcess } from './reading-process';

/** How many processes may run, how many reads may wait for one, and how many reads a process serves before a new one takes its place. */
export interface ProcessPoolOptions {
  readonly size: number;
  readonly maxWaiting: number;
  readonly readsPerProcess: number;
  readonly start: () => ReadingProcess;
}

/** Hands out processes, one read each at a time. */
export interface ProcessPool {
  /**
   * Runs `work` with a process as soon as one is free; urgent work goes first. Throws `PdfReaderBusyError` when too many wait,
   * the signal's reason when it aborts while waiting, `PdfReaderClosedError` after close.
   */
  use<R>(
    urgent: boolean,
    signal: AbortSignal | undefined,
    work: (process: ReadingProcess) => Promise<R>,
  ): Promise<R>;
  /** Ends all processes, running reads too. */
  close(): Promise<void>;
}

interface Waiting {
  readonly urgent: boolean;
  go(): void;
  fail(error: Error): void;
}

/** A pool that starts processes when they are needed and keeps those that are still sound. */
export function createProcessPool({
  size,
  maxWaiting,
  readsPerProcess,
  start,
}: ProcessPoolOptions): ProcessPool {
  const waiting: Waiting[] = [];
  const idle: { process: ReadingProcess; reads: number }[] = [];
  const busy = new Set<ReadingProcess>();
  let taken = 0;
  let closed = false;
  const isClosed = () => closed;

  function acquire(urgent: boolean, signal: AbortSignal | undefined): Promise<void> {
    if (isClosed()) throw new PdfReaderClosedError('The PDF reader is closed.');
    signal?.throwIfAborted();
    if (taken < size) {
      taken += 1;
      return Promise.resolve();
    }
    if (waiting.length >= maxWaiting) throw new PdfReaderBusyError('Too many PDFs are waiting to be read.');
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(asError(signal?.reason));
      };
      const entry: Waiting = {
        urgent,
        go() {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
        fail(error) {
          signal?.removeEventListener('abort', leave);
          reject(error);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      const behind = urgent ? waiting.findIndex((other) => !other.urgent) : -1;
      waiting.splice(behind === -1 ? waiting.length : behind, 0, entry);
    });
  }

  /** The place goes straight to the next in line, so that nobody slips in between. */
  function release() {
    const next = waiting.shift();
    if (next) next.go();
    else taken -= 1;
  }

  return {
    async use(urgent, signal, work) {
      await acquire(urgent, signal);
      try {
        if (isClosed()) throw new PdfReaderClosedError('The PDF reader is closed.');
        const kept = idle.pop();
        const slot = kept?.process.isAlive() ? kept : { process: start(), reads: 0 };
        busy.add(slot.process);
        try {
          return await work(slot.process);
        } finally {
          busy.delete(slot.process);
          slot.reads += 1;
          if (isClosed() || slot.reads >= readsPerProcess || !slot.process.isAlive())
            void slot.process.kill();
          else idle.push(slot);
        }
      } finally {
        release();
      }
    },
    async close() {
      closed = true;
      for (const entry of waiting.splice(0))
        entry.fail(new PdfReaderClosedError('The PDF reader was closed.'));
      const processes = [...busy, ...idle.splice(0).map(({ process }) => process)];
      await Promise.all(processes.map((process) => process.kill()));
    },
  };
}
