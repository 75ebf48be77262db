import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Memory of a process and of all below it, looked at again and again. Bytes; undefined where there is no /proc. */
export interface MemoryWatch {
  /** The most since the watch began or was reset. */
  peak(): MemoryLook | undefined;
  reset(): void;
  stop(): void;
}

/** The most that was seen: `main` is the process itself, `all` with those below it; `programs` are their shares when they had most together. */
export interface MemoryLook {
  readonly all: number;
  readonly main: number;
  readonly programs: readonly ProgramMemory[];
}

/** Bytes of a process, and the name of the program it runs. */
export interface ProgramMemory {
  readonly program: string;
  readonly bytes: number;
}

const LOOK_EVERY_MS = 150;

/** Begins to watch; pages that processes share count once (PSS). */
export function watchMemory(pidOf: () => number | undefined): MemoryWatch {
  let peak: MemoryLook | undefined;
  const look = (): void => {
    const pid = pidOf();
    if (pid === undefined) return;
    const main = bytesOf(pid);
    if (main === undefined) return;
    const shares = [pid, ...descendantsOf(pid)].map((id) => ({ id, bytes: bytesOf(id) ?? 0 }));
    const all = shares.reduce((sum, { bytes }) => sum + bytes, 0);
    const isMost = all > (peak?.all ?? 0);
    const programs = (): ProgramMemory[] =>
      shares.map(({ id, bytes }) => ({ program: programOf(id), bytes }));
    peak = {
      all: Math.max(all, peak?.all ?? 0),
      main: Math.max(main, peak?.main ?? 0),
      programs: isMost ? programs() : (peak?.programs ?? []),
    };
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    peak: () => peak,
    reset() {
      peak = undefined;
      look();
    },
    stop: () => clearInterval(timer),
  };
}

/** The processes below one, at any depth; the threads that began them are asked, for all of /proc is much to read. */
function descendantsOf(pid: number): number[] {
  const threads = namesIn(`/proc/${pid}/task`);
  const children = threads.flatMap((thread) =>
    (read(`/proc/${pid}/task/${thread}/children`) ?? '').split(' ').filter((id) => id.trim() !== ''),
  );
  return children.flatMap((id) => [Number(id), ...descendantsOf(Number(id))]);
}

/** The name of the script that a process runs; its id where that is not shown. */
function programOf(pid: number): string {
  const script = read(`/proc/${pid}/cmdline`)
    ?.split('\0')
    .findLast((argument) => /\.[cm]?[jt]s$/.test(argument));
  return script === undefined ? String(pid) : basename(script).replace(/\.[cm]?[jt]s$/, '');
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function bytesOf(pid: number): number | undefined {
  const rollup = read(`/proc/${pid}/smaps_rollup`);
  const kibibytes = rollup === undefined ? residentOf(pid) : /^Pss:\s+(\d+) kB/m.exec(rollup)?.[1];
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
}

function residentOf(pid: number): string | undefined {
  return /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
}

/** Undefined where the process has just ended, or another user's is not shown. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
