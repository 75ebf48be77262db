import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../testing/test-server';
import { refusal } from '../testing/update-world';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** What one user can put into the store outside of Codes. */
describe('what the accounts keep of one user', () => {
  let test: TestServer;
  let ada: TestUser;
  let users = 0;
  beforeAll(async () => {
    test = await startTestServer({ env: { CODES_PER_USER: '3', QUOTA_MIB: '1' } });
  });
  afterAll(() => test.stop());
  beforeEach(async () => {
    users += 1;
    ada = await test.newUser(`ada${users}`);
  });
  const rowsOf = <R>(read: (reader: Reader) => Promise<R>) => test.server.ports.storage.accounts.read(read);
  type Reader = Parameters<Parameters<TestServer['server']['ports']['storage']['accounts']['read']>[0]>[0];

  it('is a number of Codes, made or copied, and leaves nothing of what was refused', async () => {
    const [first] = [await ada.api.codes.create({}), await ada.api.codes.create({})];
    const copy = () =>
      ada.api.codes.copy({ codeId: first.id, title: 'Copy', withAnnotations: false, allowUpdates: false });
    await copy();
    const { storage } = test.server.ports;
    const before = await storage.codeIds();
    expect(await refusal(ada.api.codes.create({}))).toBe('QUOTA_EXCEEDED');
    expect(await refusal(copy())).toBe('QUOTA_EXCEEDED');
    expect(await storage.codeIds()).toEqual(before);
    await ada.api.codes.delete({ id: first.id });
    await ada.api.codes.deleteForGood({ id: first.id });
    expect(await refusal(ada.api.codes.create({}))).toBe('done');
    const eve = await test.newUser(`eve${users}`);
    expect(await refusal(eve.api.codes.create({}))).toBe('done');
  });

  it('is a number of files, however small they are', async () => {
    const file = new Blob([new Uint8Array(PICTURE)], { type: 'image/png' });
    let uploaded = 0;
    while ((await refusal(ada.api.files.upload({ file, contentType: 'image/png' }))) === 'done') {
      uploaded += 1;
      if (uploaded > 300) break;
    }
    // 1 MiB in blocks of 4 KiB.
    expect(uploaded).toBe(256);
  });

  it('is a number of addresses for uploads, of which the newest stay good', async () => {
    let newest = { url: '', uuid: '' };
    for (let signed = 0; signed < 520; signed += 1)
      newest = await ada.api.files.sign({ contentType: 'image/png' });
    const rows = await rowsOf((reader) => reader.list('files', { ownerId: ada.id }));
    expect(rows).toHaveLength(500);
    const put = await fetch(new URL(newest.url, test.server.address), {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(PICTURE),
    });
    expect(put.ok).toBe(true);
  });

  it('is a number of notifications, of which the newest stay', async () => {
    const { notifier } = test.server.services;
    for (let sent = 0; sent < 1_003; sent += 1)
      await notifier.notify([ada.id], { kind: 'approved', codeId: 1, params: { title: `${sent}` } });
    const rows = await rowsOf((reader) => reader.list('notifications', { userId: ada.id }));
    expect(rows).toHaveLength(1_000);
    expect([rows[0]?.params['title'], rows.at(-1)?.params['title']]).toEqual(['3', '1002']);
  });

  it('is a number of answers for retries, of which the newest stay', async () => {
    const { accounts } = test.server.ports.storage;
    const old = { callerId: ada.id, fingerprint: '', answer: {}, day: '2026-11-21' };
    await accounts.transact(async (transaction) => {
      for (let kept = 0; kept < 2_001; kept += 1)
        await transaction.put('answers', { ...old, id: `${ada.id}:old-${kept}` });
    });
    const create = () => ada.api.codes.create({}, { idempotencyKey: 'new' });
    const made = await create();
    const rows = await rowsOf((reader) => reader.list('answers', { callerId: ada.id }));
    expect(rows.map(({ id }) => id).slice(-2)).toEqual([`${ada.id}:old-2000`, `${ada.id}:new`]);
    expect(rows).toHaveLength(1_001);
    expect((await create()).id).toBe(made.id);
  });
});
