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
const CHANNEL = 'glossator_locks';
const ASK_AGAIN_MS = 1_000;
/** Milliseconds that a server leaves a key to others that want it before it takes it again itself. */
const LEFT_TO_OTHERS_MS = 50;
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
  const instance = randomUUID();
  const name = `glossator locks ${instance}`;
  const here = createInProcessLock();
  const wakeUps = createWakeUps();
  /** Keys that are in use here, by the connection that holds them. */
  const held = new Map<number, Client>();
  /** Keys in use here that another server wants. */
  const wanted = new Set<number>();
  let takingBack: Promise<void> = Promise.resolve();

  const connection = await createLastingConnection({
    url,
    timeouts,
    log,
    name,
    channel: CHANNEL,
    prepare: (session) => session.query(NOTICE_DEATH.join('; ')),
    onMessage(payload) {
      const [from, what, key] = payload.split(' ');
      if (from === instance) return;
      if (what === 'free') wakeUps.wake(Number(key));
      else if (held.has(Number(key))) wanted.add(Number(key));
    },
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
      if (await tryKey(session, key)) held.set(key, session);
      else log.warn({ key }, 'another server has taken a lock that was lost here');
    }
  }

  /** Whether the key is ours now; who has it is notified where it is not. */
  async function ask(key: number): Promise<boolean> {
    await takingBack;
    const session = client();
    if (await tryKey(session, key)) {
      held.set(key, session);
      return true;
    }
    await session.query('SELECT pg_notify($1, $2)', [CHANNEL, `${instance} wanted ${key}`]);
    return false;
  }

  async function take(key: number): Promise<void> {
    for (let isLeft = wanted.delete(key); ; isLeft = false) {
      // Before asking, so that nothing is missed in between.
      const woken = wakeUps.next(key);
      try {
        if (isLeft) await delay(LEFT_TO_OTHERS_MS);
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
      .query(sql, [LOCK_CLASS, key, CHANNEL, `${instance} free ${key}`])
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
    close: () => connection.close(),
  };
}

async function tryKey(session: Client, key: number): Promise<boolean> {
  const { rows } = await session.query<{ ours: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS ours', [
    LOCK_CLASS,
    key,
  ]);
  return rows[0]?.ours === true;
}
