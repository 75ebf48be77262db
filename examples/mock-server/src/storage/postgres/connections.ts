import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { StorageLog } from '../storage-log';

/** How long each may take, in milliseconds. */
export interface PostgresTimeouts {
  /** For a free connection, or a new one. */
  readonly connect: number;
  readonly statement: number;
  /** For a lock: of a partition, while another instance writes. */
  readonly lock: number;
  /** That a transaction may do nothing: its work function waits for something else. */
  readonly idle: number;
  /** That passing failures are tried again, from the first one on. */
  readonly retry: number;
}

/** What applies unless something else is said. */
export const DEFAULT_TIMEOUTS: PostgresTimeouts = {
  connect: 10_000,
  statement: 30_000,
  lock: 15_000,
  idle: 60_000,
  retry: 10_000,
};

/** What the connections of one instance are made with. */
export interface ConnectionOptions {
  readonly url: string;
  /** Connections at most, 8 at least; one more listens, and another one holds locks. */
  readonly connections: number;
  readonly timeouts: PostgresTimeouts;
  readonly log: StorageLog;
}

/**
 * The connections of an instance, in shares: who holds one may wait for another share, but never for its own, so that nobody waits in
 * a circle. Writers of a Code may write to and read from accounts; reads within something else have a share by their depth.
 */
export interface Connections {
  /** For the writer of a partition. Rejects when none gets free in time. */
  readonly writer: (of: 'accounts' | 'code') => Promise<PoolClient>;
  /** Runs a read with a connection of its own, which is dropped where the read throws. */
  reading<R>(work: (client: PoolClient) => Promise<R>): Promise<R>;
  /** Runs the work of somebody who holds a connection: reads within it have another share. */
  deeper<R>(work: () => Promise<R>): Promise<R>;
  close(): Promise<void>;
}

/** How the connections are shared out, by the depth of reads. */
function sharesOf(connections: number) {
  const accountsWriter = 1;
  const codeWriters = Math.floor(connections / 3);
  const deepReads = 1;
  const nestedReads = Math.max(1, Math.floor(connections / 6));
  const reads = connections - accountsWriter - codeWriters - nestedReads - deepReads;
  return { accountsWriter, codeWriters, reads: [reads, nestedReads, deepReads] };
}

/** Makes the connections; none is opened before it is needed. */
export function createConnections({ url, connections, timeouts, log }: ConnectionOptions): Connections {
  const shares = sharesOf(connections);
  const open = (max: number): Pool => openPool({ ...poolConfig(url, timeouts), max }, log);
  const pools = {
    accounts: open(shares.accountsWriter),
    code: open(shares.codeWriters),
    reads: shares.reads.map(open),
  };
  const depth = new AsyncLocalStorage<number>();
  const level = (): number => depth.getStore() ?? 0;
  const deeper = <R>(work: () => Promise<R>): Promise<R> => depth.run(level() + 1, work);

  return {
    deeper,
    writer: (of) => pools[of].connect(),
    async reading(work) {
      const pool = pools.reads[Math.min(level(), pools.reads.length - 1)];
      if (!pool) throw new Error('There is no share for reads');
      const client = await pool.connect();
      let hasFailed = true;
      try {
        const result = await deeper(() => work(client));
        hasFailed = false;
        return result;
      } finally {
        client.release(hasFailed);
      }
    },
    async close() {
      await Promise.all([pools.accounts, pools.code, ...pools.reads].map((pool) => pool.end()));
    },
  };
}

/** How every connection is made. */
export function poolConfig(url: string, timeouts: PostgresTimeouts): PoolConfig {
  return {
    connectionString: url,
    application_name: 'glossator',
    // Statements that do not wait for one another are sent together.
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idle,
    // When the network is cut, nobody says that the statement was given up.
    query_timeout: timeouts.statement + 5_000,
  };
}

/** A pool whose connections may die, idle or in use: without listeners that would end the process. */
export function openPool(config: PoolConfig, log: StorageLog): Pool {
  const pool = new Pool(config);
  // Whoever uses it learns of it by their next statement.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  pool.on('error', (err) => log.warn({ err }, 'an idle connection to the database was lost'));
  return pool;
}
