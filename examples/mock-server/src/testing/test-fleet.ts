import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFleetServices } from './fleet-services';
import { startRoundRobinProxy, type RoundRobinProxy } from './round-robin-proxy';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server';

/** Two whole servers on one PostgreSQL, one Redis and one folder of files, behind a proxy without sticky sessions. */
export interface TestFleet {
  readonly one: TestServer;
  readonly other: TestServer;
  readonly proxy: RoundRobinProxy;
  stop(): Promise<void>;
}

/** Starts them. Their mails are in one folder, as they would all come from one SMTP server. */
export async function startTestFleet({ env, ...options }: TestServerOptions = {}): Promise<TestFleet> {
  const services = await startFleetServices({ hasS3: false });
  const place = await services.place();
  const dataDir = await mkdtemp(join(tmpdir(), 'glossator-fleet-'));
  const servers: TestServer[] = [];
  const proxy = await startRoundRobinProxy(() => servers.map(({ server }) => server.address));
  const start = async (): Promise<TestServer> => {
    const settings = { ...place.env, PUBLIC_URL: proxy.url, ...env };
    const started = await startTestServer({ ...options, dataDir, env: settings });
    servers.push(started);
    return started;
  };
  const [one, other] = [await start(), await start()];
  return {
    one,
    other,
    proxy,
    async stop() {
      await Promise.all(servers.map((server) => server.stop({ keepData: true })));
      await proxy.close();
      await place.release();
      await services.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
