import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** The open descriptors of a process; undefined where the system has no /proc. */
export function descriptorsOf(pid: number | undefined): number | undefined {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return undefined;
  }
}

/** The most descriptors that a process has open while something is done, looked at every 10 ms. */
export async function mostDescriptors(
  pid: number | undefined,
  work: () => Promise<void>,
): Promise<number | undefined> {
  let most = descriptorsOf(pid);
  const timer = setInterval(() => {
    most = Math.max(most ?? 0, descriptorsOf(pid) ?? 0);
  }, 10);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return most;
}

/** Waits until a condition holds, at most so many milliseconds, and says whether it does. */
export async function comesTrue(holds: () => boolean, patienceMs: number): Promise<boolean> {
  const end = performance.now() + patienceMs;
  while (!holds()) {
    if (performance.now() > end) return false;
    await setTimeout(50);
  }
  return true;
}
