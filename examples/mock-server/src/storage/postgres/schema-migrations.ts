import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { StorageLog } from '../storage-log';
import { openPool, poolConfig, type PostgresTimeouts } from './connections';
import type { IntervalFields } from '../storage';
import { fieldJson, indexName, numberAt, tableName, type PartitionKind } from './row-tables';

/** Tables and indexed fields, or intervals, that a release adds for partitions of one kind; a table may be one that is there already. */
export type AddedTables = Readonly<Record<string, readonly (string | IntervalFields)[]>>;

/**
 * What a release adds to the schema: each of its tables with the fields that are indexed. Steps are never changed once they are
 * released, nor taken away: they only add, so that instances of older releases work on while a newer one starts.
 */
export interface SchemaStep {
  /** Names it; steps run in the order of their names. */
  readonly name: string;
  readonly accounts?: AddedTables;
  readonly code?: AddedTables;
}

/** Partitions, their change logs, and the last commit of each instance in each of them. */
const BASE: Migration = {
  async up(db) {
    await sql`CREATE TABLE partitions (
      id bigint PRIMARY KEY,
      last_id bigint NOT NULL DEFAULT 0,
      last_place bigint NOT NULL DEFAULT 0,
      last_seq bigint NOT NULL DEFAULT 0,
      first_seq bigint NOT NULL DEFAULT 1,
      log_size bigint NOT NULL DEFAULT 0
    ) WITH (fillfactor = 50)`.execute(db);
    await sql`INSERT INTO partitions (id) VALUES (0)`.execute(db);
    await sql`CREATE TABLE events (
      partition_id bigint NOT NULL,
      seq bigint NOT NULL,
      at timestamptz NOT NULL,
      size int NOT NULL,
      event json NOT NULL,
      PRIMARY KEY (partition_id, seq)
    )`.execute(db);
    await sql`CREATE TABLE last_commits (
      partition_id bigint NOT NULL,
      instance uuid NOT NULL,
      attempt bigint NOT NULL,
      at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (partition_id, instance)
    ) WITH (fillfactor = 50)`.execute(db);
  },
};

function migrationOf({ accounts = {}, code = {} }: SchemaStep): Migration {
  return {
    async up(db) {
      for (const [table, fields] of Object.entries(accounts)) await addTable(db, 'accounts', table, fields);
      for (const [table, fields] of Object.entries(code)) await addTable(db, 'code', table, fields);
    },
  };
}

async function addTable(
  db: Kysely<unknown>,
  kind: PartitionKind,
  table: string,
  fields: readonly (string | IntervalFields)[],
): Promise<void> {
  const name = sql.raw(tableName(kind, table));
  await sql`CREATE TABLE IF NOT EXISTS ${name} (
    partition_id bigint NOT NULL,
    id text COLLATE "C" NOT NULL,
    place bigint NOT NULL,
    content json NOT NULL,
    PRIMARY KEY (partition_id, id)
  )`.execute(db);
  for (const field of fields) {
    const index = sql.raw(indexName(kind, table, typeof field === 'string' ? field : 'interval'));
    await sql`CREATE INDEX IF NOT EXISTS ${index} ON ${name} (partition_id, ${sql.raw(indexed(field))})`.execute(
      db,
    );
  }
}

/** What an index has besides the partition, as SQL. */
function indexed(field: string | IntervalFields): string {
  if (typeof field === 'string') return `(${fieldJson(field)})`;
  return [fieldJson(field.among), numberAt(field.last), numberAt(field.first)]
    .map((sqlText) => `(${sqlText})`)
    .join(', ');
}

/** What brings a database up to date. */
export interface MigrationOptions {
  readonly url: string;
  readonly steps: readonly SchemaStep[];
  readonly timeouts: PostgresTimeouts;
  readonly log: StorageLog;
}

/**
 * Brings a database up to this release, in one transaction under a lock that lets instances that start together do it one after another. A
 * database that a newer release has brought further is left as it is: what was added does not concern this one.
 */
export async function migrateDatabase({ url, steps, timeouts, log }: MigrationOptions): Promise<void> {
  const migrations = Object.fromEntries([
    ['0000-partitions', BASE] as const,
    ...steps.map((step) => [step.name, migrationOf(step)] as const),
  ]);
  const { pipeline: _, statement_timeout: __, query_timeout: ___, ...config } = poolConfig(url, timeouts);
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: openPool({ ...config, max: 1 }, log) }),
  });
  try {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => migrations },
      migrationTableName: 'migrations',
      migrationLockTableName: 'migration_lock',
    });
    const newer = await migrationsOfOthers(db, new Set(Object.keys(migrations)));
    if (newer.length > 0) {
      log.info({ migrations: newer }, 'a newer release has added to the database');
      return;
    }
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error !== undefined)
      throw error instanceof Error
        ? error
        : new Error('The database could not be migrated', { cause: error });
    if (results.length > 0)
      log.info({ migrations: results.map(({ migrationName }) => migrationName) }, 'migrated the database');
  } finally {
    await db.destroy();
  }
}

/** The migrations that were run and are none of ours. */
async function migrationsOfOthers(
  db: Kysely<unknown>,
  ours: ReadonlySet<string>,
): Promise<readonly string[]> {
  const { rows } = await sql<{
    exists: boolean;
  }>`SELECT to_regclass('migrations') IS NOT NULL AS exists`.execute(db);
  if (rows[0]?.exists !== true) return [];
  const done = await sql<{ name: string }>`SELECT name FROM migrations ORDER BY name`.execute(db);
  return done.rows.map(({ name }) => name).filter((name) => !ours.has(name));
}
