import type { ChildProcess, Serializable } from 'node:child_process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { startProcess } from './start-process';
import { createTurns } from './turns';

/** A fresh process for each task, one after the other; owners take turns. */
export interface TaskProcesses {
  /**
   * Runs a task when it is its owner's turn; its process is ended when the task is, when its time is over and when the signal
   * aborts, which the task learns of by `exit`. Rejects with the signal's reason, or as `closed` says.
   */
  run<R>(
    owner: number | undefined,
    task: (child: ChildProcess) => Promise<R>,
    signal?: AbortSignal,
  ): Promise<R>;
  /** Ends what runs, and resolves when it is over. */
  close(): Promise<void>;
}

/** What runs in them, and its limits: mebibytes of heap, milliseconds on the clock. */
export interface TaskProcessesOptions {
  readonly entry: URL;
  readonly heapMib: number;
  readonly timeMs: number;
  /** The error of tasks after or by `close`. */
  readonly closed: () => Error;
}

/** Makes them. */
export function createTaskProcesses({ entry, heapMib, timeMs, closed }: TaskProcessesOptions): TaskProcesses {
  let current: ChildProcess | undefined;
  let isClosed = false;
  const turns = createTurns(1);
  const running = new Set<Promise<unknown>>();
  const assertWanted = (signal: AbortSignal | undefined): void => {
    signal?.throwIfAborted();
    if (isClosed) throw closed();
  };

  async function runNow<R>(task: (child: ChildProcess) => Promise<R>, signal?: AbortSignal): Promise<R> {
    assertWanted(signal);
    const child = startProcess({ entry, heapMib, takes: 'values' });
    const kill = (): void => void child.kill('SIGKILL');
    const timer = setTimeout(kill, timeMs);
    signal?.addEventListener('abort', kill, { once: true });
    current = child;
    try {
      return await task(child);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', kill);
      current = undefined;
      kill();
      assertWanted(signal);
    }
  }

  async function runInTurn<R>(
    owner: number | undefined,
    task: (child: ChildProcess) => Promise<R>,
    signal?: AbortSignal,
  ): Promise<R> {
    const leave = await turns.take(owner);
    try {
      return await runNow(task, signal);
    } finally {
      leave();
    }
  }

  return {
    async run(owner, task, signal) {
      const turn = runInTurn(owner, task, signal);
      const ended = turn.catch(() => undefined).finally(() => running.delete(ended));
      running.add(ended);
      return turn;
    },
    async close() {
      isClosed = true;
      current?.kill('SIGKILL');
      await Promise.all(running);
    },
  };
}

/** Sends messages one after the other, for as long as the process is there, so that other calls get their turn. */
export async function sendEach(child: ChildProcess, messages: Iterable<Serializable>): Promise<void> {
  for (const message of messages) {
    if (!child.connected) return;
    // Its end, should it come first, is received by `exit`.
    child.send(message, () => undefined);
    await nextTurn();
  }
}
