import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { StorageLog } from '../storage-log';
import { poolConfig, type PostgresTimeouts } from './connections';

/** One connection of its own to the database, which listens to a channel and comes back by itself. */
export interface LastingConnection {
  /** The connection; undefined while it is lost. */
  current(): Client | undefined;
  close(): Promise<void>;
}

/** What it is made with. */
export interface LastingConnectionOptions {
  readonly url: string;
  readonly timeouts: PostgresTimeouts;
  readonly log: StorageLog;
  /** The channel to which it listens. */
  readonly channel: string;
  /** What the database calls it. Default: as all others. */
  readonly name?: string;
  /** What is done first with each connection; where it rejects, there is none. */
  readonly prepare: (client: Client) => Promise<unknown>;
  readonly onMessage: (payload: string) => void;
  /** Called when it is there again; whatever was said meanwhile was missed. */
  readonly onReturn: () => void;
}

/** Milliseconds before connecting again, at first and at most. */
const FIRST_WAIT_MS = 50;
const MOST_WAIT_MS = 5_000;

/** Connects and listens. Rejects where that fails at the start; later it is tried until it is closed. */
export async function createLastingConnection(options: LastingConnectionOptions): Promise<LastingConnection> {
  const { timeouts, log, channel } = options;
  const closing = new AbortController();
  const isClosing = (): boolean => closing.signal.aborted;
  let client: Client | undefined;

  async function connect(): Promise<void> {
    const { pipeline: _, ...config } = poolConfig(options.url, timeouts);
    const next = new Client({ ...config, ...(options.name && { application_name: options.name }) });
    next.on('error', () => undefined);
    next.on('end', () => void reconnect(next));
    next.on('notification', ({ payload = '' }) => options.onMessage(payload));
    await next.connect();
    try {
      await options.prepare(next);
      await next.query(`LISTEN ${channel}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    // It may have been closed while this took its time.
    if (isClosing()) await next.end();
    else client = next;
  }

  async function reconnect(lost: Client): Promise<void> {
    if (client !== lost || isClosing()) return;
    client = undefined;
    log.warn({ channel }, 'the connection that listens to the database was lost');
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, MOST_WAIT_MS)) {
      try {
        await delay(wait, undefined, { signal: closing.signal, ref: false });
        await connect();
        break;
      } catch {
        if (isClosing()) return;
      }
    }
    log.info({ channel }, 'listening to the database again');
    options.onReturn();
  }

  await connect();
  return {
    current: () => client,
    async close() {
      closing.abort();
      await client?.end();
    },
  };
}
