import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, it } from 'vitest';
import { createTestDatabase, whyNoPostgres } from '../testing/postgres/test-database';
import { accountsSchema, codeSchema, schemaSteps } from './conformance-schema';
import { createLowdbStorage } from './lowdb/lowdb-storage';
import { createPostgresStorage } from './postgres/postgres-storage';
import { describeStorages } from './storage.conformance';
import type { StorageAdapterCase } from './storage.conformance';

type Tuning = Pick<Parameters<typeof createLowdbStorage>[0], 'memoryBytes' | 'snapshots'>;

function lowdbCase(name: string, tuning: Tuning): StorageAdapterCase {
  return {
    name,
    owners: 'one',
    async create() {
      const directory = await mkdtemp(join(tmpdir(), 'glossator-storage-'));
      return {
        open: () => createLowdbStorage({ directory, accountsSchema, codeSchema, ...tuning }),
        destroy: () => rm(directory, { recursive: true }),
      };
    },
  };
}

const postgresCase: StorageAdapterCase = {
  name: 'the PostgreSQL adapter',
  owners: 'many',
  async create() {
    const { url, drop } = await createTestDatabase();
    return {
      open: () => createPostgresStorage({ url, accountsSchema, codeSchema, steps: schemaSteps }),
      destroy: drop,
    };
  },
};
const noPostgres = whyNoPostgres();

describeStorages([
  lowdbCase('the lowdb adapter', {}),
  lowdbCase('the lowdb adapter that makes a snapshot after every change and unloads what it can', {
    snapshots: { journalBytes: 0 },
    memoryBytes: 0,
  }),
  ...(noPostgres === undefined ? [postgresCase] : []),
]);

describe.skipIf(noPostgres === undefined)('the PostgreSQL adapter', () => {
  it.skip(`is not tested: ${noPostgres}`, () => undefined);
});
