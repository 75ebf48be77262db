import { createHash } from 'node:crypto';
import type { ClientBase, QueryConfig, QueryResultRow } from 'pg';
import type { IntervalFields, Row } from '../storage';
import { fromStoredJson } from './stored-json';
import { storedId, tableName, type Condition, type PartitionKind, type RowId } from './row-tables';

/** A row of the database. `place` orders a table by insertion. */
export interface StoredRow {
  readonly row: Row;
  readonly place: number;
}

/**
 * The stored rows of a partition in one state: within a read's snapshot, or while its writer holds the lock. So what was read once
 * is not read again.
 */
export interface RowSource {
  readonly shape: PartitionShape;
  get(table: string, id: RowId): Promise<StoredRow | undefined>;
  /** The rows with these ids, as far as there are any. */
  getAll(table: string, ids: readonly RowId[]): Promise<ReadonlyMap<RowId, StoredRow>>;
  /** Those that fit, in order of insertion; `condition.rest` is not looked at. */
  list(table: string, condition: Condition): Promise<readonly StoredRow[]>;
  /** How many `list` would give. */
  count(table: string, condition: Condition): Promise<number>;
  /** Throws the first error that the database gave, whatever the work function made of it: its transaction is undone. */
  assertSound(): void;
}

/** A table and the partition whose rows are meant. */
export interface SourceOptions {
  readonly client: ClientBase;
  readonly kind: PartitionKind;
  readonly partitionId: number;
  readonly shape: PartitionShape;
}

/** A schema without its row types, as the inside of the adapter uses it. */
export interface PartitionShape {
  readonly tables: readonly string[];
  readonly intervals?: { readonly [table: string]: IntervalFields | undefined } | undefined;
}

interface RawRow extends QueryResultRow {
  readonly place: string;
  readonly content: string;
}

/** Makes the source. */
export function createRowSource({ client, kind, partitionId, shape }: SourceOptions): RowSource {
  const known = new Map(shape.tables.map((table) => [table, new Map<RowId, StoredRow | undefined>()]));
  let failure: { readonly error: unknown } | undefined;

  function knownOf(table: string): Map<RowId, StoredRow | undefined> {
    const rows = known.get(table);
    if (!rows) throw new TypeError(`There is no table "${table}" in the schema`);
    return rows;
  }

  async function query<R extends QueryResultRow>(config: QueryConfig): Promise<readonly R[]> {
    try {
      return (await client.query<R>(config)).rows;
    } catch (error) {
      failure ??= { error };
      throw error;
    }
  }

  /** Reads rows by SQL that follows the condition for the partition. */
  async function select(
    table: string,
    sql: string,
    values: readonly unknown[],
  ): Promise<readonly StoredRow[]> {
    const rows = knownOf(table);
    const text = `SELECT place, content::text FROM ${tableName(kind, table)} WHERE partition_id = $1${sql}`;
    const found = await query<RawRow>({ name: nameOf(text), text, values: [partitionId, ...values] });
    return found.map(({ place, content }) => {
      const stored = { row: fromStoredJson(content) as Row, place: Number(place) };
      rows.set(stored.row.id, stored);
      return stored;
    });
  }

  async function getAll(table: string, ids: readonly RowId[]): Promise<ReadonlyMap<RowId, StoredRow>> {
    const rows = knownOf(table);
    const missing = ids.filter((id) => !rows.has(id));
    if (missing.length > 0) {
      await select(table, ' AND id = ANY($2)', [missing.map(storedId)]);
      for (const id of missing) if (!rows.has(id)) rows.set(id, undefined);
    }
    const found = new Map<RowId, StoredRow>();
    for (const id of ids) {
      const stored = rows.get(id);
      if (stored) found.set(id, stored);
    }
    return found;
  }

  return {
    shape,
    async get(table, id) {
      const rows = knownOf(table);
      if (!rows.has(id)) {
        const [stored] = await select(table, ' AND id = $2', [storedId(id)]);
        rows.set(id, stored);
      }
      return rows.get(id);
    },
    getAll,
    list: (table, { sql, values }) => select(table, `${sql} ORDER BY place`, values),
    async count(table, { sql, values }) {
      knownOf(table);
      const text = `SELECT count(*)::int AS count FROM ${tableName(kind, table)} WHERE partition_id = $1${sql}`;
      const [row] = await query<{ count: number }>({
        name: nameOf(text),
        text,
        values: [partitionId, ...values],
      });
      return row?.count ?? 0;
    },
    assertSound() {
      if (failure) throw failure.error;
    },
  };
}

/** The name under which the database keeps the plan of a statement: at most 63 bytes count. */
export function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
