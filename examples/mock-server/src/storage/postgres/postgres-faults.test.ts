import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServiceUnavailableError } from '../../problems/service-unavailable';
import {
  startDatabaseProxy,
  type CommitFault,
  type DatabaseProxy,
} from '../../testing/postgres/database-proxy';
import { startCluster } from '../../testing/postgres/postgres-cluster';
import { findPostgres } from '../../testing/postgres/postgres-programs';
import { createTestDatabase, whyNoPostgres, type TestDatabase } from '../../testing/postgres/test-database';
import {
  accountsSchema,
  codeSchema,
  mark,
  schemaSteps,
  type AccountTables,
  type CodeTables,
} from '../conformance-schema';
import { OutcomeUnknownError, type Partition, type PartitionStore } from '../storage';
import { createPostgresStorage, type PostgresStorageOptions } from './postgres-storage';

type Tuning = Pick<PostgresStorageOptions<AccountTables, CodeTables>, 'connections' | 'timeouts'>;
type Store = PartitionStore<AccountTables, CodeTables>;

const open = (url: string, tuning: Tuning = {}): Promise<Store> =>
  createPostgresStorage({ url, accountsSchema, codeSchema, steps: schemaSteps, ...tuning });

/** Counts one up in the row 1, which makes it visible when a transaction is lost or done twice. */
const increment = (code: Partition<CodeTables>): Promise<void> =>
  code.transact(async (tx) => {
    const row = await tx.get('marks', 1);
    await tx.put('marks', mark(1, { extra: Number(row?.extra ?? 0) + 1 }));
    await tx.append({ type: 'MARK', action: 'UPDATE', data: null });
  });

const counted = async (code: Partition<CodeTables>): Promise<number> =>
  Number((await code.read((reader) => reader.get('marks', 1)))?.extra ?? 0);

const reason = whyNoPostgres();

describe.skipIf(reason !== undefined)(`the PostgreSQL adapter among faults ${reason ?? ''}`, () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let storage: Store;

  beforeEach(async () => {
    database = await createTestDatabase();
    proxy = await startDatabaseProxy(database.url);
    storage = await open(proxy.url);
  });
  afterEach(async () => {
    await storage.close();
    await proxy.close();
    await database.drop();
  });

  it.each<CommitFault>(['request lost', 'answer lost'])(
    'does a transaction once whose commit has its %s',
    async (fault) => {
      const code = await storage.createCode(1);
      await increment(code);
      const broken = proxy.breakNextCommit(fault);
      await Promise.all([increment(code), increment(code), broken]);
      expect(await counted(code)).toBe(3);
      expect(await code.lastSeq()).toBe(3);
    },
  );

  it('answers that the outcome is unknown where it cannot be found out', async () => {
    await storage.close();
    storage = await open(proxy.url, { timeouts: { retry: 200 } });
    const code = await storage.createCode(1);
    const broken = proxy.breakNextCommit('answer lost').then(() => proxy.shut());
    await expect(increment(code)).rejects.toThrow(OutcomeUnknownError);
    await broken;
    proxy.open();
    expect(await counted(code)).toBe(1);
  });

  it('refuses while the database is away, and works on when it is back', async () => {
    await storage.close();
    storage = await open(proxy.url, { timeouts: { retry: 200 } });
    const code = await storage.createCode(1);
    proxy.shut();
    await expect(increment(code)).rejects.toThrow(ServiceUnavailableError);
    await expect(counted(code)).rejects.toThrow(ServiceUnavailableError);
    proxy.open();
    await increment(code);
    expect(await counted(code)).toBe(1);
  });

  it('rings for everybody when it listens again after its connection was lost', async () => {
    const code = await storage.createCode(1);
    const other = await open(database.url);
    const there = await other.code(1);
    if (!there) throw new Error('There is no Code 1');
    proxy.shut();
    await increment(there);
    const rung = new Promise<number>((resolve) => {
      code.subscribe(() => void code.lastSeq().then(resolve));
    });
    proxy.open();
    expect(await rung).toBe(1);
    await other.close();
  });

  it('says that all connections are in use, and lets reads within others through', async () => {
    await storage.close();
    storage = await open(proxy.url, { connections: 8, timeouts: { connect: 300 } });
    await storage.createCode(1);
    const release = new AbortController();
    const held = Array.from({ length: 12 }, () =>
      storage.accounts.read(async (reader) => {
        await reader.count('items');
        await storage.accounts.read((inner) => inner.count('items'));
        if (!release.signal.aborted) await once(release.signal, 'abort');
      }),
    );
    const outcomes = Promise.allSettled(held);
    await expect(Promise.race(held)).rejects.toThrow('have been in use for too long');
    release.abort();
    // Three of eight connections are for reads that are within no other one.
    const begun = (await outcomes).slice(0, 3).map(({ status }) => status);
    expect(begun).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(await storage.accounts.read((reader) => reader.count('items'))).toBe(0);
  });

  it('undoes what waits for something else too long, and the partition is free again', async () => {
    await storage.close();
    storage = await open(proxy.url, { timeouts: { idle: 200, retry: 0 } });
    const code = await storage.createCode(1);
    const ended = database.query('SELECT pg_sleep(0.6), 1 FROM partitions LIMIT 1');
    const waiting = code.transact(async (tx) => {
      await tx.put('marks', mark(1, { extra: 7 }));
      await ended;
    });
    await expect(waiting).rejects.toThrow(ServiceUnavailableError);
    await increment(code);
    expect(await counted(code)).toBe(1);
  });
});

describe.skipIf(reason !== undefined)(`a PostgreSQL that is killed ${reason ?? ''}`, () => {
  it('has every acknowledged write, and nothing by half; the instance needs no restart', async () => {
    const cluster = await startCluster(findPostgres(), { isDurable: true });
    const { url } = await createTestDatabase(cluster.url);
    const storage = await open(url, { timeouts: { retry: 30_000 } });
    try {
      const code = await storage.createCode(1);
      const acknowledged: number[] = [];
      let isFinished = false;
      const writer = async (from: number): Promise<void> => {
        for (let id = from; !isFinished; id += 10) {
          await code.transact(async (tx) => {
            await tx.put('marks', mark(id));
            await tx.put('names', { id: String(id), name: 'N' });
            await tx.append({ type: 'MARK', action: 'CREATE', data: id });
          });
          acknowledged.push(id);
        }
      };
      const writers = Promise.all(Array.from({ length: 10 }, (_, index) => writer(index)));
      for (let kills = 0; kills < 3; kills += 1) {
        const before = acknowledged.length;
        await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 20);
        await cluster.kill();
        await cluster.start();
      }
      isFinished = true;
      await writers;
      const [marks, names] = await code.read((reader) =>
        Promise.all([reader.list('marks'), reader.list('names')]),
      );
      const ids = new Set(marks.map(({ id }) => id));
      expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
      expect(names.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(
        [...ids].toSorted((a, b) => a - b),
      );
      expect(await code.lastSeq()).toBe(ids.size);
    } finally {
      await storage.close();
      await cluster.stop();
    }
  });
});
