import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServiceUnavailableError } from '../../problems/service-unavailable';
import { createTestDatabase, whyNoPostgres, type TestDatabase } from '../../testing/postgres/test-database';
import { accountsSchema, codeSchema, mark, schemaSteps } from '../conformance-schema';
import { KEPT_EVENTS_SIZE } from '../kept-events';
import type { AccountTables, CodeTables } from '../conformance-schema';
import { StorageLockedError, type PartitionStore } from '../storage';
import { createPostgresStorage } from './postgres-storage';

const open = (url: string, steps = schemaSteps): Promise<PartitionStore<AccountTables, CodeTables>> =>
  createPostgresStorage({ url, accountsSchema, codeSchema, steps });

const reason = whyNoPostgres();

describe.skipIf(reason !== undefined)(`the PostgreSQL adapter ${reason ?? ''}`, () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  it('brings an empty database up to date once where several instances start at the same time', async () => {
    const instances = await Promise.all([1, 2, 3].map(() => open(database.url)));
    const migrations = await database.query('SELECT name FROM migrations ORDER BY name');
    expect(migrations.map(({ name }) => name)).toEqual(['0000-partitions', '0001-suite']);
    const [first, second] = instances;
    await first?.accounts.transact((tx) => tx.put('items', { id: 1, value: 'a' }));
    expect(await second?.accounts.read((reader) => reader.count('items'))).toBe(1);
    await Promise.all(instances.map((instance) => instance.close()));
  });

  it('adds to a database that has rows while an older instance writes, which also starts again afterwards', async () => {
    const older = await open(database.url);
    const code = await older.createCode(1);
    await code.transact((tx) => tx.put('marks', mark(1, { text: 'a' })));
    const newer = await open(database.url, [
      ...schemaSteps,
      { name: '0002-more', code: { marks: ['text'], seals: [] } },
    ]);
    await code.transact((tx) => tx.put('marks', mark(2, { text: 'a' })));
    const there = await newer.code(1);
    expect(await there?.read((reader) => reader.count('marks', { text: 'a' }))).toBe(2);
    await older.close();
    const again = await open(database.url);
    expect(await (await again.code(1))?.read((reader) => reader.count('marks'))).toBe(2);
    await Promise.all([again.close(), newer.close()]);
    const indexes = await database.query("SELECT 1 FROM pg_indexes WHERE indexname = 'code_marks_text'");
    expect(indexes).toHaveLength(1);
  });

  it('finds rows by an indexed field, and by an interval, without reading the others', async () => {
    const storage = await open(database.url);
    const code = await storage.createCode(1);
    await code.transact(async (tx) => {
      for (let id = 1; id <= 5_000; id += 1)
        await tx.put('marks', mark(id, { documentId: id % 50, pages: { from: id, to: id } }));
    });
    await database.query('ANALYZE');
    const plan = async (condition: string): Promise<string> =>
      JSON.stringify(
        await database.query(
          `EXPLAIN SELECT content FROM code_marks WHERE partition_id = 1 AND ${condition}`,
        ),
      );
    const field = `(content -> 'documentId')::text COLLATE "C" = '7'`;
    expect(await plan(field)).toContain('code_marks_');
    const from = `(content -> 'pages' -> 'from')::text::int`;
    const to = `(content -> 'pages' -> 'to')::text::int`;
    expect(await plan(`${field} AND ${to} >= 4900 AND ${from} <= 4950`)).toContain('code_marks_interval');
    await storage.close();
  });

  it('drops half of a log that is too large, whatever its number of events', async () => {
    const storage = await open(database.url);
    const code = await storage.createCode(1);
    const data = 'x'.repeat(KEPT_EVENTS_SIZE / 16);
    // The sixteenth is one too many, the seventeenth comes after that.
    for (let count = 0; count < 17; count += 1)
      await code.transact((tx) => tx.append({ type: 'MARK', action: 'CREATE', data }));
    const [kept] = await database.query('SELECT count(*)::int AS count, sum(size)::int AS size FROM events');
    expect(kept).toMatchObject({ count: 8 });
    const [head] = await database.query('SELECT first_seq::int, log_size::int FROM partitions WHERE id = 1');
    expect(head).toEqual({ first_seq: 10, log_size: kept?.['size'] });
    expect((await code.eventsAfter(8, 100)).tooOld).toBe(true);
    expect((await code.eventsAfter(9, 100)).events).toHaveLength(8);
    await storage.close();
  });

  it('lets who has it alone in only while nobody uses it, and nobody else then', async () => {
    const alone = () =>
      createPostgresStorage({
        url: database.url,
        accountsSchema,
        codeSchema,
        steps: schemaSteps,
        isAlone: true,
      });
    const server = await open(database.url);
    await expect(alone()).rejects.toThrow(StorageLockedError);
    await server.close();
    const mover = await alone();
    await expect(open(database.url)).rejects.toThrow(/is being moved$/);
    await mover.close();
    await (await open(database.url)).close();
  });

  it('says what cannot be reached, and not the password', async () => {
    const address = new URL(database.url);
    address.pathname = '/nowhere';
    address.password = 'secret';
    const refusal = await open(address.href).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ServiceUnavailableError);
    expect(String(refusal)).toMatch(
      /STORE_URL: the database "nowhere" at .+ cannot be used: .+ does not exist/,
    );
    expect(String(refusal)).not.toContain('secret');
    await expect(open('postgres://postgres@127.0.0.1:1/x')).rejects.toThrow('ECONNREFUSED');
  });
});
