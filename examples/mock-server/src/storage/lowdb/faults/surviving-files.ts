import { dirname } from 'node:path';

/** The bytes of a file, which keeps them when it gets another name. */
export interface Contents {
  now: Buffer;
  synced: Buffer;
}

/** An entry of a folder; undefined contents: it is taken out. */
type EntryChange = readonly [path: string, contents: Contents | undefined];

/** The files of a disk with their entries in folders, as processes see them and as they would survive. */
export interface SurvivingFiles {
  /** Contents by path, as processes see them. */
  readonly entries: ReadonlyMap<string, Contents>;
  isFolder(path: string): boolean;
  makeFolder(path: string): void;
  /** Changes entries of one folder, all of them or none. */
  change(...changes: readonly [EntryChange, ...EntryChange[]]): void;
  /** From now on the entries of a folder survive. */
  syncFolder(path: string): void;
  /**
   * What a loss of power leaves: only what was synced is sure. Of the rest of a file any beginning may be there, with or without a hole
   * of zeros; of the changes of a folder, any first ones.
   */
  afterPowerLoss(random: () => number): Map<string, Buffer>;
}

/** Makes files that are all synced. */
export function createSurvivingFiles(initial: ReadonlyMap<string, Buffer>): SurvivingFiles {
  const entries = new Map<string, Contents>();
  for (const [path, bytes] of initial) entries.set(path, { now: bytes, synced: bytes });
  const synced = new Map(entries);
  /** The changes of each folder since it was synced, each as a whole. */
  const unsynced = new Map<string, (readonly EntryChange[])[]>();
  const changesIn = (folder: string): (readonly EntryChange[])[] => {
    const changes = unsynced.get(folder) ?? [];
    unsynced.set(folder, changes);
    return changes;
  };
  return {
    entries,
    isFolder: (path) => unsynced.has(path),
    makeFolder: (path) => void changesIn(path),
    change(...changes) {
      for (const change of changes) setEntry(entries, change);
      changesIn(dirname(changes[0][0])).push(changes);
    },
    syncFolder(path) {
      for (const change of unsynced.get(path)?.splice(0).flat() ?? []) setEntry(synced, change);
    },
    afterPowerLoss(random) {
      const left = new Map(synced);
      for (const changes of unsynced.values()) {
        const kept = changes.slice(0, Math.floor(random() * (changes.length + 1)));
        for (const change of kept.flat()) setEntry(left, change);
      }
      return new Map([...left].map(([path, contents]) => [path, surviving(contents, random)]));
    },
  };
}

function setEntry(entries: Map<string, Contents>, [path, contents]: EntryChange): void {
  if (contents === undefined) entries.delete(path);
  else entries.set(path, contents);
}

/** What may be left of a file's contents: what was synced, what was written, or something in between. */
function surviving({ now, synced }: Contents, random: () => number): Buffer {
  if (now.equals(synced)) return now;
  const choice = random();
  if (choice < 0.25) return synced;
  if (choice < 0.5 || now.length <= synced.length) return now;
  const length = synced.length + Math.floor(random() * (now.length - synced.length + 1));
  const left = Buffer.from(now.subarray(0, length));
  if (choice > 0.75) left.fill(0, synced.length + Math.floor(random() * (length - synced.length)));
  return left;
}
