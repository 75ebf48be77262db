import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { NO_TEST_STORE, TEST_STORE_URL } from './test-store-url';

/** An empty database that is there for one test or suite. */
export interface TestDatabase {
  readonly url: string;
  /** Runs SQL in it. Gives the rows. */
  query(sql: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  /** Another one with the same contents, made by PostgreSQL itself; nobody may be connected to this one. */
  copy(): Promise<TestDatabase>;
  /** Removes it, whoever is still connected. */
  drop(): Promise<void>;
}

/** Why tests with PostgreSQL are skipped in this run; undefined where they are not. */
export function whyNoPostgres(): string | undefined {
  if (process.env[TEST_STORE_URL] !== undefined) return undefined;
  return process.env[NO_TEST_STORE] ?? `${TEST_STORE_URL} is not set`;
}

/** Makes a database in the PostgreSQL of the run, or in the one at `server`. */
export function createTestDatabase(server = process.env[TEST_STORE_URL]): Promise<TestDatabase> {
  return createDatabase(server, undefined);
}

async function createDatabase(
  server: string | undefined,
  template: string | undefined,
): Promise<TestDatabase> {
  if (server === undefined) throw new Error(whyNoPostgres());
  const name = `test_${randomBytes(8).toString('hex')}`;
  const address = new URL(server);
  address.pathname = name;
  const url = address.href;
  const like = template === undefined ? '' : ` TEMPLATE ${escapeIdentifier(template)}`;
  await withClient(server, (client) => client.query(`CREATE DATABASE ${escapeIdentifier(name)}${like}`));
  return {
    url,
    query: (sql, values = []) =>
      withClient(url, async (client) => (await client.query<Record<string, unknown>>(sql, [...values])).rows),
    copy: () => createDatabase(server, name),
    drop: async () => {
      const sql = `DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`;
      await withClient(server, (client) => client.query(sql));
    },
  };
}

async function withClient<R>(url: string, work: (client: Client) => Promise<R>): Promise<R> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
