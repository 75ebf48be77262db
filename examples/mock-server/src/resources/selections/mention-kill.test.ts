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

/** Kills, spread over the steps; each step with `KILLS=50`. */
const KILLS = Number(process.env['KILLS'] ?? 4);
const TEXT = '@guest, see this';

let folder: string;
let owner: TestUser;
let guest: TestUser;
let selectionId: number;
let documentId: number;
beforeAll(async () => {
  const test = await startKillTest();
  const world = createUpdateWorld(() => test);
  owner = await test.newUser('owner');
  guest = await test.newUser('guest');
  const { codeId, law } = await world.lawCode(owner);
  documentId = law.id;
  await shareCode(owner, codeId, guest, 'read');
  selectionId = (await world.mark(owner, law.id, 'within two years')).id;
  await test.stop({ keepData: true });
  folder = test.dataDir;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const mention = (api: GlossatorClient) =>
  api.selections.createComment({ selectionId, text: TEXT, mentions: [guest.id] });

async function dieAndStart(death: Death) {
  const dataDir = await mkdtemp(join(tmpdir(), 'glossator-kill-'));
  await cp(folder, dataDir, { recursive: true });
  let isAcknowledged = false;
  const steps = await killDuring(dataDir, owner.token, death, async (api) => {
    await mention(api);
    isAcknowledged = true;
  });
  return { steps, isAcknowledged, test: await startKillTest(dataDir) };
}

/** How many comments, notifications, mails and tasks there are. */
async function examine(test: TestServer) {
  const api = test.client(guest.token);
  const { data } = await api.documents.selections({ id: documentId });
  const { data: news } = await api.notifications.list();
  await test.server.services.background.idle();
  const { outbox } = test.server.ports;
  if (!outbox) throw new Error('The server of the test writes its mails to an outbox');
  const { messages } = await outbox.list(100);
  const mails = await Promise.all(messages.map(({ id }) => outbox.read(id)));
  return {
    comments: data.flatMap(({ data: entries }) => entries).length,
    notifications: news.filter(({ params }) => params['what'] === 'mentioned').length,
    mails: mails.filter((mail) => mail?.text.includes(TEXT)).length,
    tasks: await test.server.ports.storage.accounts.read((reader) => reader.count(PENDING_TASKS)),
  };
}

describe('kill -9 while a comment is written that mentions somebody', () => {
  it(
    `notifies of what is stored, once, after ${KILLS} kills`,
    { timeout: 60_000 + 60_000 * KILLS },
    async () => {
      const { steps = 0, test: whole } = await dieAndStart('at the end');
      expect(await examine(whole)).toEqual({ comments: 1, notifications: 1, mails: 1, tasks: 0 });
      await whole.stop();
      const seen = new Set<number>();
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const step = KILLS >= steps ? ((kill - 1) % steps) + 1 : Math.ceil((steps * kill) / (KILLS + 1));
        const { isAcknowledged, test } = await dieAndStart({ step });
        const { mails, ...found } = await examine(test);
        await test.stop();
        const { comments } = found;
        seen.add(comments);
        expect(found, `killed at step ${step}`).toEqual({ comments, notifications: comments, tasks: 0 });
        expect(isAcknowledged && comments === 0).toBe(false);
        // One that was being sent comes twice.
        expect([comments, comments * 2], `mails after step ${step}`).toContain(mails);
      }
      expect([...seen].toSorted()).toEqual([0, 1]);
    },
  );
});
