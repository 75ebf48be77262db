import { describeApi } from '@glossator/client-sdk/conformance';
import { describe } from 'vitest';
import { createTestDatabase, whyNoPostgres } from '../testing/postgres/test-database';
import { serveApi } from '../testing/served-api';

const reason = whyNoPostgres();

describe.skipIf(reason !== undefined)(`with STORE_URL ${reason ?? ''}`, () => {
  describeApi('the server', async () => {
    const { url, drop } = await createTestDatabase();
    return serveApi({ STORE_URL: url }, drop);
  });
});
