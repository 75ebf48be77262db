import { writeFileSync } from 'node:fs';

/** Called in a child process: should the machine run out of memory, Linux ends it and not the server. */
export function preferToBeKilled(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not Linux.
  }
}
