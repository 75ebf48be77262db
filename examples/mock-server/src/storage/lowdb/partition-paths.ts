import { join } from 'node:path';

/** Where the files of one partition are. README.md beside this folder describes their formats. */
export interface PartitionPaths {
  /** What messages and file headers call the partition: `accounts` or `codes/7`. */
  readonly name: string;
  /** The newest snapshot. */
  readonly snapshot: string;
  /** The snapshot before it, kept with the journals after it as a spare. */
  readonly spare: string;
  /** A snapshot being written. */
  readonly temporary: string;
  /** The journal being appended to. */
  readonly journal: string;
  /** A finished journal. */
  sealedJournal(segment: number): string;
  /** How far the journal was durable at least. */
  readonly mark: string;
  /** There while the partition is being removed. */
  readonly tombstone: string;
}

/** The paths of the partition called `name` below the data folder. */
export function partitionPaths(directory: string, name: string): PartitionPaths {
  const stem = join(directory, name);
  return {
    name,
    snapshot: `${stem}.json`,
    spare: `${stem}.previous.json`,
    temporary: `${stem}.json.tmp`,
    journal: `${stem}.journal`,
    sealedJournal: (segment) => `${stem}.${segment}.journal`,
    mark: `${stem}.mark`,
    tombstone: `${stem}.deleted`,
  };
}

/** Splits a file name as made by `partitionPaths` into the stem and the rest; undefined for a foreign file. */
export function parseFileName(file: string): { stem: string; kind: string } | undefined {
  const match = /^([a-z0-9]+)\.(json|previous\.json|json\.tmp|journal|\d+\.journal|mark|deleted)$/.exec(file);
  return match?.[1] === undefined || match[2] === undefined ? undefined : { stem: match[1], kind: match[2] };
}
