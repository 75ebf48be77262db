import { Client } from 'pg';
import { ServiceUnavailableError } from '../../problems/service-unavailable';
import { poolConfig, type PostgresTimeouts } from './connections';
import { messageOf } from './database-errors';

/** The oldest release that is supported. */
const OLDEST = 15;

/**
 * Looks whether a database can be reached and is new enough. Throws `ServiceUnavailableError` with a sentence for whoever starts the server;
 * it names the server and the database, never the password.
 */
export async function checkServer(url: string, timeouts: PostgresTimeouts): Promise<void> {
  const client = new Client(poolConfig(url, timeouts));
  client.on('error', () => undefined);
  const where = `the database "${client.database ?? ''}" at ${client.host}:${client.port}`;
  try {
    await client.connect();
    const { rows } = await client.query<{ number: string; version: string }>(
      "SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version",
    );
    const [row] = rows;
    if (row && Number(row.number) >= OLDEST * 10_000) return;
    throw new Error(
      `it is PostgreSQL ${row?.version ?? 'unknown'}, and ${OLDEST} is the oldest that is supported`,
    );
  } catch (cause) {
    const reason = cause instanceof Error ? messageOf(cause) : String(cause);
    throw new ServiceUnavailableError(`STORE_URL: ${where} cannot be used: ${reason}`, { cause });
  } finally {
    await client.end();
  }
}
