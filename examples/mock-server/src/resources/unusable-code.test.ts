import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PENDING_TASKS, taskId } from '../tables/pending-tasks';
import { makePdf } from '../testing/make-pdf';
import { addDocument, startTestServer, type TestServer } from '../testing/test-server';
import { createUpdateWorld } from '../testing/update-world';

const UNUSABLE = {
  status: 500,
  problem: { code: 'CODE_UNUSABLE', detail: 'The log of the server says why' },
};

/** A Code whose files are damaged, with work about it pending everywhere, beside one in good order. */
describe('a Code that cannot be opened', () => {
  let test: TestServer;
  let token: string;
  let member: string;
  let stranger: string;
  let bad: number;
  let good: number;
  let uuid: string;
  beforeAll(async () => {
    const first = await startTestServer();
    const ada = await first.newUser('ada');
    ({ token } = ada);
    const max = await first.newUser('max');
    ({ token: member } = max);
    ({ token: stranger } = await first.newUser('stranger'));
    bad = (await ada.api.codes.create({ title: 'Bad' })).id;
    good = (await ada.api.codes.create({ title: 'Good' })).id;
    await createUpdateWorld(() => first).share(bad, max, 'organize');
    ({ uuid } = await addDocument(ada, bad, 'a', makePdf([['Article 1']])));
    await addDocument(ada, good, 'b', makePdf([['Article 2']]));
    await ada.api.codes.list({ isPublic: false });
    const { services, ports } = first.server;
    await services.background.idle();
    await services.ledger.unsettle([uuid], bad);
    await ports.storage.accounts.transact(async (transaction) => {
      for (const id of [bad, good]) await transaction.put('bins', { id });
      for (const kind of ['compare', 'sync'] as const)
        await transaction.put(PENDING_TASKS, {
          id: taskId(kind, bad),
          kind,
          codeId: bad,
          isFull: false,
        });
      await transaction.put(PENDING_TASKS, { id: taskId('tell', bad), kind: 'tell', codeId: bad, seen: 1 });
      const discard = { codeId: bad, updateId: 1, userId: ada.id, at: new Date().toISOString() };
      await transaction.put(PENDING_TASKS, { id: taskId('discard', bad), kind: 'discard', ...discard });
    });
    await first.stop({ keepData: true });
    const folder = join(first.dataDir, 'data', 'store', 'codes');
    for (const name of await readdir(folder)) {
      if (!name.startsWith(`${bad}.`)) continue;
      const bytes = await readFile(join(folder, name));
      await writeFile(join(folder, name), bytes.fill(32, 0, 40));
    }
    test = await startTestServer({ dataDir: first.dataDir });
  });
  afterAll(() => test.stop());

  it('is answered with a problem; the server starts, and other Codes go on', async () => {
    const api = test.client(token);
    await expect(api.codes.get({ id: bad })).rejects.toMatchObject(UNUSABLE);
    expect(await api.codes.get({ id: good })).toMatchObject({ title: 'Good' });
  });

  it('keeps its files, and nothing that is pending elsewhere waits for it', async () => {
    expect(await test.server.ports.blobs.has(uuid)).toBe(true);
    await test.server.services.bins.empty();
    const { accounts } = test.server.ports.storage;
    expect(await accounts.read((reader) => reader.list('bins'))).toEqual([{ id: bad }]);
  });

  it('still has its files in the files area, with what is known of their use', async () => {
    const { data } = await test.client(token).files.list();
    const file = data.find((each) => each.uuid === uuid);
    expect(file?.use).toEqual({ kind: 'document', code: { id: bad, title: 'Bad' } });
  });

  it('stands in the library with what was known of it', async () => {
    const { data } = await test.client(token).codes.list({ isPublic: false, orderBy: 'title' });
    expect(data.map(({ title, documentsCount }) => [title, documentsCount])).toEqual([
      ['Bad', 1],
      ['Good', 1],
    ]);
  });

  it('is deleted by its owner alone, with its files, and the others go on', async () => {
    const api = test.client(token);
    await expect(test.client(member).codes.delete({ id: bad })).rejects.toMatchObject({
      problem: { code: 'FORBIDDEN' },
    });
    await expect(test.client(stranger).codes.delete({ id: bad })).rejects.toMatchObject({
      problem: { code: 'NOT_FOUND' },
    });
    await expect(api.codes.update({ id: bad, title: 'Better' })).rejects.toMatchObject(UNUSABLE);
    await api.codes.delete({ id: bad });
    await api.codes.deleteForGood({ id: bad });
    const { data } = await api.codes.list({ isPublic: false });
    expect(data.map(({ title }) => title)).toEqual(['Good']);
    await expect(api.codes.get({ id: bad })).rejects.toMatchObject({ status: 404 });
    expect(await test.server.ports.blobs.has(uuid)).toBe(false);
    const names = await readdir(join(test.dataDir, 'data', 'store', 'codes'));
    expect(names.filter((name) => name.startsWith(`${bad}.`))).toEqual([]);
    expect(names.filter((name) => name.startsWith(`${good}.`))).not.toEqual([]);
    expect(await api.codes.get({ id: good })).toMatchObject({ title: 'Good' });
  });

  it('stays deleted, and leaves nothing that is pending, after the next start', async () => {
    await test.stop({ keepData: true });
    test = await startTestServer({ dataDir: test.dataDir });
    await test.server.services.background.idle();
    await test.server.services.bins.empty();
    const { data } = await test.client(token).codes.list({ isPublic: false });
    expect(data.map(({ title }) => title)).toEqual(['Good']);
    const { accounts, codeIds } = test.server.ports.storage;
    expect(await codeIds()).toEqual([good]);
    expect(await accounts.read((reader) => reader.list(PENDING_TASKS))).toEqual([]);
    expect(await accounts.read((reader) => reader.list('bins'))).toEqual([]);
  });
});
