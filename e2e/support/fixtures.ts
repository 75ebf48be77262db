import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { Person } from './account-steps';
import { createServerProcess, type ServerProcess } from './server-process';

/** The fixtures that every journey can request. */
interface JourneyFixtures {
  /** A person without an account yet and unknown to other journeys: the address is made of the name and the test. */
  readonly newPerson: (firstName: string, lastName: string) => Person;
  /** Starts a server of the journey's own, for what would disturb others (killing it, other settings); it ends with the journey. */
  readonly startServer: (env?: Readonly<Record<string, string>>) => Promise<ServerProcess>;
  /** An empty folder on disk, removed afterwards. */
  readonly folder: string;
  /** Closes the windows that a journey opened: left open, they would go on working beside all that follow. */
  readonly closingWindows: undefined;
}

interface WorkerFixtures {
  /** Prepares a server with these settings, or, with `FLEET=2` and more, so many behind a proxy. */
  readonly prepareServer: (env?: Readonly<Record<string, string>>) => Promise<ServerProcess>;
  /** The built server, shared by the journeys of a worker: each makes accounts of its own and sees nothing of the others. */
  readonly server: ServerProcess;
}

/** Limits on calls, guessing and mailing count by address of the network, which all journeys share. */
export const WITHOUT_RATE_LIMITS = {
  RATE_CALLS: '0',
  RATE_LOGIN: '0',
  RATE_LOGIN_PER_IP: '0',
  RATE_SECOND_FACTOR: '0',
  RATE_REGISTER: '0',
  RATE_MAIL: '0',
  RATE_SHARE: '0',
  RATE_CONTACT: '0',
  RATE_INVITE: '0',
  RATE_REQUEST: '0',
  RATE_EXPORT: '0',
  RATE_IMPORT: '0',
};

/** How many servers are one to the journeys. */
const FLEET = Number(process.env['FLEET'] ?? '1');

/** Playwright's test with our server, people and folders. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  prepareServer: [
    // Playwright reads the names of what a fixture needs from its first parameter, which must be a pattern.
    async ({}, use) => {
      if (!(FLEET > 1)) return use((env) => createServerProcess(env));
      const [{ startFleetServices }, { createServerFleet }] = await Promise.all([
        import('../../examples/mock-server/src/testing/fleet-services'),
        import('./server-fleet'),
      ]);
      const services = await startFleetServices({ hasS3: true });
      await use((env) => createServerFleet(services, FLEET, env));
      await services.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ prepareServer }, use) => {
      const server = await prepareServer(WITHOUT_RATE_LIMITS);
      await server.start();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  newPerson: async ({}, use, { testId, repeatEachIndex }) => {
    await use((firstName, lastName) => ({
      email: `${firstName}.${lastName}.${testId}.${repeatEachIndex}@example.org`.toLowerCase(),
      password: 'a quiet reading room',
      firstName,
      lastName,
    }));
  },
  startServer: async ({ prepareServer }, use) => {
    const started: ServerProcess[] = [];
    await use(async (env) => {
      const server = await prepareServer(env);
      started.push(server);
      await server.start();
      return server;
    });
    await Promise.all(started.map((server) => server.dispose()));
  },
  closingWindows: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'glossator-journey-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});
