import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { processUsage } from './process-usage';
import { isOverTime } from './watchdog';

describe('the time of a read', () => {
  it('is its processor time', () => {
    expect(isOverTime({ usedMs: 5001, clockMs: 5100, waitedMs: 0 }, 5000)).toBe(true);
    expect(isOverTime({ usedMs: 4900, clockMs: 8900, waitedMs: 0 }, 5000)).toBe(false);
  });

  it('ends for who sleeps, and not for who waits for a processor', () => {
    expect(isOverTime({ usedMs: 10, clockMs: 9001, waitedMs: 0 }, 5000)).toBe(true);
    expect(isOverTime({ usedMs: 900, clockMs: 30_000, waitedMs: 29_000 }, 5000)).toBe(false);
    expect(isOverTime({ usedMs: 900, clockMs: 30_000, waitedMs: 20_000 }, 5000)).toBe(true);
  });

  it('ends at last, however busy the machine is', () => {
    expect(isOverTime({ usedMs: 900, clockMs: 60_001, waitedMs: 59_000 }, 5000)).toBe(true);
  });
});

describe.skipIf(process.platform !== 'linux')('the usage of a process', () => {
  const running: ChildProcess[] = [];
  afterEach(() => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
  });
  /** A process on one processor alone, that works without end. */
  const worker = (): number => {
    const allowed = /^Cpus_allowed_list:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    const child = spawn('taskset', ['-c', allowed ?? '0', process.execPath, '-e', 'for (;;);'], {
      stdio: 'ignore',
    });
    running.push(child);
    return child.pid ?? 0;
  };

  it('says how long it waited for a processor that others used', async () => {
    const [one] = [worker(), worker(), worker()];
    const usage = () => processUsage(one ?? 0);
    await expect.poll(async () => (await usage())?.waitedMs, { timeout: 30_000 }).toBeGreaterThan(200);
    await expect.poll(async () => (await usage())?.processorMs, { timeout: 30_000 }).toBeGreaterThan(0);
  });
});
