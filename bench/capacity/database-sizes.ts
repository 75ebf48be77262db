import type { TestDatabase } from '../../examples/mock-server/src/testing/postgres/test-database';

/** Bytes that a row of some tables takes in the database, indexes included. */
export type RowBytes = Readonly<Record<string, number>>;

const TABLES = ['code_selections', 'events', 'accounts_users', 'accounts_sessions', 'code_answers'];

/** Reads and prints them. Tables of a few rows say little: a page has 8,192 bytes. */
export async function readDatabaseSizes({ query }: Pick<TestDatabase, 'query'>): Promise<RowBytes> {
  const sizes: [string, number][] = [];
  for (const table of TABLES) {
    const [size] = await query(
      `SELECT pg_total_relation_size('${table}') AS bytes, count(*) AS rows FROM ${table}`,
    );
    const rows = Number(size?.['rows']);
    const bytes = Number(size?.['bytes']) / Math.max(1, rows);
    sizes.push([table, Math.round(bytes)]);
    console.log(`${table.padEnd(20)} ${rows} rows of ${bytes.toFixed(0)} bytes`);
  }
  return Object.fromEntries(sizes);
}
