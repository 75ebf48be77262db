import { describeApi } from '@glossator/client-sdk/conformance';
import { describe } from 'vitest';
import { createTestDatabase, whyNoPostgres } from '../testing/postgres/test-database';
import { serveApi } from '../testing/served-api';

/** It takes minutes: the store has suites of its own, so a run of all tests leaves this one out (`npm run test:long -- --only postgres-api`). */
const isWanted = process.env['POSTGRES_API'] === 'whole';
const reason = isWanted ? whyNoPostgres() : 'POSTGRES_API is not “whole”';

describe.skipIf(reason !== undefined)(`with STORE_URL ${reason ?? ''}`, () => {
  describeApi('the server', async () => {
    const { url, drop } = await createTestDatabase();
    return serveApi({ STORE_URL: url }, drop);
  });
});
