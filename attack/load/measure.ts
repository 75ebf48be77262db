import { fork } from 'node:child_process';
import { join } from 'node:path';

/** What somebody works on who is measured. */
export interface Measurement {
  readonly url: string;
  readonly token: string;
  readonly codeId: number;
  readonly documentId: number;
}

/** One call of theirs, from the moment it was made to its answer. */
export interface MeasuredCall {
  readonly isWrite: boolean;
  readonly ms: number;
  readonly isRefused: boolean;
}

/** What they waited for, in milliseconds. */
export interface Waiting {
  readonly calls: number;
  readonly refused: number;
  readonly writeP50: number;
  readonly writeP99: number;
  readonly readP50: number;
  readonly readP99: number;
}

/** Lets somebody work in a process of their own while something is done. */
export async function measureWhile(task: Measurement, work: () => Promise<void>): Promise<Waiting> {
  const child = fork(join(import.meta.dirname, 'measuring-child.ts'));
  const end = (): void => void child.kill();
  process.once('exit', end);
  const calls = new Promise<readonly MeasuredCall[]>((resolve, reject) => {
    child.once('message', (message) => resolve(message as readonly MeasuredCall[]));
    child.once('exit', (code) => reject(new Error(`Whoever is measured ended with ${code ?? 'a signal'}`)));
  });
  child.send(task);
  try {
    await work();
  } finally {
    child.send('end');
  }
  const made = await calls;
  process.off('exit', end);
  const [writes, reads] = [made.filter(({ isWrite }) => isWrite), made.filter(({ isWrite }) => !isWrite)];
  return {
    calls: made.length,
    refused: made.filter(({ isRefused }) => isRefused).length,
    writeP50: percentile(writes, 0.5),
    writeP99: percentile(writes, 0.99),
    readP50: percentile(reads, 0.5),
    readP99: percentile(reads, 0.99),
  };
}

/** The time that so large a share of the calls stays below, in whole milliseconds; 0 where there are none. */
function percentile(calls: readonly MeasuredCall[], share: number): number {
  const sorted = calls.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
