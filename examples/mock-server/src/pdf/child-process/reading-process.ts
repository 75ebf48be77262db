import type { ChildProcess } from 'node:child_process';
import type { PageText } from '@glossator/document-text';

import { asError } from '../../child-processes/as-error';
import { BYTES_FD, deliverBytes } from '../../child-processes/deliver-bytes';
import { startProcess } from '../../child-processes/start-process';
import { watchProcess, type ReadLimits, type WatchedProcess } from '../../child-processes/watchdog';
import type { FoundAnnotations } from '../found-annotation';
import { PdfReaderClosedError, type PdfRefusal, type PdfVerdict } from '../pdf-reader';
import type { Reply, Task } from './protocol';
import { replySchema } from './reply-schema';

/** How a read ended: with a verdict, paused between two pages, before a page that is too long, or stopped by a limit, after which the process is gone. */
export type Ending =
  | { readonly verdict: PdfVerdict }
  | { readonly isPaused: true }
  | { readonly isPageTooLong: true }
  | { readonly limit: PdfRefusal };

/** How a read ended, and the milliseconds it took, of processor time where the system says so. */
export type Outcome = Ending & { readonly usedMs: number };

/** One read: the task, the bytes of the file, its limits, and who listens to pages. */
export interface Read {
  readonly task: Task;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly limits: ReadLimits;
  readonly signal: AbortSignal | undefined;
  readonly onPage: (text: PageText, total: number) => void;
  /** Takes the annotations, some at a time. */
  readonly onAnnotations?: (found: FoundAnnotations) => void;
  /** Takes the pieces of the bytes to append, in order; `undefined`: nothing can be appended. */
  readonly onAppended?: (piece: Uint8Array | undefined) => void;
}

/** A process of its own that reads one PDF after the other. */
export interface ReadingProcess {
  /** Reads one file; one at a time. Rejects with the signal's reason, the source's error or `PdfReaderClosedError`. */
  run(read: Read): Promise<Outcome>;
  /** Whether it can take another read. */
  isAlive(): boolean;
  /** Bytes of RAM by which its reads have swelled it, as last seen; 0 where the system does not tell. */
  swelledBy(): number;
  /** Ends it; a running read rejects with `PdfReaderClosedError`. Resolves when it is gone. */
  kill(): Promise<void>;
}

/** Which file runs in the process, and its V8 heap limit in bytes. */
export interface ReadingProcessOptions {
  readonly workerUrl: URL;
  readonly heapBytes: number;
}

/** Starts a reading process. */
export function startReadingProcess({ workerUrl, heapBytes }: ReadingProcessOptions): ReadingProcess {
  const child = startProcess({ entry: workerUrl, heapMib: Math.ceil(heapBytes / 2 ** 20), takes: 'bytes' });
  const watched: WatchedProcess = { pid: child.pid, footprintBytes: undefined, residentBytes: undefined };
  let isReady = false;
  let current: { receive(reply: Reply): void; ended(): void; stop(reason: unknown): void } | undefined;

  const gone = new Promise<void>((resolve) => {
    const ended = () => {
      current?.ended();
      resolve();
    };
    child.once('exit', ended);
    child.once('error', ended);
  });
  // A killed process breaks its pipe; the read learns of the end by 'exit'.
  const pipe = child.stdio[BYTES_FD];
  pipe?.on('error', () => undefined);
  child.on('message', (message) => {
    const reply = replySchema.safeParse(message);
    if (!reply.success) child.kill('SIGKILL');
    else if (reply.data.type === 'ready') isReady = true;
    else current?.receive(reply.data);
  });

  function run({ task, bytes, limits, signal, ...listeners }: Read): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const watchdog = watchProcess(watched, limits, (limit) => end({ limit }, true));
      const end = (ending: Ending, thenKill = false) =>
        finish(() => resolve({ ...ending, usedMs: watchdog.usedMs() }), thenKill);
      const abort = () => stop(signal?.reason);
      let isFinished = false;
      function finish(settle: () => void, thenKill = false) {
        // A late error of the source must not end the read that follows.
        if (isFinished) return;
        isFinished = true;
        watchdog.stop();
        signal?.removeEventListener('abort', abort);
        current = undefined;
        settle();
        if (thenKill) child.kill('SIGKILL');
      }
      function stop(reason: unknown) {
        finish(() => reject(asError(reason)), true);
      }
      current = {
        stop,
        receive(reply) {
          if (reply.type === 'begins') watchdog.begin();
          else if (reply.type === 'done') end({ verdict: reply.verdict });
          else if (reply.type === 'paused') end({ isPaused: true });
          else if (reply.type === 'pageTooLong') end({ isPageTooLong: true });
          else if (!passOn(reply, listeners)) end({ limit: 'tooLarge' }, reply.type !== 'tooMuchText');
        },
        ended() {
          if (isReady) end({ limit: ranOutOfMemory(child) ? 'memory' : 'crash' });
          else finish(() => reject(new Error(`The PDF reading process did not start: ${workerUrl.href}`)));
        },
      };
      if (signal?.aborted) {
        abort();
        return;
      }
      signal?.addEventListener('abort', abort, { once: true });
      child.send(task, () => undefined);
      deliverBytes(child, bytes, sizeOf(task)).catch(stop);
    });
  }

  return {
    run,
    isAlive: () => child.exitCode === null && child.signalCode === null && !child.killed && child.connected,
    swelledBy: () => (watched.residentBytes ?? 0) - (watched.footprintBytes ?? 0),
    async kill() {
      current?.stop(new PdfReaderClosedError('The PDF reader was closed.'));
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Gives what was read to whoever listens; false where a reply says nothing of the file. */
function passOn(
  reply: Reply,
  { onPage, onAnnotations, onAppended }: Pick<Read, 'onPage' | 'onAnnotations' | 'onAppended'>,
): boolean {
  if (reply.type === 'page') onPage(reply.text, reply.total);
  else if (reply.type === 'annotations') onAnnotations?.(reply.found);
  else if (reply.type === 'appended') onAppended?.(Buffer.from(reply.base64, 'base64'));
  else if (reply.type === 'notAppendable') onAppended?.(undefined);
  else return false;
  return true;
}

function sizeOf({ size, files = [] }: Task): number {
  return files.reduce((sum, file) => sum + file.size, size);
}

/** V8 aborts at its heap limit; a kill that is not ours is the system's, for want of memory. */
function ranOutOfMemory({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === 134 || signalCode === 'SIGABRT' || signalCode === 'SIGKILL';
}
