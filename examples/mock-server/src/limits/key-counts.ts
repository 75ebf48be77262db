import { createHash, randomBytes } from 'node:crypto';
import { createCountTable, type KeyCount, type KeyDigest } from './count-table';

/** Counts by key, each in a window that begins when the key is first looked at. What is kept of a key does not tell it. */
export interface KeyCounts {
  /** Where a key stands; in a new window where none is open. */
  look(key: string): KeyCount;
  /** Counts so many times more, or fewer, in the window that is open. */
  add(key: string, times: number): KeyCount;
}

/** Makes counts. They are kept in two tables, of which the older one goes as a whole: no window in it is open then. */
export function createKeyCounts(windowMs: number, now: () => number): KeyCounts {
  // Else keys could be found that are taken for somebody's.
  const salt = randomBytes(16);
  let since = now();
  let newer = createCountTable(since);
  let older = newer;

  /** The time, once tables whose windows are all over are gone. It stands still while the clock goes back. */
  function turn(): number {
    const at = Math.max(now(), since);
    const age = at - since;
    if (age < windowMs) return at;
    since = at;
    older = newer;
    newer = createCountTable(since);
    // A window that was opened last in the newer table is open for as long as that was the newer one.
    if (age >= 2 * windowMs) older = newer;
    return at;
  }

  function digestOf(key: string): KeyDigest {
    const digest = createHash('sha256').update(salt).update(key).digest();
    return [digest.readUInt32LE(0), digest.readUInt32LE(4)];
  }

  function add(key: string, times: number): KeyCount {
    const at = turn();
    const digest = digestOf(key);
    const found = newer.get(digest) ?? older.get(digest);
    const open = found && found.endsAt > at ? found : { times: 0, endsAt: at + windowMs };
    const count = { times: Math.max(0, open.times + times), endsAt: open.endsAt };
    newer.set(digest, count);
    return count;
  }

  return { look: (key) => add(key, 0), add };
}
