import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import {
  ComparerClosedError,
  ComparisonLimitError,
  type ComparingTask,
  type OpenText,
} from '../text-comparer';
import { createChildProcessTextComparer } from './child-process-text-comparer';

// Milliseconds on a machine that others use, too.
const PATIENTLY = { timeout: 20_000 };

/** Says its process id as its progress, then works for ever without listening to anybody. */
const ENDLESS = `
process.on('message', () => {
  process.send({ type: 'begins' });
  process.send({ type: 'progress', share: process.pid }, () => { for (;;); });
});
`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const emptyText: OpenText = () => {
  const none = () => ({ size: 0, body: Readable.from([]) });
  return Promise.resolve({ text: none(), boxes: none() });
};

function taskOf(owner: number): ComparingTask {
  return { owner, old: emptyText, new: emptyText, places: [], wantsChanges: false };
}

describe('createChildProcessTextComparer', () => {
  let directory: string;
  let workerUrl: URL;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'glossator-comparing-'));
    const file = path.join(directory, 'endless.mjs');
    await writeFile(file, ENDLESS);
    workerUrl = pathToFileURL(file);
  });
  afterAll(() => rm(directory, { recursive: true }));

  /** Starts a comparison that never ends; gives its process and what came of it. */
  async function endless(options: { timeMs?: number } = {}, signal?: AbortSignal) {
    const comparer = createChildProcessTextComparer({ workerUrl, ...options });
    const task = taskOf(1);
    let answer: Promise<unknown> = Promise.resolve();
    const pid = await new Promise<number>((resolve) => {
      const watch = { onProgress: resolve, ...(signal && { signal }) };
      answer = comparer.compare(task, watch).catch((error: unknown) => error);
    });
    return { comparer, pid, answer };
  }

  it('ends the process of a comparison that nobody wants any more', async () => {
    const controller = new AbortController();
    const { comparer, pid, answer } = await endless({}, controller.signal);
    expect(isRunning(pid)).toBe(true);
    const reason = new Error('The Version is gone.');
    controller.abort(reason);
    expect(await answer).toBe(reason);
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), PATIENTLY);
    await comparer.close();
  });

  it('ends a process that works longer than it may', async () => {
    const { comparer, pid, answer } = await endless({ timeMs: 200 });
    expect(await answer).toEqual(new ComparisonLimitError('time'));
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), PATIENTLY);
    await comparer.close();
  });

  it('ends its processes when it is closed', async () => {
    const { comparer, pid, answer } = await endless();
    await comparer.close();
    expect(await answer).toBeInstanceOf(ComparerClosedError);
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), PATIENTLY);
  });

  it('lets users take turns, however many comparisons somebody has', async () => {
    const comparer = createChildProcessTextComparer({ workerUrl, timeMs: 100 });
    const begun: number[] = [];
    const compare = (owner: number) =>
      comparer.compare(taskOf(owner), { onProgress: () => begun.push(owner) }).catch(() => undefined);
    await Promise.all([1, 1, 1, 1, 2].map(compare));
    expect(begun).toEqual([1, 1, 2, 1, 1]);
    await comparer.close();
  });
});
