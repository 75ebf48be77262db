import { readFile } from 'node:fs/promises';

/**
 * What a process has used: RAM it holds now, in bytes; since its start, in milliseconds, its processor time, and how long its main thread
 * could have worked but had to wait for a processor.
 */
export interface ProcessUsage {
  readonly residentBytes: number;
  readonly processorMs: number;
  readonly waitedMs: number;
}

// proc(5): times are in clock ticks, of which Linux shows programs 100 a second on every architecture.
const TICK_MS = 10;

/** The usage of a process as Linux tells it; undefined elsewhere, or when the process has ended. */
export async function processUsage(pid: number): Promise<ProcessUsage | undefined> {
  try {
    const [status, stat, schedule] = await Promise.all([
      readProc(pid, 'status'),
      readProc(pid, 'stat'),
      // Kernels may be built without it.
      readProc(pid, 'schedstat').catch(() => ''),
    ]);
    const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
    // The name of the program, in brackets, may hold spaces: count from its end. utime and stime are fields 14 and 15.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    if (kibibytes === undefined || user === undefined || system === undefined) return undefined;
    return {
      residentBytes: Number(kibibytes) * 1024,
      processorMs: (Number(user) + Number(system)) * TICK_MS,
      // Nanoseconds at work, nanoseconds waiting, and how often (Documentation/scheduler/sched-stats of Linux).
      waitedMs: Number(schedule.split(' ')[1] ?? 0) / 1e6,
    };
  } catch {
    return undefined;
  }
}

function readProc(pid: number, name: string): Promise<string> {
  return readFile(`/proc/${pid}/${name}`, 'utf8');
}
