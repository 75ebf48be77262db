import { startTestServer, type TestServer } from './test-server';

/** Two servers that work on one store and meet in one Redis, as behind a proxy. */
export interface TwoServers {
  readonly one: TestServer;
  readonly other: TestServer;
  stop(): Promise<void>;
}

/** Starts them. Their store is the first one's, in this process: what is tried here is what goes through Redis. */
export async function startTwoServers(
  redisUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<TwoServers> {
  const settings = { REDIS_URL: redisUrl, ...env };
  const one = await startTestServer({ env: settings });
  const { storage, blobs } = one.server.ports;
  const close = async (): Promise<void> => undefined;
  const ports = { storage: { ...storage, close }, blobs: { ...blobs, close } };
  const other = await startTestServer({ env: settings, ports });
  return {
    one,
    other,
    async stop() {
      await other.stop();
      await one.stop();
    },
  };
}
