import { processUsage, type ProcessUsage } from './process-usage';

/** What one read may use: milliseconds of processor time, and bytes of RAM beyond the footprint of its process. */
export interface ReadLimits {
  readonly timeMs: number;
  readonly memoryBytes: number;
}

/** The process that is watched, the RAM in bytes it held when its first read began (that much is its own code), and what it held at the last look. */
export interface WatchedProcess {
  readonly pid: number | undefined;
  footprintBytes: number | undefined;
  residentBytes: number | undefined;
}

/** Watches one read; `begin` starts its clock, `stop` ends the watch; `usedMs` is the time that was counted up to the last look. */
export interface Watchdog {
  begin(): void;
  usedMs(): number;
  stop(): void;
}

// Between two looks a process fills some tens of megabytes, which the cap leaves room for.
const LOOK_EVERY_MS = 50;
// Besides its processor time an honest read waits for the disk and for its own threads; a sleeping process must end all the same.
const CLOCK_FACTOR = 1.8;
// Whoever waits for a processor on a busy machine does nothing wrong, but not for ever.
const LONGEST_FACTOR = 12;

/** How long a read has been going on, in milliseconds: its processor time, the time on the clock, and how much of that it waited for a processor. */
export interface ReadTime {
  readonly usedMs: number;
  readonly clockMs: number;
  readonly waitedMs: number;
}

/** Whether a read has had its time: processor time, or 1.8 times that on the clock without what it waited for a processor. */
export function isOverTime({ usedMs, clockMs, waitedMs }: ReadTime, timeMs: number): boolean {
  return usedMs > timeMs || clockMs - waitedMs > timeMs * CLOCK_FACTOR || clockMs > timeMs * LONGEST_FACTOR;
}

/**
 * Calls `exceeded` once when the process holds more than its memory (looked at from `begin` on), or works longer than its time: processor time where the system
 * tells it, else time on the clock. The heap limit of V8 does not count typed arrays, in which pdf.js keeps what it inflates; the
 * memory of the process counts everything.
 */
export function watchProcess(
  watched: WatchedProcess,
  limits: ReadLimits,
  exceeded: (limit: 'time' | 'memory') => void,
): Watchdog {
  let timeout: NodeJS.Timeout | undefined;
  let hasBegun = false;
  let before: ProcessUsage | undefined;
  let usedMs = 0;
  let begunAt = 0;
  let stopped = false;
  let looking = false;

  function stop() {
    stopped = true;
    clearInterval(interval);
    clearTimeout(timeout);
  }
  function exceed(limit: 'time' | 'memory') {
    if (stopped) return;
    stop();
    exceeded(limit);
  }
  async function look() {
    if (looking || !hasBegun || watched.pid === undefined) return;
    looking = true;
    const usage = await processUsage(watched.pid);
    looking = false;
    if (usage === undefined || stopped) return;
    watched.footprintBytes ??= usage.residentBytes;
    watched.residentBytes = usage.residentBytes;
    before ??= usage;
    usedMs = usage.processorMs - before.processorMs;
    const clockMs = performance.now() - begunAt;
    const time = { usedMs, clockMs, waitedMs: usage.waitedMs - before.waitedMs };
    if (usage.residentBytes - watched.footprintBytes > limits.memoryBytes) exceed('memory');
    else if (isOverTime(time, limits.timeMs)) exceed('time');
  }
  const interval = setInterval(() => void look(), LOOK_EVERY_MS);
  return {
    begin() {
      if (stopped) return;
      hasBegun = true;
      begunAt = performance.now();
      void look();
      const factor = process.platform === 'linux' ? CLOCK_FACTOR : 1;
      // Where the system tells nothing, there is only the clock.
      timeout = setTimeout(() => {
        if (before === undefined) exceed('time');
      }, limits.timeMs * factor);
    },
    usedMs: () => (process.platform === 'linux' || !hasBegun ? usedMs : performance.now() - begunAt),
    stop,
  };
}
