import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeApi } from '@glossator/client-sdk/conformance';
import { describe } from 'vitest';
import { createLowdbStorage } from '../storage/lowdb/lowdb-storage';
import { accountsSchema, codeSchema } from '../tables/tables';
import { rerunningStorage } from '../testing/rerunning-storage';
import { serveApi } from '../testing/served-api';

/** It takes twice as long as the suite itself: a run of all tests leaves it out (`npm run test:long -- --only rerun-api`). */
const isWanted = process.env['RERUN_API'] === 'whole';

describe.skipIf(!isWanted)('where the work of every transaction is run twice', () => {
  describeApi('the server', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'glossator-rerun-'));
    const storage = await createLowdbStorage({ directory, accountsSchema, codeSchema });
    return serveApi({}, () => rm(directory, { recursive: true, force: true }), {
      storage: rerunningStorage(storage),
    });
  });
});
