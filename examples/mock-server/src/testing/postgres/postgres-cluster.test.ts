import { describe, expect, it } from 'vitest';
import { startCluster } from './postgres-cluster';
import { findPostgres } from './postgres-programs';
import { createTestDatabase, whyNoPostgres } from './test-database';

const reason = whyNoPostgres();

describe.skipIf(reason !== undefined)(`the PostgreSQL of a test run ${reason ?? ''}`, () => {
  it('makes a database of its own for each test and drops it', async () => {
    const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await first.query('CREATE TABLE marks (id int)');
    expect(await first.query('SELECT id FROM marks')).toEqual([]);
    await expect(second.query('SELECT id FROM marks')).rejects.toThrow('does not exist');
    await Promise.all([first.drop(), second.drop()]);
    await expect(first.query('SELECT 1')).rejects.toThrow('does not exist');
  });
});

describe.skipIf(reason !== undefined)(`a PostgreSQL that can be killed ${reason ?? ''}`, () => {
  it('has after a kill what was committed', async () => {
    const cluster = await startCluster(findPostgres(), { isDurable: true });
    try {
      const database = await createTestDatabase(cluster.url);
      await database.query('CREATE TABLE marks AS SELECT 7 AS id');
      await cluster.kill();
      await expect(database.query('SELECT id FROM marks')).rejects.toThrow();
      await cluster.start();
      expect(await database.query('SELECT id FROM marks')).toEqual([{ id: 7 }]);
    } finally {
      await cluster.stop();
    }
  });
});
