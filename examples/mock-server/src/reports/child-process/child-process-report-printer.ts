import { fork, type ChildProcess } from 'node:child_process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { sourceLoader } from '../../child-processes/source-loader';
import { PrintLimitError, type PrintedReport, type ReportPrinter } from '../report-printer';
import type { PrintRequest } from './protocol';

/** Limits of one report: milliseconds on the clock, mebibytes of heap. */
export interface PrintLimits {
  readonly timeMs?: number;
  readonly heapMib?: number;
}

/** Entries handed over at a time: copying them takes about a millisecond. */
const AT_ONCE = 100;

const replySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('piece'), bytes: z.instanceof(Uint8Array) }),
  z.object({ type: z.literal('done') }),
]);

/** A printer with a process for each report, one report after the other. */
export function createChildProcessReportPrinter(limits: PrintLimits = {}): ReportPrinter {
  const { timeMs = 180_000, heapMib = 1536 } = limits;
  const running = new Set<ChildProcess>();
  let isClosed = false;
  let before: Promise<unknown> = Promise.resolve();

  async function printNow({ head, entries }: PrintedReport, signal?: AbortSignal): Promise<Uint8Array> {
    signal?.throwIfAborted();
    if (isClosed) throw new PrintLimitError('The printer is closed.');
    const child = start(heapMib);
    running.add(child);
    const timer = setTimeout(() => child.kill('SIGKILL'), timeMs);
    const abort = (): void => void child.kill('SIGKILL');
    signal?.addEventListener('abort', abort, { once: true });
    const answer = answerOf(child);
    answer.catch(() => undefined);
    try {
      for (let at = 0; at < entries.length && child.connected; at += AT_ONCE) {
        send(child, { type: 'entries', entries: entries.slice(at, at + AT_ONCE) });
        await nextTurn();
      }
      send(child, { type: 'print', head });
      return await answer;
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      running.delete(child);
      child.kill('SIGKILL');
    }
  }

  return {
    print(report, signal) {
      const printing = before.then(() => printNow(report, signal));
      before = printing.catch(() => undefined);
      return printing;
    },
    close() {
      isClosed = true;
      for (const child of running) child.kill('SIGKILL');
      return before.then(() => undefined);
    },
  };
}

function answerOf(child: ChildProcess): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      const reply = replySchema.safeParse(message).data;
      if (reply?.type === 'piece') pieces.push(reply.bytes);
      else if (reply?.type === 'done') resolve(Buffer.concat(pieces));
      else reject(new PrintLimitError('The printing process said something else.'));
    });
    child.once('error', (error) => reject(error));
    child.once('exit', () => reject(new PrintLimitError('The printing process ended.')));
  });
}

/** Its end, should it come first, is heard of by `exit`. */
function send(child: ChildProcess, message: PrintRequest): void {
  if (child.connected) child.send(message, () => undefined);
}

function start(heapMib: number): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const url = new URL(isSource ? './report-child.ts' : './report-child.js', import.meta.url);
  return fork(fileURLToPath(url), {
    execArgv: [`--max-old-space-size=${heapMib}`, ...sourceLoader(url)],
    // Neither keys nor options of the server are its business.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
