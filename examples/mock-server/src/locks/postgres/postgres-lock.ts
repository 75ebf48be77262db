import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pRetry from 'p-retry';
import type { Client } from 'pg';
import { DEFAULT_TIMEOUTS, type PostgresTimeouts } from '../../storage/postgres/connections';
import { portError, retrying } from '../../storage/postgres/database-errors';
import { createLastingConnection } from '../../storage/postgres/lasting-connection';
import type { StorageLog } from '../../storage/storage-log';
import { createInProcessLock } from '../in-process/in-process-lock';
import type { KeyedLock } from '../keyed-lock';
import { createWakeUps } from './wake-ups';

/** What a lock on PostgreSQL is made with. */
export interface PostgresLockOptions {
  /** Address of the database; servers that share it share the lock. */
  readonly url: string;
  readonly log: StorageLog;
  readonly timeouts?: Partial<PostgresTimeouts>;
  /** Milliseconds after which a server asks for a key again of which nobody has said that it is free: the one that had it may be dead. */
  readonly askAgainMs?: number;
}

/** The first half of our advisory locks: the bytes of "glos". */
const LOCK_CLASS = 0x67_6c_6f_73;
/** Keys are halves of 32 bits; two keys that are one so wait for one another needlessly, which takes two billion Codes. */
const KEYS = 2 ** 31;
/** Held by all servers that run; no key that is asked for is below 0. */
const RUNNING = -1;
const CHANNEL = 'glossator_locks';
const ASK_AGAIN_MS = 1_000;
/** Milliseconds between two looks whether the first server is through. */
const LOOK_MS = 50;
/** Milliseconds for the end of a session of ours whose connection broke. */
const LEAVE_MS = 2_000;

/** How soon the database finds out that a machine is gone: after 25 s. Of a process that dies it learns at once. */
const NOTICE_DEATH = [
  'SET tcp_keepalives_idle = 10',
  'SET tcp_keepalives_interval = 5',
  'SET tcp_keepalives_count = 3',
];

/** A connection on which statements run is not there. What it says to `failureOf` is its SQLSTATE: no such connection. */
class NoConnectionError extends Error {
  override readonly name = 'NoConnectionError';
  readonly code = '08003';
}

/**
 * Makes a lock over all servers on one database: advisory locks of PostgreSQL, all of which one session of each server holds. Waiting takes no
 * connection: who does not get a key is notified when it is free and asks again, and of each server one at a time does. When the session's
 * connection breaks, the database frees its keys; the server takes those that are in use again as soon as it is back, before it takes new ones.
 */
export async function createPostgresLock(options: PostgresLockOptions): Promise<KeyedLock> {
  const { url, log, askAgainMs = ASK_AGAIN_MS } = options;
  const timeouts = { ...DEFAULT_TIMEOUTS, ...options.timeouts };
  const name = `glossator locks ${randomUUID()}`;
  const here = createInProcessLock();
  const wakeUps = createWakeUps();
  /** Keys that are in use here, by the connection that holds them. */
  const held = new Map<number, Client>();
  /** Whether this server is one of those that run. */
  let isRunning = false;
  let takingBack: Promise<void> = Promise.resolve();

  const connection = await createLastingConnection({
    url,
    timeouts,
    log,
    name,
    channel: CHANNEL,
    prepare: (session) => session.query(NOTICE_DEATH.join('; ')),
    onMessage: (payload) => wakeUps.wake(Number(payload)),
    onReturn() {
      takingBack = takeBack().catch((err: unknown) => log.warn({ err }, 'locks could not be taken back'));
      wakeUps.wakeAll();
    },
  });

  function client(): Client {
    const current = connection.current();
    if (!current) throw new NoConnectionError('The connection for locks is lost');
    return current;
  }

  /** Ends what the database still takes for our session, and takes its keys. */
  async function takeBack(): Promise<void> {
    const session = client();
    const sql = `SELECT pg_terminate_backend(pid, ${LEAVE_MS}) FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()`;
    await session.query(sql, [name]);
    for (const key of held.keys()) {
      if (await isGranted(session, 'pg_try_advisory_lock', key)) held.set(key, session);
      else log.warn({ key }, 'another server has taken a lock that was lost here');
    }
    if (isRunning) await joinRunning();
  }

  /** Becomes one of those that run, once none of them is the first. */
  async function joinRunning(): Promise<void> {
    while (!(await isGranted(client(), 'pg_try_advisory_lock_shared', RUNNING))) await delay(LOOK_MS);
    isRunning = true;
  }

  /** Whether the key is ours now. */
  async function ask(key: number): Promise<boolean> {
    await takingBack;
    const session = client();
    const isOurs = await isGranted(session, 'pg_try_advisory_lock', key);
    if (isOurs) held.set(key, session);
    return isOurs;
  }

  async function take(key: number): Promise<void> {
    for (;;) {
      // Before asking, so that nothing is missed in between.
      const woken = wakeUps.next(key);
      try {
        if (await pRetry(() => ask(key), retrying(timeouts.retry))) return;
        await Promise.race([woken.promise, delay(askAgainMs, undefined, { ref: false })]);
      } catch (error) {
        throw portError(error);
      } finally {
        woken.forget();
      }
    }
  }

  /** Never throws: what the database does not hear of, it finds out when the connection ends. */
  async function giveBack(key: number): Promise<void> {
    await takingBack;
    const session = held.get(key);
    held.delete(key);
    if (!session || session !== connection.current()) return;
    const sql = 'SELECT pg_advisory_unlock($1, $2), pg_notify($3, $4)';
    await session
      .query(sql, [LOCK_CLASS, key, CHANNEL, String(key)])
      .catch((err: unknown) => log.warn({ err }, 'a lock could not be given back'));
  }

  return {
    run: (id, work) => {
      const key = id % KEYS;
      return here.run(key, async () => {
        await take(key);
        try {
          return await work();
        } finally {
          await giveBack(key);
        }
      });
    },
    async whenFirst(work) {
      const isFirst = await isGranted(client(), 'pg_try_advisory_lock', RUNNING);
      if (!isFirst) return joinRunning();
      try {
        await work();
      } finally {
        // It has both for a moment, so that nobody else is the first in between.
        await joinRunning();
        await client().query('SELECT pg_advisory_unlock($1, $2)', [LOCK_CLASS, RUNNING]);
      }
    },
    close: () => connection.close(),
  };
}

async function isGranted(
  session: Client,
  lock: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
  key: number,
): Promise<boolean> {
  const sql = `SELECT ${lock}($1, $2) AS "isGranted"`;
  const { rows } = await session.query<{ isGranted: boolean }>(sql, [LOCK_CLASS, key]);
  return rows[0]?.isGranted === true;
}
