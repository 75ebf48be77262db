import { startCluster } from './postgres/postgres-cluster';
import { findPostgres } from './postgres/postgres-programs';
import { createTestDatabase } from './postgres/test-database';
import { TEST_STORE_URL } from './postgres/test-store-url';
import { startRedis } from './redis-service';
import { startS3Service } from './s3-service';

/** What several servers share: a PostgreSQL, a Redis and an S3 service, in which each fleet has a place of its own. */
export interface FleetServices {
  /** Settings for all servers of a new fleet; `release` removes its database once they have ended. */
  place(): Promise<{ readonly env: Readonly<Record<string, string>>; release(): Promise<void> }>;
  stop(): Promise<void>;
}

/** Databases of a Redis, of which each fleet has one. */
const REDIS_DATABASES = 16;

/** Starts them; the PostgreSQL is that of the run (`TEST_STORE_URL`) where there is one. */
export async function startFleetServices(): Promise<FleetServices> {
  const given = process.env[TEST_STORE_URL];
  const cluster = given === undefined ? await startCluster(findPostgres()) : undefined;
  const [redis, s3] = await Promise.all([startRedis(), startS3Service()]);
  let places = 0;
  return {
    async place() {
      const database = await createTestDatabase(given ?? cluster?.url);
      const { bucket, prefix, endpoint, region } = s3.emptyPlace();
      const blobs = new URL(`s3://${bucket}/${prefix}`);
      if (endpoint !== undefined) blobs.searchParams.set('endpoint', endpoint);
      if (region !== undefined) blobs.searchParams.set('region', region);
      const redisDatabase = places % REDIS_DATABASES;
      places += 1;
      return {
        env: {
          STORE_URL: database.url,
          REDIS_URL: `${redis.url}/${redisDatabase}`,
          BLOB_URL: blobs.href,
        },
        release: () => database.drop(),
      };
    },
    async stop() {
      await Promise.all([redis.stop(), s3.stop(), cluster?.stop()]);
    },
  };
}
