import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GlossatorClient } from '@glossator/client-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killDuring, type Death } from '../../../testing/killed-server';
import {
  leftBehind,
  makeKillWorld,
  seenBy,
  startKillTest,
  THIRD_LAW,
  type KillWorld,
} from '../../../testing/kill-world';
import { makeLaw } from '../../../testing/law-pdf';
import { seeded, TEST_SEED } from '../../../testing/seeded-random';
import { pdfBlob, type TestServer } from '../../../testing/test-server';

const random = seeded(TEST_SEED);
/** Kills of each call; more with `KILLS=50`. */
const KILLS = Number(process.env['KILLS'] ?? 1);

let world: KillWorld;
/** What everybody sees before anything is done. */
let before: string[];
beforeAll(async () => {
  world = await makeKillWorld();
  const { test } = await dieAndStart('at the end', () => Promise.resolve());
  before = await examine(test);
  await test.stop();
});
afterAll(() => rm(world.folder, { recursive: true, force: true }));

const review = (reviewResult: 'approve' | 'decline' | 'copy') => (api: GlossatorClient) =>
  api.codes.review({ id: world.codeId, reviewResult });
const replace = async (api: GlossatorClient, codeId: number, id: number): Promise<unknown> => {
  const file = pdfBlob(makeLaw(THIRD_LAW));
  const { uuid } = await api.files.upload({ file, contentType: 'application/pdf' });
  return api.documents.create({ codeId, id, title: 'Law', uuid });
};

/** The calls that take several steps. Approving goes on in the copies that follow. */
const CALLS: Readonly<Record<string, (api: GlossatorClient) => Promise<unknown>>> = {
  'approving an Update and bringing it to the copies that follow': review('approve'),
  'declining an Update': review('decline'),
  'making a Code of an Update': review('copy'),
  'copying a Code': (api) =>
    api.codes.copy({ codeId: world.codeId, title: 'Other', withAnnotations: true, allowUpdates: true }),
  'replacing the file of an Update': (api) => replace(api, world.codeId, world.lawId),
  'replacing the file of a draft': (api) => replace(api, world.draftId, world.draftLawId),
};

/** Makes the call over a copy of the folder, dies, and starts again. */
async function dieAndStart(death: Death, call: (api: GlossatorClient) => Promise<unknown>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'glossator-kill-'));
  await cp(world.folder, dataDir, { recursive: true });
  const steps = await killDuring(dataDir, world.owner.token, death, call);
  return { steps, test: await startKillTest(dataDir) };
}
/** What a start without a death finds, and what it leaves. */
async function examine(test: TestServer): Promise<string[]> {
  await test.server.services.background.idle();
  expect(await leftBehind(test)).toEqual([]);
  return seenBy(test, world.users);
}

describe.each(Object.entries(CALLS))('kill -9 while %s', (name, call) => {
  it(`does all of it or nothing, ${KILLS} times`, { timeout: 120_000 + 60_000 * KILLS }, async () => {
    const { steps = 0, test: whole } = await dieAndStart('at the end', call);
    const after = await examine(whole);
    if (KILLS > 1) console.log(`${name}: ${steps} steps`);
    await whole.stop();
    expect(steps).toBeGreaterThan(4);
    expect(after).not.toEqual(before);

    for (let kill = 0; kill < KILLS; kill += 1) {
      // Every step once, where there are enough kills; then any moment.
      const step = KILLS >= steps ? kill + 1 : 1 + Math.floor((steps * (kill + random())) / KILLS);
      const death = step <= steps ? { step } : { afterMs: random() * 400 };
      const { test } = await dieAndStart(death, call);
      try {
        const found = await examine(test);
        expect([before, after], `killed at ${JSON.stringify(death)}`).toContainEqual(found);
        if (found.join() !== before.join()) continue;
        // Nothing was done: it can be done now.
        await call(test.client(world.owner.token));
        expect(await examine(test), `again after ${JSON.stringify(death)}`).toEqual(after);
      } finally {
        await test.stop();
      }
    }
  });
});
