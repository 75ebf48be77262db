// The server's storage on PostgreSQL: acknowledged changes of one Code by many writers, with one instance and with two.
// npm run bench -- fleet [--seconds 20] [--size 20] [--writers 50]
// PostgreSQL is that of the tests (`TEST_STORE_URL`, or started here), with commits that reach the disk. Instances are in one process, which so
// has the work of all of them: on a machine of two cores that is the process and the database. The mix is that of `writes`.
import { createPostgresStorage } from '../examples/mock-server/src/storage/postgres/postgres-storage';
import type { Partition, Schema, Tables } from '../examples/mock-server/src/storage/storage';
import { startCluster } from '../examples/mock-server/src/testing/postgres/postgres-cluster';
import { findPostgres } from '../examples/mock-server/src/testing/postgres/postgres-programs';
import { createTestDatabase } from '../examples/mock-server/src/testing/postgres/test-database';
import { TEST_STORE_URL } from '../examples/mock-server/src/testing/postgres/test-store-url';
import { numberOf, readCommandLine } from './command-line/options';
import { runWriters, type LoadResult } from './writes/load';
import { fillCode, selectionChanges } from './writes/selection-changes';
import { selectionsOf, type SelectionTables } from './writes/selections';

const MIB = 1024 * 1024;
const options = readCommandLine({
  seconds: { type: 'string', default: '20' },
  size: { type: 'string', default: '20' },
  writers: { type: 'string', default: '50' },
});
const seconds = numberOf('seconds', options.seconds);
const size = numberOf('size', options.size);
const writers = numberOf('writers', options.writers);

const codeSchema: Schema<SelectionTables> = {
  tables: ['selections'],
  indexes: { selections: ['documentId'] },
};
const accountsSchema: Schema<Tables> = { tables: [], indexes: {} };
const steps = [{ name: '0001-bench', code: { selections: ['documentId'] } }];

async function codeOf(storage: Awaited<ReturnType<typeof open>>): Promise<Partition<SelectionTables>> {
  const code = await storage.code(1);
  if (!code) throw new Error('The filled Code is gone');
  return code;
}

const open = (url: string) => createPostgresStorage({ url, accountsSchema, codeSchema, steps });

/** Runs the writers against so many instances, in turns. */
async function measure(url: string, rows: number, instances: number): Promise<LoadResult> {
  const storages = await Promise.all(Array.from({ length: instances }, () => open(url)));
  const changes = await Promise.all(
    storages.map(async (storage) => selectionChanges(await codeOf(storage), rows)),
  );
  const result = await runWriters(async (writer) => changes[writer % instances]?.(writer), writers, seconds);
  await Promise.all(storages.map((storage) => storage.close()));
  const [perSecond, p50, p99, max] = [result.perSecond, result.p50, result.p99, result.max].map(rounded);
  console.log(`${instances} instance(s): ${perSecond} acks/s, p50 ${p50} ms, p99 ${p99} ms, max ${max} ms`);
  return result;
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1);
}

const given = process.env[TEST_STORE_URL];
const cluster = given === undefined ? await startCluster(findPostgres(), { isDurable: true }) : undefined;
const database = await createTestDatabase(given ?? cluster?.url);
try {
  const rows = selectionsOf(size * MIB);
  const filling = await open(database.url);
  await fillCode(await filling.createCode(1), rows);
  await filling.close();
  console.log(`One Code of ${size} MB with ${rows.length} selections, ${writers} writers`);
  const one = await measure(database.url, rows.length, 1);
  const two = await measure(database.url, rows.length, 2);
  console.log(
    JSON.stringify({
      pgAckPerSecond50: Math.round(one.perSecond),
      pgP99Ms50: one.p99,
      pgAckPerSecond50Two: Math.round(two.perSecond),
      pgP99Ms50Two: two.p99,
    }),
  );
} finally {
  await database.drop();
  await cluster?.stop();
}
