import { readFile } from 'node:fs/promises';

/** Memory a process holds in RAM, in bytes; undefined where the system does not tell (no /proc) or the process has ended. */
export async function residentBytes(pid: number): Promise<number | undefined> {
  try {
    const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}
