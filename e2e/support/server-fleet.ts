import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FleetServices } from '../../examples/mock-server/src/testing/fleet-services';
import { startRoundRobinProxy } from '../../examples/mock-server/src/testing/round-robin-proxy';
import { createSentMails } from './sent-mails';
import { createServerProcess, type ServerProcess } from './server-process';

/**
 * Prepares so many built servers that share a database, a Redis and an S3 service, behind a proxy that sends each request, and each socket, to the next one.
 * To a journey they are one server. Their mails are in one folder, as they would all come from one SMTP server.
 */
export async function createServerFleet(
  services: FleetServices,
  count: number,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'glossator-e2e-fleet-'));
  const dataDir = join(folder, 'data');
  const place = await services.place();
  const servers: ServerProcess[] = [];
  const proxy = await startRoundRobinProxy(() => servers.map(({ url }) => url));
  const settings = { ...place.env, DATA_DIR: dataDir, PUBLIC_URL: proxy.url, ...env };
  for (let number = 0; number < count; number += 1) servers.push(await createServerProcess(settings));
  const all = async (work: (server: ServerProcess) => Promise<void>): Promise<void> =>
    void (await Promise.all(servers.map(work)));

  return {
    url: proxy.url,
    dataDir,
    sentMails: createSentMails(dataDir),
    get pid() {
      return servers[0]?.pid;
    },
    start: () => all((server) => server.start()),
    kill: () => all((server) => server.kill()),
    async dispose() {
      await all((server) => server.dispose());
      await proxy.close();
      await place.release();
      await rm(folder, { recursive: true, force: true });
      const { requests, sockets } = proxy.shares;
      console.log(`    requests by server: ${requests.join(', ')}; sockets: ${sockets.join(', ')}`);
      if (requests.length > 0 && requests.length < count)
        throw new Error('A server of the fleet got nothing');
    },
  };
}
