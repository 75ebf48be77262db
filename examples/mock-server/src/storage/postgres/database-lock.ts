import pRetry from 'p-retry';
import type { Client } from 'pg';
import { StorageLockedError } from '../storage';

/** The key of the advisory lock: arbitrary, but used for nothing else in the database. Keys of Codes are pairs, which never meet it. */
const LOCK = 7_160_519;
/** Tries, and milliseconds between them: a connection whose process was killed is found out a moment later. */
const RETRIES = 5;
const RETRY_MS = 300;

/**
 * Takes the lock on a database, which is held until the connection ends: servers share it, a move holds it exclusively (`isAlone`). Throws
 * `StorageLockedError` where it is not to be had.
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
