import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createClient, createMemoryTokenStore, type GlossatorClient } from '@glossator/client-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInProcessComparer } from './testing/in-process-comparer';
import { startTestServer, type TestUser } from './testing/test-server';
import { createUpdateWorld } from './testing/update-world';

/** Kills of each way to review; more with `KILLS=100`. */
const KILLS = Number(process.env['KILLS'] ?? 2);
const WORDS = ['within fourteen days', 'pay the price in full', 'within two years', 'given in writing', 'lapse five years']; // prettier-ignore

let folder: string;
let owner: TestUser;
let codeId: number;
let documentId: number;

/** A data folder with an Update that can be reviewed. */
beforeAll(async () => {
  const test = await startTestServer({ ports: { comparer: createInProcessComparer() } });
  const world = createUpdateWorld(() => test);
  owner = await test.newUser('owner');
  const { law, codeId: id } = await world.lawCode(owner);
  for (const text of WORDS) await world.mark(owner, law.id, text);
  await world.replace(owner, law);
  [codeId, documentId, folder] = [id, law.id, test.dataDir];
  await test.stop({ keepData: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Has a server of its own process review, and kills it so many milliseconds later. */
async function killWhileReviewing(
  dataDir: string,
  reviewResult: 'approve' | 'decline' | 'copy',
  after: number,
) {
  const program = fileURLToPath(new URL('./testing/server-to-kill.ts', import.meta.url));
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    DATA_DIR: join(dataDir, 'data'),
    LOG_LEVEL: 'silent',
    DEMO: '0',
  };
  const child = spawn(process.execPath, ['--conditions=glossator-source', '--import', 'tsx', program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [address] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const tokenStore = createMemoryTokenStore({ token: owner.token });
  const client = createClient({ baseUrl: address, retry: false, tokenStore });
  const call = client.codes.review({ id: codeId, reviewResult }).catch(() => undefined);
  await Promise.race([call, new Promise((resolve) => setTimeout(resolve, after))]);
  child.kill('SIGKILL');
  await Promise.all([ended, call]);
}

/** The whole state of the owner's Codes in one line each. */
async function stateOf(api: GlossatorClient): Promise<string[]> {
  const { data } = await api.codes.list({ isPublic: false });
  const lines: string[] = [];
  for (const { id } of data.toSorted((a, b) => a.id - b.id)) {
    const code = await api.codes.get({ id });
    const [document] = code.documents;
    const selections = (await api.documents.selections({ id: document?.id ?? 0 })).data;
    const statuses = selections.map(({ status }) => status).toSorted();
    const name = id === codeId ? 'own' : 'copy';
    lines.push(
      `${name} ${code.hasUpdate ? 'pending' : 'settled'} v${document?.version?.number ?? 0} ${statuses.join(' ')}`,
    );
  }
  return lines;
}

const BEFORE = 'own pending v1 success success success success success';
const DECLINED = 'own settled v1 success success success success success';
const CARRIED = 'failed success success success unconfirmed';
const AFTER = {
  approve: [`own settled v2 ${CARRIED}`],
  decline: [DECLINED],
  copy: [DECLINED, `copy settled v2 ${CARRIED}`],
} as const;

describe.each(['approve', 'decline', 'copy'] as const)('kill -9 while a review is to %s', (reviewResult) => {
  it(`does all of it or nothing, ${KILLS} times`, { timeout: 60_000 * Math.max(KILLS, 2) }, async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const dataDir = await mkdtemp(join(tmpdir(), 'glossator-kill-'));
      await cp(folder, dataDir, { recursive: true });
      // Spread over the time a review takes; the last one is let finish.
      await killWhileReviewing(
        dataDir,
        reviewResult,
        kill === KILLS - 1 ? 60_000 : (150 * kill) / KILLS + Math.random() * 20,
      );
      const test = await startTestServer({ dataDir, ports: { comparer: createInProcessComparer() } });
      const state = await stateOf(test.client(owner.token));
      if (kill === KILLS - 1) expect(state).toEqual(AFTER[reviewResult]);
      else expect([[BEFORE], AFTER[reviewResult]]).toContainEqual(state);
      // Nothing is left of files that no Code has.
      const { storage, blobs } = test.server.ports;
      const known = new Set(
        await storage.accounts.read(async (reader) => (await reader.list('files')).map(({ id }) => id)),
      );
      expect((await blobs.keys()).filter((key) => !known.has(key.slice(0, 36)))).toEqual([]);
      expect((await test.client(owner.token).documents.versions({ id: documentId })).data).not.toEqual([]);
      await test.stop();
    }
  });
});
