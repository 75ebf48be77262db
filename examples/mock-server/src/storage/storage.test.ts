import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { accountsSchema, codeSchema } from './conformance-schema';
import { createLowdbStorage } from './lowdb/lowdb-storage';
import { describeStorages } from './storage.conformance';
import type { StorageAdapterCase } from './storage.conformance';

type Tuning = Pick<Parameters<typeof createLowdbStorage>[0], 'memoryBytes' | 'snapshots'>;

function lowdbCase(name: string, tuning: Tuning): StorageAdapterCase {
  return {
    name,
    async create() {
      const directory = await mkdtemp(join(tmpdir(), 'glossator-storage-'));
      return {
        open: () => createLowdbStorage({ directory, accountsSchema, codeSchema, ...tuning }),
        destroy: () => rm(directory, { recursive: true }),
      };
    },
  };
}

describeStorages([
  lowdbCase('the lowdb adapter', {}),
  lowdbCase('the lowdb adapter that makes a snapshot after every change and unloads what it can', {
    snapshots: { journalBytes: 0 },
    memoryBytes: 0,
  }),
]);
