import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GlossatorClient } from '@glossator/client-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PENDING_TASKS } from '../../tables/pending-tasks';
import { killDuring, type Death } from '../../testing/killed-server';
import { startKillTest } from '../../testing/kill-world';
import { shareCode } from '../../testing/share-code';
import type { TestServer, TestUser } from '../../testing/test-server';
import { createUpdateWorld } from '../../testing/update-world';

/** Kills of each call, spread over the steps; each step with `KILLS=50`. */
const KILLS = Number(process.env['KILLS'] ?? 4);
const TEXT = 'Please see this';
const STRANGER = 'stranger@law.example';

let folder: string;
let owner: TestUser;
let guest: TestUser;
let codeId: number;
let selectionId: number;
beforeAll(async () => {
  const test = await startKillTest();
  const world = createUpdateWorld(() => test);
  owner = await test.newUser('owner');
  guest = await test.newUser('guest');
  const { codeId: id, law } = await world.lawCode(owner);
  codeId = id;
  await shareCode(owner, codeId, guest, 'read');
  selectionId = (await world.mark(owner, law.id, 'within two years')).id;
  await test.stop({ keepData: true });
  folder = test.dataDir;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Notifying {
  readonly name: string;
  readonly caller: () => TestUser;
  readonly call: (api: GlossatorClient) => Promise<unknown>;
  /** How many there are of what the call writes. */
  readonly countWritten: (test: TestServer) => Promise<number>;
  readonly isAbout: (params: Readonly<Record<string, string>>) => boolean;
}

const countRequests = ({ server }: TestServer): Promise<number> =>
  server.ports.storage.accounts.read(
    async (reader) =>
      (await reader.list('notifications')).filter(({ params }) => params['message'] === TEXT).length,
  );

const CALLS: readonly Notifying[] = [
  {
    name: 'a comment that mentions somebody',
    caller: () => owner,
    call: (api) => api.selections.createComment({ selectionId, text: TEXT, mentions: [guest.id] }),
    async countWritten({ server }) {
      const code = await server.ports.storage.code(codeId);
      return (await code?.read((reader) => reader.count('comments'))) ?? 0;
    },
    isAbout: ({ what }) => what === 'mentioned',
  },
  {
    name: 'an invitation of an address without an account',
    caller: () => owner,
    call: (api) => api.sharing.invite({ id: codeId, emails: [STRANGER], access: 'read', message: TEXT }),
    countWritten: ({ server }) =>
      server.ports.storage.accounts.read((reader) => reader.count('users', { emailKey: STRANGER })),
    isAbout: ({ what, access }) => what === undefined && access === 'read',
  },
  {
    name: 'a request for access',
    caller: () => guest,
    call: (api) => api.sharing.requestAccess({ id: codeId, access: 'annotate', message: TEXT }),
    countWritten: countRequests,
    isAbout: ({ what }) => what === 'accessRequest',
  },
];

async function dieAndStart({ caller, call }: Notifying, death: Death) {
  const dataDir = await mkdtemp(join(tmpdir(), 'glossator-kill-'));
  await cp(folder, dataDir, { recursive: true });
  let isAcknowledged = false;
  const steps = await killDuring(dataDir, caller().token, death, async (api) => {
    await call(api);
    isAcknowledged = true;
  });
  return { steps, isAcknowledged, test: await startKillTest(dataDir) };
}

/** How many writes, notifications, mails and tasks there are. */
async function examine(test: TestServer, { countWritten, isAbout }: Notifying) {
  const { outbox, storage } = test.server.ports;
  if (!outbox) throw new Error('The server of the test writes its mails to an outbox');
  const { messages } = await outbox.list(100);
  const mails = await Promise.all(messages.map(({ id }) => outbox.read(id)));
  const news = await storage.accounts.read((reader) => reader.list('notifications'));
  return {
    written: await countWritten(test),
    notifications: news.filter(({ params }) => isAbout(params)).length,
    // With the address at which the server answers.
    mails: mails.filter((mail) => mail?.text.includes(TEXT) && /http:\/\/localhost:\d+\//.test(mail.text))
      .length,
    tasks: await storage.accounts.read((reader) => reader.count(PENDING_TASKS)),
  };
}

describe.each(CALLS)('kill -9 during $name', (notifying) => {
  it(
    `notifies of what is stored, once, and mails it, after ${KILLS} kills`,
    { timeout: 60_000 + 60_000 * KILLS },
    async () => {
      const { steps = 0, test: whole } = await dieAndStart(notifying, 'at the end');
      // A mail whose task is gone is not sent again.
      expect(await examine(whole, notifying)).toEqual({ written: 1, notifications: 1, mails: 1, tasks: 0 });
      await whole.stop();
      const seen = new Set<number>();
      for (let kill = 1; kill <= KILLS; kill += 1) {
        // The first of them is before anything is durable.
        const step = KILLS >= steps ? ((kill - 1) % steps) + 1 : Math.ceil((steps * (kill - 1) + 1) / KILLS);
        const { isAcknowledged, test } = await dieAndStart(notifying, { step });
        const { mails, ...found } = await examine(test, notifying);
        await test.stop();
        const { written } = found;
        seen.add(written);
        expect(found, `killed at step ${step}`).toEqual({ written, notifications: written, tasks: 0 });
        expect(isAcknowledged && written === 0).toBe(false);
        // One that was being sent comes twice.
        expect([written, written * 2], `mails after step ${step}`).toContain(mails);
      }
      expect([...seen].toSorted()).toEqual([0, 1]);
    },
  );
});
