import { residentBytes } from './process-memory';

/** What one read may use: milliseconds of its own work, and bytes of RAM of its process. */
export interface ReadLimits {
  readonly timeMs: number;
  readonly memoryBytes: number;
}

/** Watches one read; `begin` starts its clock, `stop` ends the watch. */
export interface Watchdog {
  begin(): void;
  stop(): void;
}

// Between two looks a process fills some tens of megabytes, which the cap leaves room for.
const LOOK_EVERY_MS = 50;

/**
 * Calls `exceeded` once when the process holds more than its memory, or works longer than its time. The heap limit of V8 does not
 * count typed arrays, in which pdf.js keeps what it inflates; the memory of the process counts everything.
 */
export function watchProcess(
  pid: number | undefined,
  limits: ReadLimits,
  exceeded: (limit: 'time' | 'memory') => void,
): Watchdog {
  let timeout: NodeJS.Timeout | undefined;
  let stopped = false;
  let looking = false;

  function exceed(limit: 'time' | 'memory') {
    if (stopped) return;
    stop();
    exceeded(limit);
  }
  async function look() {
    if (looking) return;
    looking = true;
    const bytes = pid === undefined ? undefined : await residentBytes(pid);
    looking = false;
    if (bytes !== undefined && bytes > limits.memoryBytes) exceed('memory');
  }
  const interval = setInterval(() => void look(), LOOK_EVERY_MS);
  function stop() {
    stopped = true;
    clearInterval(interval);
    clearTimeout(timeout);
  }
  return {
    begin() {
      if (!stopped) timeout = setTimeout(() => exceed('time'), limits.timeMs);
    },
    stop,
  };
}
