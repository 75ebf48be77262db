import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { DataImport } from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportOf } from '../../testing/export-world';
import { killDuring, type Death } from '../../testing/killed-server';
import { leftBehind, makeKillWorld, seenBy, startKillTest } from '../../testing/kill-world';
import type { TestUser } from '../../testing/test-server';

/** Kills at every durable step with `KILLS=1`; without, at some of all kinds. */
const AT_EVERY_STEP = process.env['KILLS'] !== undefined;

let folder: string;
let importer: TestUser;
let archive: string;
beforeAll(async () => {
  const world = await makeKillWorld();
  ({ folder } = world);
  const test = await startKillTest(folder);
  const { email, token } = world.owner;
  const entries = await exportOf({ ...world.owner, email, api: test.client(token) });
  importer = await test.newUser('importer');
  const file = new Blob([new Uint8Array(zipSync(entries))], { type: 'application/zip' });
  ({ uuid: archive } = await importer.api.files.upload({
    file,
    contentType: 'application/zip',
    purpose: 'import',
  }));
  await test.stop({ keepData: true });
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Imports over a copy of the folder, dies, and starts again: what the importer sees then. */
async function dieAndStart(death: Death) {
  const dataDir = await mkdtemp(join(tmpdir(), 'glossator-kill-'));
  await cp(folder, dataDir, { recursive: true });
  const steps = await killDuring(dataDir, importer.token, death, (api) =>
    api.account.startImport({ uuid: archive }),
  );
  const test = await startKillTest(dataDir);
  const api = test.client(importer.token);
  const report = (await api.account.lastImport()).data;
  const { data: codes } = await api.codes.list({ isPublic: false });
  const found = {
    report,
    ids: codes.map(({ id }) => id).toSorted((a, b) => a - b),
    seen: await seenBy(test, [importer]),
    files: await test.server.ports.storage.accounts.read((reader) =>
      reader.list('files', { ownerId: importer.id }),
    ),
    left: await leftBehind(test),
  };
  await test.stop();
  return { steps, ...found };
}

const madeBy = (report: DataImport | undefined): number[] =>
  (report?.codes ?? []).flatMap(({ codeId }) => codeId ?? []).toSorted((a, b) => a - b);

it('an import that dies leaves whole Codes and no others, and its report names them', async () => {
  const { steps = 0, ...whole } = await dieAndStart('at the end');
  expect(whole.report).toMatchObject({ state: 'done', share: 1 });
  expect(whole.ids).toHaveLength(2);
  expect(madeBy(whole.report)).toEqual(whole.ids);
  expect(whole.left).toEqual([]);

  const all = Array.from({ length: steps }, (_, index) => index + 1);
  const parts = [0.05, 0.3, 0.5, 0.6, 0.8, 0.95].map((part) => Math.ceil(steps * part));
  for (const step of AT_EVERY_STEP ? all : [1, 2, 3, ...parts, steps - 2, steps - 1, steps]) {
    const at = `killed at step ${step} of ${steps}`;
    const { report, ids, seen, files, left } = await dieAndStart({ step });
    expect(left, at).toEqual([]);
    expect(madeBy(report), at).toEqual(ids);
    for (const line of seen) expect(whole.seen, at).toContain(line);
    if (ids.length === whole.ids.length) expect(seen, at).toEqual(whole.seen);
    expect(report?.state, at).toBe(step === 1 ? undefined : step === steps ? 'done' : 'interrupted');
    // Of what was uploaded and taken nothing is left, but for the file that had only just arrived: it goes after a day.
    const waiting = files.filter(({ state }) => state !== 'used' && state !== 'signed');
    if (report) expect(waiting.length, at).toBeLessThanOrEqual(1);
    for (const { id, state, isArchive } of waiting)
      expect([id, state, isArchive === true], at).toEqual([report ? id : archive, 'uploaded', !report]);
  }
}, 600_000);
