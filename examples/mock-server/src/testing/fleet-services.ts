import type { S3Address } from '../config/s3-address';
import { startCluster } from './postgres/postgres-cluster';
import { findPostgres } from './postgres/postgres-programs';
import { createTestDatabase } from './postgres/test-database';
import { TEST_STORE_URL } from './postgres/test-store-url';
import { startRedis } from './redis-service';
import type { S3Service } from './s3-service';

/** What several servers share: a PostgreSQL, a Redis and perhaps an S3 service, in which each fleet has a place of its own. */
export interface FleetServices {
  /** Settings for all servers of a new fleet; `release` removes its database once they have ended. */
  place(): Promise<{ readonly env: Readonly<Record<string, string>>; release(): Promise<void> }>;
  stop(): Promise<void>;
}

/** Databases of a Redis, of which each fleet has one. */
const REDIS_DATABASES = 16;

/**
 * Starts them; the PostgreSQL is that of the run (`TEST_STORE_URL`) where there is one. Without an S3 service, whose client takes a second to load, the
 * servers of a fleet have files in one data folder.
 */
export async function startFleetServices({ hasS3 }: { readonly hasS3: boolean }): Promise<FleetServices> {
  const given = process.env[TEST_STORE_URL];
  const cluster = given === undefined ? await startCluster(findPostgres()) : undefined;
  const [redis, s3] = await Promise.all([startRedis(), hasS3 ? startS3() : undefined]);
  let places = 0;
  return {
    async place() {
      const database = await createTestDatabase(given ?? cluster?.url);
      const redisDatabase = places % REDIS_DATABASES;
      places += 1;
      return {
        env: {
          STORE_URL: database.url,
          REDIS_URL: `${redis.url}/${redisDatabase}`,
          ...(s3 && { BLOB_URL: addressOf(s3.emptyPlace()) }),
        },
        release: () => database.drop(),
      };
    },
    async stop() {
      await Promise.all([redis.stop(), s3?.stop(), cluster?.stop()]);
    },
  };
}

async function startS3(): Promise<S3Service> {
  const { startS3Service } = await import('./s3-service');
  return startS3Service();
}

/** The address as a setting. */
function addressOf({ bucket, prefix, endpoint, region }: S3Address): string {
  const address = new URL(`s3://${bucket}/${prefix}`);
  if (endpoint !== undefined) address.searchParams.set('endpoint', endpoint);
  if (region !== undefined) address.searchParams.set('region', region);
  return address.href;
}
