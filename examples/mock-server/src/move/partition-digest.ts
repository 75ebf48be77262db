import { createHash } from 'node:crypto';
import type { MovablePartition, Tables } from '../storage/storage';
import { portableHistory } from './portable-history';

/** How many rows a table has, and the SHA-256 (lower-case hex) of their JSON, in order of insertion, a line each. */
export interface TableDigest {
  readonly rows: number;
  readonly sha256: string;
}

/** What a partition holds, as far as it is moved. */
export interface PartitionDigest {
  readonly tables: Readonly<Record<string, TableDigest>>;
  readonly lastId: number;
  readonly lastSeq: number;
  /** The events that are kept. */
  readonly events: TableDigest;
}

/** Reads a partition and digests it. */
export async function digestPartition<T extends Tables>(
  partition: MovablePartition<T>,
  tables: readonly (keyof T & string)[],
): Promise<PartitionDigest> {
  const entries: [string, TableDigest][] = [];
  for (const table of tables)
    entries.push([table, digestOf(await partition.read((reader) => reader.list(table)))]);
  const { lastId, lastSeq, events } = portableHistory(await partition.history());
  return { tables: Object.fromEntries(entries), lastId, lastSeq, events: digestOf(events) };
}

/** One hash for all tables. */
export function hashOf({ tables }: PartitionDigest): string {
  return createHash('sha256').update(JSON.stringify(tables)).digest('hex');
}

/** How many rows there are. */
export function rowsIn({ tables }: PartitionDigest): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}

/** What is not the same in two partitions, a sentence each. */
export function differencesOf(source: PartitionDigest, target: PartitionDigest): readonly string[] {
  const tables = Object.entries(source.tables).map(([table, digest]) => [table, digest] as const);
  const compared = [...tables, ['events', source.events] as const].flatMap(([table, digest]) => {
    const other = table === 'events' ? target.events : target.tables[table];
    return other?.sha256 === digest.sha256
      ? []
      : [`${table}: ${described(digest)}, there ${described(other)}`];
  });
  const counters = (['lastId', 'lastSeq'] as const).flatMap((name) =>
    source[name] === target[name] ? [] : [`${name}: ${source[name]}, there ${target[name]}`],
  );
  return [...compared, ...counters];
}

function described(digest: TableDigest | undefined): string {
  return digest ? `${digest.rows} rows (SHA-256 ${digest.sha256.slice(0, 12)}…)` : 'none';
}

function digestOf(values: readonly unknown[]): TableDigest {
  const hash = createHash('sha256');
  for (const value of values) hash.update(`${JSON.stringify(value)}\n`);
  return { rows: values.length, sha256: hash.digest('hex') };
}
