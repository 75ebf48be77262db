import type { TextChange } from '@glossator/client-sdk/contract';

import { asError } from '../../child-processes/as-error';
import { BYTES_FD, deliverBytes } from '../../child-processes/deliver-bytes';
import { startProcess } from '../../child-processes/start-process';
import { watchProcess, type ReadLimits, type WatchedProcess } from '../../child-processes/watchdog';
import {
  ComparerClosedError,
  ComparisonLimitError,
  type CarriedRange,
  type ComparingTask,
  type ComparingWatch,
  type StoredBytes,
  type TextComparison,
  type TextToCompare,
} from '../text-comparer';
import type { ComparingRequest } from './protocol';
import { comparingReplySchema } from './reply-schema';

/** What to compare, opened. */
export type OpenedTask = Omit<ComparingTask, 'old' | 'new'> & Readonly<Record<'old' | 'new', TextToCompare>>;

/** One comparison in a process of its own. */
export interface RunningComparison {
  readonly answer: Promise<TextComparison>;
  /** Ends it: the answer rejects with `ComparerClosedError`. */
  kill(): void;
}

/** Starts a process for one comparison, watched by its limits; it is gone when the answer is there. */
export function startComparison(
  workerUrl: URL,
  limits: ReadLimits,
  task: OpenedTask,
  { signal, onProgress }: ComparingWatch,
): RunningComparison {
  const heapMib = Math.ceil(limits.memoryBytes / 2 ** 20);
  const child = startProcess({ entry: workerUrl, heapMib, takes: 'bytes' });
  const bodies = [task.old.text, task.old.boxes, task.new.text, task.new.boxes];
  let resolve: (comparison: TextComparison) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const end = new Promise<TextComparison>((resolveEnd, reject) => {
    resolve = resolveEnd;
    fail = reject;
  });
  const watched: WatchedProcess = { pid: child.pid, footprintBytes: undefined, residentBytes: undefined };
  const watchdog = watchProcess(watched, limits, (limit) => fail(new ComparisonLimitError(limit)));
  const carried: CarriedRange[] = [];
  const changes: TextChange[] = [];
  child.on('message', (message) => {
    const reply = comparingReplySchema.safeParse(message).data;
    if (!reply) fail(new ComparisonLimitError('ended'));
    else if (reply.type === 'begins') watchdog.begin();
    else if (reply.type === 'progress') onProgress?.(reply.share);
    else if (reply.type === 'carried') carried.push(...reply.carried);
    else if (reply.type === 'changes') changes.push(...reply.changes);
    else resolve({ carried, changes, ...reply.summary });
  });
  child.once('error', (error) => fail(error));
  // So ends a process that reaches the limit of its heap before the watchdog has looked.
  child.once('exit', (_code, signal) =>
    fail(new ComparisonLimitError(signal === 'SIGABRT' ? 'memory' : 'ended')),
  );
  child.stdio[BYTES_FD]?.on('error', () => undefined);
  const abort = (): void => fail(asError(signal?.reason));
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();
  const sizes = [task.old.text.size, task.old.boxes.size, task.new.text.size, task.new.boxes.size] as const;
  const request: ComparingRequest = { sizes, places: task.places, wantsChanges: task.wantsChanges };
  child.send(request, () => undefined);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const bytes = inARow(bodies);
  deliverBytes(child, bytes, total).catch((error: unknown) => fail(asError(error)));
  const answer = end.finally(() => {
    watchdog.stop();
    signal?.removeEventListener('abort', abort);
    void bytes.return();
    child.kill('SIGKILL');
  });
  return { answer, kill: () => fail(new ComparerClosedError('The comparer was closed.')) };
}

async function* inARow(bodies: readonly StoredBytes[]): AsyncGenerator<Uint8Array, void> {
  for (const { body } of bodies) yield* body;
}
