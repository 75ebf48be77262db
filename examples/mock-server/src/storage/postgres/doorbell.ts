import type { StorageLog } from '../storage-log';
import type { PostgresTimeouts } from './connections';
import { lockDatabase } from './database-lock';
import { createLastingConnection } from './lasting-connection';

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
/** Partitions in one message, whose payload has less than 8,000 bytes. */
const MOST_IN_MESSAGE = 400;

/**
 * Connects and listens. The bell is rung by a message of its own after the commit, many together: within transactions, messages would make all
 * commits of the database wait for one another. What is missed so (an instance dies between the two) is found by looking at the logs now
 * and then; after the connection was lost, everybody is rung for. Rejects with `StorageLockedError` where the database is somebody else's.
 */
export async function createDoorbell(options: DoorbellOptions): Promise<Doorbell> {
  const { url, timeouts, log, instance, lastSeqs, roundMs = 5_000 } = options;
  const subscribers = new Map<number, Set<{ readonly ring: () => void }>>();
  const unsent = new Set<number>();
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

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    // All that ring in this turn of the event loop go together.
    await Promise.resolve();
    for (let client = connection.current(); client && unsent.size > 0; client = connection.current()) {
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

  const connection = await createLastingConnection({
    url,
    timeouts,
    log,
    channel: CHANNEL,
    async prepare(client) {
      await lockDatabase(client, options.isAlone);
      // The messages are worth no sync of the disk.
      await client.query('SET synchronous_commit = off');
    },
    onMessage(payload) {
      const [from, ...ids] = payload.split(' ');
      if (from !== instance) for (const id of ids) ringHere(Number(id));
    },
    onReturn() {
      for (const id of subscribers.keys()) ringHere(id);
      void send();
    },
  });
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
      rounds.stop();
      await connection.close();
    },
  };
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
