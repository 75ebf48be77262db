import pRetry from 'p-retry';
import type { Client } from 'pg';
import { StorageLockedError } from '../storage';

/** The number of the lock within its database: any, as long as nobody else's locks have it. */
const LOCK = 7_160_519;
/** Tries, and milliseconds between them: a connection whose process was killed is found out a moment later. */
const RETRIES = 5;
const RETRY_MS = 300;

/**
 * Takes the lock on a database for as long as a connection is there: all servers share it, who moves a database has it alone. Throws
 * `StorageLockedError`.
 */
export async function lockDatabase(client: Client, isAlone: boolean): Promise<void> {
  await pRetry(() => tryLock(client, isAlone), {
    retries: RETRIES,
    minTimeout: RETRY_MS,
    factor: 1,
    shouldRetry: ({ error }) => error instanceof StorageLockedError,
  });
}

async function tryLock(client: Client, isAlone: boolean): Promise<void> {
  const name = isAlone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  const { rows } = await client.query<{ isTaken: boolean }>(`SELECT ${name}($1) AS "isTaken"`, [LOCK]);
  if (rows[0]?.isTaken === true) return;
  const by = isAlone ? 'used by a running server, or being moved' : 'being moved';
  throw new StorageLockedError(`The database "${client.database ?? ''}" at ${client.host} is ${by}`);
}
