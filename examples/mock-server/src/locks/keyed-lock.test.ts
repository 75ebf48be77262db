import { describe, expect, it, vi } from 'vitest';
import { ServiceUnavailableError } from '../problems/service-unavailable';
import type { PostgresTimeouts } from '../storage/postgres/connections';
import { silentLog } from '../storage/storage-log';
import { createTestDatabase, whyNoPostgres, type TestDatabase } from '../testing/postgres/test-database';
import { createInProcessLock } from './in-process/in-process-lock';
import type { KeyedLock } from './keyed-lock';
import { describeKeyedLocks } from './keyed-lock.conformance';
import { createPostgresLock } from './postgres/postgres-lock';

describeKeyedLocks([
  {
    name: 'the lock in one process',
    async create() {
      const lock = createInProcessLock();
      return { here: lock, there: lock, destroy: async () => undefined };
    },
  },
]);

const noPostgres = whyNoPostgres();

/** Two servers' locks on a database of their own. Nobody asks again by themselves, unless a test is about that. */
async function create(askAgainMs = 60_000, timeouts: Partial<PostgresTimeouts> = {}) {
  const database = await createTestDatabase();
  const open = () => createPostgresLock({ url: database.url, log: silentLog, askAgainMs, timeouts });
  const [here, there] = [await open(), await open()];
  return { database, here, there, destroy: () => database.drop() };
}

describe.skipIf(noPostgres !== undefined)(`the lock on PostgreSQL ${noPostgres ?? ''}`, () => {
  describeKeyedLocks([{ name: 'the lock on PostgreSQL', create: () => create() }]);

  /** Work that lasts until it is ended. */
  function lasting() {
    const end = Promise.withResolvers<undefined>();
    const began = Promise.withResolvers<undefined>();
    return {
      began: began.promise,
      end: () => end.resolve(undefined),
      async work() {
        began.resolve(undefined);
        await end.promise;
      },
    };
  }

  it('frees the keys of a server that dies', async () => {
    const { here, there, destroy } = await create(50);
    const { began, end, work } = lasting();
    const running = here.run(7, work);
    await began;
    const waiting = there.run(7, async () => 'free');
    // All that the database sees of a death.
    await here.close();
    expect(await waiting).toBe('free');
    end();
    await running;
    await there.close();
    await destroy();
  });

  /** The processes of the database that have one of our keys. */
  const holders = async ({ query }: TestDatabase) =>
    (await query("SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted")).map(({ pid }) => pid);

  it('keeps the keys of work that goes on when the connection breaks', async () => {
    const { database, here, there, destroy } = await create(500);
    const { began, end, work } = lasting();
    const running = here.run(7, work);
    await began;
    const order: string[] = [];
    const waiting = there.run(7, async () => void order.push('there'));
    const [before] = await holders(database);
    await database.query('SELECT pg_terminate_backend($1)', [before]);
    await vi.waitFor(async () => {
      const [now] = await holders(database);
      expect(now !== undefined && now !== before).toBe(true);
    });
    order.push('here');
    end();
    await Promise.all([running, waiting]);
    expect(order).toEqual(['here', 'there']);
    await Promise.all([here.close(), there.close()]);
    await destroy();
  });

  /** Resolves when the database has answered all that a server has asked for by now, and passed on what others said. */
  const hasAnswered = (lock: KeyedLock) => lock.run(8, async () => undefined);

  it('lets what only the first server does be done before others go on, and again when all have ended', async () => {
    const { database, here, there, destroy } = await create();
    const order: string[] = [];
    const { began, end, work } = lasting();
    const first = here.whenFirst(work).then(() => order.push('here'));
    await began;
    const notFirst = vi.fn();
    const second = there.whenFirst(async () => notFirst()).then(() => order.push('there'));
    await hasAnswered(there);
    end();
    await Promise.all([first, second]);
    expect(order).toEqual(['here', 'there']);
    await here.close();
    const third = await createPostgresLock({ url: database.url, log: silentLog });
    await third.whenFirst(async () => notFirst());
    expect(notFirst).not.toHaveBeenCalled();
    await Promise.all([there.close(), third.close()]);
    await vi.waitFor(async () => expect(await holders(database)).toEqual([]));
    const alone = await createPostgresLock({ url: database.url, log: silentLog });
    await alone.whenFirst(async () => notFirst());
    expect(notFirst).toHaveBeenCalledTimes(1);
    await alone.close();
    await destroy();
  });

  it('refuses work while the database is away', async () => {
    const { here, there, destroy } = await create(60_000, { retry: 100 });
    await destroy();
    const work = vi.fn();
    await expect(here.run(7, work)).rejects.toThrow(ServiceUnavailableError);
    expect(work).not.toHaveBeenCalled();
    await Promise.all([here.close(), there.close()]);
  });
});
