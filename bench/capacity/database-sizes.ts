import { Client } from 'pg';

/** Bytes that a row of some tables takes in the database, indexes included. */
export type RowBytes = Readonly<Record<string, number>>;

const TABLES = ['code_selections', 'events', 'accounts_users', 'accounts_sessions', 'code_answers'];

/** Reads them, after the database has written down how many rows it has. Tables of a few rows say little: a page has 8,192 bytes. */
export async function readDatabaseSizes(url: string): Promise<RowBytes> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const sizes: [string, number][] = [];
    for (const table of TABLES) {
      const { rows } = await client.query<{ bytes: string; rows: string }>(
        `SELECT pg_total_relation_size('${table}') AS bytes, count(*) AS rows FROM ${table}`,
      );
      const [size] = rows;
      const bytes = Number(size?.bytes) / Math.max(1, Number(size?.rows));
      sizes.push([table, Math.round(bytes)]);
      console.log(`${table.padEnd(20)} ${size?.rows ?? 0} rows of ${bytes.toFixed(0)} bytes`);
    }
    return Object.fromEntries(sizes);
  } finally {
    await client.end();
  }
}
