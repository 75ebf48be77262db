import { CODE_BIN_MS, listOperations } from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findUser } from '../../people/invited-user';
import { beginListening, readListening } from '../../permissions/log-floor';
import { PENDING_TASKS } from '../../tables/pending-tasks';
import { createInProcessComparer } from '../../testing/in-process-comparer';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../testing/test-server';
import { createUpdateWorld, refusal } from '../../testing/update-world';

let test: TestServer;
let owner: TestUser;
let passed = 0;
let people = 0;
const world = createUpdateWorld(() => test);
beforeAll(async () => {
  test = await startTestServer({
    ports: { comparer: createInProcessComparer() },
    now: () => new Date(Date.now() + passed),
    env: { CODES_PER_USER: '2' },
  });
});
afterAll(() => test.stop());
beforeEach(async () => {
  people += 1;
  owner = await test.newUser(`owner${people}`);
});

const storage = () => test.server.ports.storage;
const filesOf = (codeId: number) =>
  storage().accounts.read(async (reader) => (await reader.list('files', { codeId })).map(({ id }) => id));
const sweep = () => test.server.services.codeBin.sweep();
/** Lets time pass, and gives a client of somebody who has logged in again: sessions do not last so long. */
async function later(milliseconds: number, { email }: TestUser) {
  passed += milliseconds;
  const { token } = await test.client().auth.login({ email, password: TEST_PASSWORD });
  return test.client(token);
}

describe('the recycle bin of Codes', () => {
  it('keeps a Code with its files for thirty days, and then removes it for good', async () => {
    const { codeId } = await world.lawCode(owner);
    const uuids = await filesOf(codeId);
    expect(uuids).toHaveLength(1);
    await owner.api.codes.delete({ id: codeId });
    const before = await later(CODE_BIN_MS - 60_000, owner);
    await sweep();
    expect((await before.codes.bin()).data).toMatchObject([{ id: codeId }]);
    expect(await test.server.ports.blobs.has(uuids[0]!)).toBe(true);
    const after = await later(60_000, owner);
    expect((await after.codes.bin()).data).toEqual([]);
    expect(await refusal(after.codes.restore({ id: codeId }))).toBe('NOT_FOUND');
    await sweep();
    expect(await test.server.ports.blobs.has(uuids[0]!)).toBe(false);
    expect(await storage().codeIds()).not.toContain(codeId);
    expect(await filesOf(codeId)).toEqual([]);
    expect(await storage().accounts.read((reader) => reader.get('codes', codeId))).toBeUndefined();
  });

  it('starts its time anew for what was restored and deleted again', async () => {
    const { codeId } = await world.lawCode(owner);
    await owner.api.codes.delete({ id: codeId });
    const again = await later(CODE_BIN_MS - 60_000, owner);
    await again.codes.restore({ id: codeId });
    await again.codes.delete({ id: codeId });
    await later(60_000, owner);
    await sweep();
    expect(await storage().codeIds()).toContain(codeId);
  });

  it('counts for what its owner may have, until it is emptied', async () => {
    const { codeId } = await world.lawCode(owner);
    await owner.api.codes.create({});
    await owner.api.codes.delete({ id: codeId });
    expect(await refusal(owner.api.codes.create({}))).toBe('QUOTA_EXCEEDED');
    const used = async () => (await owner.api.codes.bin()).data.map(({ storageBytes }) => storageBytes);
    expect((await used())[0]).toBeGreaterThanOrEqual(4096);
    const [uuid = ''] = await filesOf(codeId);
    await owner.api.codes.emptyBin();
    expect(await test.server.ports.blobs.has(uuid)).toBe(false);
    expect(await refusal(owner.api.codes.create({}))).toBe('done');
  });

  it('is emptied with the account of its owner, whoever could organize what is in it', async () => {
    const organizer = await test.newUser(`organizer${people}`);
    const { codeId } = await world.lawCode(owner);
    await world.share(codeId, organizer, 'organize');
    const [uuid = ''] = await filesOf(codeId);
    await owner.api.codes.delete({ id: codeId });
    await owner.api.profile.delete({ currentPassword: TEST_PASSWORD });
    expect(await storage().codeIds()).not.toContain(codeId);
    expect(await test.server.ports.blobs.has(uuid)).toBe(false);
    expect(await refusal(organizer.api.codes.get({ id: codeId }))).toBe('NOT_FOUND');
  });

  it('gives a copy what its source approved while one of the two was deleted', async () => {
    const firm = await test.newUser(`firm${people}`);
    const { codeId, law } = await world.lawCode(owner);
    await owner.api.codes.update({ id: codeId, isPublic: true });
    const follow = { codeId, title: 'Copy', withAnnotations: false, allowUpdates: true };
    const copy = await firm.api.codes.copy(follow);
    const hasUpdate = async () => (await firm.api.codes.get({ id: copy.id })).hasUpdate;
    await world.replace(owner, law);
    await firm.api.codes.delete({ id: copy.id });
    await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
    await world.idle();
    await firm.api.codes.restore({ id: copy.id });
    await world.idle();
    expect(await hasUpdate()).toBe(true);
    await firm.api.codes.review({ id: copy.id, reviewResult: 'approve' });
    expect(await hasUpdate()).toBe(false);
    await owner.api.codes.delete({ id: codeId });
    expect(await firm.api.codes.get({ id: copy.id })).toMatchObject({ followedCodeId: codeId });
    await owner.api.codes.restore({ id: codeId });
    await world.idle();
    await owner.api.documents.update({ id: law.id, title: 'Law of sales' });
    await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
    await world.idle();
    expect(await hasUpdate()).toBe(true);
  });

  it('gives nobody what was said while they had no access: who has it again begins at the end of the log', async () => {
    const guest = await test.newUser(`guest${people}`);
    const { codeId } = await world.lawCode(owner);
    await world.share(codeId, guest, 'read');
    const floorOf = (userId: number) =>
      storage().accounts.read(async (reader) => (await readListening(reader, codeId, userId))?.floor);
    for (const { id } of [owner, guest])
      await storage().accounts.transact((transaction) =>
        beginListening(transaction, codeId, id, async () => 1),
      );
    expect([await floorOf(owner.id), await floorOf(guest.id)]).toEqual([0, 1]);
    await owner.api.codes.delete({ id: codeId });
    await owner.api.codes.restore({ id: codeId });
    expect([await floorOf(owner.id), await floorOf(guest.id)]).toEqual([undefined, undefined]);
  });

  it('keeps nothing of whom a deleted Code only invited', async () => {
    const { codeId } = await world.lawCode(owner);
    const email = `invited${people}@law.example`;
    const known = () => storage().accounts.read((reader) => findUser(reader, email));
    await owner.api.sharing.invite({ id: codeId, emails: [email], access: 'read', message: '' });
    expect(await known()).toMatchObject({ userType: 'tmp_user' });
    await owner.api.codes.delete({ id: codeId });
    expect(await known()).toBeUndefined();
  });

  it('leaves nothing to be done', async () => {
    const { codeId } = await world.lawCode(owner);
    await owner.api.codes.delete({ id: codeId });
    await owner.api.codes.restore({ id: codeId });
    await owner.api.codes.delete({ id: codeId });
    await owner.api.codes.deleteForGood({ id: codeId });
    await world.idle();
    const tasks = await storage().accounts.read((reader) => reader.list(PENDING_TASKS));
    expect(tasks.filter((task) => task.codeId === codeId)).toEqual([]);
  });

  it('is one’s own: its calls are for users, and every call about a Code for those who may enter it', () => {
    const own = listOperations().filter(({ operation }) => operation.path.startsWith('/codes/bin'));
    expect(own.map(({ operation }) => operation.access)).toEqual(own.map(() => ({ who: 'user' })));
    expect(own).toHaveLength(4);
  });
});
