import { startCluster } from './postgres-cluster';
import { findPostgres } from './postgres-programs';
import { NO_TEST_STORE, TEST_STORE_URL } from './test-store-url';

/**
 * Vitest's global set-up: one PostgreSQL for the run, unless `TEST_STORE_URL` names one. Where it cannot be started its tests are
 * skipped, with the reason; in CI the run fails.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[TEST_STORE_URL] !== undefined) return undefined;
  try {
    const cluster = await startCluster(findPostgres());
    process.env[TEST_STORE_URL] = cluster.url;
    return async () => {
      // `npx vitest` sets up again for the next run, which finds its own.
      Reflect.deleteProperty(process.env, TEST_STORE_URL);
      await cluster.stop();
    };
  } catch (error) {
    if (process.env['CI'] !== undefined) throw error;
    process.env[NO_TEST_STORE] = error instanceof Error ? error.message : String(error);
    return undefined;
  }
}
