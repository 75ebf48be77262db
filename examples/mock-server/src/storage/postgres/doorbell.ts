import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { StorageLog } from '../storage-log';
import { poolConfig, type PostgresTimeouts } from './connections';
import { lockDatabase } from './database-lock';

/** Tells the subscribers of a partition, in all instances, that its log has grown. */
export interface Doorbell {
  /** Calls `ring` when the log of a partition may have grown. Gives the unsubscribe function. */
  subscribe(partitionId: number, ring: () => void): () => void;
  /** Rings here before it returns, and elsewhere soon. */
  ring(partitionId: number): void;
  close(): Promise<void>;
}

/** What a doorbell is made with. */
export interface DoorbellOptions {
  readonly url: string;
  readonly timeouts: PostgresTimeouts;
  readonly log: StorageLog;
  /** Names this instance: it does not ring for its own messages again. */
  readonly instance: string;
  /** Whether no other instance may listen; its connection holds the lock on the database. */
  readonly isAlone: boolean;
  /** Gives the newest sequence number of each of the partitions. */
  readonly lastSeqs: (partitionIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** Milliseconds between two looks at the logs of those that are subscribed to. */
  readonly roundMs?: number;
}

const CHANNEL = 'glossator';
/** Milliseconds before connecting again, at first and at most. */
const FIRST_WAIT_MS = 50;
const MOST_WAIT_MS = 5_000;
/** Partitions in one message, whose payload has less than 8,000 bytes. */
const MOST_IN_MESSAGE = 400;

/**
 * Connects and listens. The bell is rung by a message of its own after the commit, many together: within transactions, messages would make all
 * commits of the database wait for one another. What is missed so (an instance dies between the two) is found by looking at the logs now
 * and then; after the connection was lost, everybody is rung for. Rejects with `StorageLockedError` where the database is somebody else's.
 */
export async function createDoorbell(options: DoorbellOptions): Promise<Doorbell> {
  const { timeouts, log, instance, lastSeqs, roundMs = 5_000 } = options;
  const subscribers = new Map<number, Set<{ readonly ring: () => void }>>();
  const unsent = new Set<number>();
  const closing = new AbortController();
  const isClosing = (): boolean => closing.signal.aborted;
  let client: Client | undefined;
  let isSending = false;

  function ringHere(partitionId: number): void {
    for (const { ring } of subscribers.get(partitionId) ?? []) {
      try {
        ring();
      } catch (err) {
        log.error({ partition: partitionId, err }, 'a subscriber threw');
      }
    }
  }

  async function connect(): Promise<void> {
    const { pipeline: _, ...config } = poolConfig(options.url, timeouts);
    const next = new Client(config);
    next.on('error', () => undefined);
    next.on('end', () => void reconnect(next));
    next.on('notification', ({ payload }) => {
      const [from, ...ids] = (payload ?? '').split(' ');
      if (from !== instance) for (const id of ids) ringHere(Number(id));
    });
    await next.connect();
    await lockDatabase(next, options.isAlone).catch((error: unknown) => endWith(next, error));
    // The messages are worth no sync of the disk.
    await next.query(`SET synchronous_commit = off; LISTEN ${CHANNEL}`);
    // It may have been closed while this took its time.
    if (isClosing()) await next.end();
    else client = next;
  }

  async function reconnect(lost: Client): Promise<void> {
    if (client !== lost || isClosing()) return;
    client = undefined;
    log.warn({}, 'the connection that listens to the database was lost');
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, MOST_WAIT_MS)) {
      try {
        await delay(wait, undefined, { signal: closing.signal, ref: false });
        await connect();
        break;
      } catch {
        if (isClosing()) return;
      }
    }
    log.info({}, 'listening to the database again');
    for (const id of subscribers.keys()) ringHere(id);
    void send();
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    // All that ring in this turn of the event loop go together.
    await Promise.resolve();
    while (client && unsent.size > 0) {
      const ids = [...unsent].slice(0, MOST_IN_MESSAGE);
      try {
        await client.query('SELECT pg_notify($1, $2)', [CHANNEL, [instance, ...ids].join(' ')]);
        for (const id of ids) unsent.delete(id);
      } catch (err) {
        log.warn({ err }, 'other instances could not be told of changes');
        break;
      }
    }
    isSending = false;
  }

  await connect();
  const rounds = watchLogs({ subscribers, lastSeqs, ringHere, roundMs });
  return {
    subscribe(partitionId, ring) {
      const subscriber = { ring };
      const others = subscribers.get(partitionId);
      if (others) others.add(subscriber);
      else subscribers.set(partitionId, new Set([subscriber]));
      return () => {
        const left = subscribers.get(partitionId);
        left?.delete(subscriber);
        if (left?.size === 0) subscribers.delete(partitionId);
      };
    },
    ring(partitionId) {
      ringHere(partitionId);
      unsent.add(partitionId);
      void send();
    },
    async close() {
      closing.abort();
      rounds.stop();
      await client?.end();
    },
  };
}

async function endWith(client: Client, error: unknown): Promise<never> {
  await client.end();
  throw error;
}

interface WatchOptions {
  readonly subscribers: ReadonlyMap<number, unknown>;
  readonly lastSeqs: DoorbellOptions['lastSeqs'];
  readonly ringHere: (partitionId: number) => void;
  readonly roundMs: number;
}

/** Looks now and then whether logs have grown without a message. */
function watchLogs({ subscribers, lastSeqs, ringHere, roundMs }: WatchOptions): { stop(): void } {
  let seen: ReadonlyMap<number, number> = new Map();
  let isLooking = false;

  async function look(): Promise<void> {
    if (isLooking || subscribers.size === 0) return;
    isLooking = true;
    try {
      const now = await lastSeqs([...subscribers.keys()]);
      const before = seen;
      seen = now;
      for (const [id, seq] of now) if ((before.get(id) ?? seq) !== seq) ringHere(id);
    } catch {
      // The database cannot be reached: the next round looks again.
    }
    isLooking = false;
  }

  const timer = setInterval(() => void look(), roundMs).unref();
  return { stop: () => clearInterval(timer) };
}
