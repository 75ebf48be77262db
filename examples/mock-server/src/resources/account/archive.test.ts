import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server';
import { createUpdateWorld } from '../../testing/update-world';

describe('an account that is deleted', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await startTestServer();
  });
  afterAll(() => test.stop());
  const { share, lawCode, mark } = createUpdateWorld(() => test);
  const code = (value: string) => ({ problem: { code: value } });

  it('passes its Codes to the organizer of longest standing, with what was written in them', async () => {
    const [owner, reader, first, second] = [
      await test.newUser('owner'),
      await test.newUser('reader'),
      await test.newUser('first'),
      await test.newUser('second'),
    ];
    const { codeId, law } = await lawCode(owner);
    await share(codeId, reader, 'annotate');
    await share(codeId, first, 'organize');
    await share(codeId, second, 'organize');
    const selection = await mark(owner, law.id, 'within two years');
    await owner.api.selections.createComment({ selectionId: selection.id, text: 'Mine' });
    await owner.api.profile.delete({ currentPassword: TEST_PASSWORD });

    const passed = await first.api.codes.get({ id: codeId });
    expect(passed.user.access).toBe('owner');
    expect(passed.owner).toMatchObject({ id: first.id });
    expect(passed.sharedUsers.map(({ id }) => id).toSorted()).toEqual([reader.id, second.id].toSorted());
    const { data } = await reader.api.documents.selections({ id: law.id });
    const former = { id: owner.id, name: 'Former user', isFormer: true };
    expect(data).toMatchObject([{ createdBy: former, data: [{ text: 'Mine', createdBy: former }] }]);
    await expect(reader.api.codes.delete({ id: codeId })).rejects.toMatchObject(code('FORBIDDEN'));
    await first.api.codes.delete({ id: codeId });
  });

  it('is named in nothing any more that others were notified of', async () => {
    const [owner, asking] = [await test.newUser('asked'), await test.newUser('asking')];
    const { codeId } = await lawCode(owner);
    await owner.api.codes.update({ id: codeId, publication: 'published' });
    await owner.api.sharing.invite({ id: codeId, emails: [asking.email], access: 'annotate' });
    await asking.api.sharing.answerInvitation({ id: codeId, action: 'accept_invitation' });
    const request = { id: codeId, access: 'organize', message: 'Please, says asking' } as const;
    await asking.api.sharing.requestAccess(request);
    const kept = async () => (await owner.api.notifications.list({})).data;
    await expect.poll(async () => JSON.stringify(await kept())).toContain(asking.email);
    await asking.api.profile.delete({ currentPassword: TEST_PASSWORD });
    expect(
      (await kept()).map(({ params }) => [params['what'] ?? params['response'], params['isFormer']]),
    ).toEqual([
      ['accessRequest', 'true'],
      ['accepted', 'true'],
    ]);
    expect(JSON.stringify(await kept())).not.toMatch(/asking/);
  });

  it('passes a Code to who came first, not to who was invited first', async () => {
    const [owner, late, early] = [
      await test.newUser('giver'),
      await test.newUser('late'),
      await test.newUser('early'),
    ];
    const { codeId } = await lawCode(owner);
    await share(codeId, late, 'organize');
    await share(codeId, early, 'organize');
    const { accounts } = test.server.ports.storage;
    await accounts.transact(async (transaction) => {
      for (const [user, joinedAt] of [
        [late, '2026-06-02T00:00:00.000Z'],
        [early, '2026-06-01T00:00:00.000Z'],
      ] as const) {
        const [row] = await transaction.list('members', { codeId, userId: user.id });
        if (row) await transaction.put('members', { ...row, joinedAt });
      }
    });
    await owner.api.profile.delete({ currentPassword: TEST_PASSWORD });
    expect((await early.api.codes.get({ id: codeId })).user.access).toBe('owner');
  });

  it('leaves the Codes of others, where only its writing stays', async () => {
    const [owner, guest] = [await test.newUser('host'), await test.newUser('guest')];
    const { codeId, law } = await lawCode(owner);
    await share(codeId, guest, 'annotate');
    await mark(guest, law.id, 'within two years');
    await guest.api.profile.delete({ currentPassword: TEST_PASSWORD });
    const left = await owner.api.codes.get({ id: codeId });
    expect(left.sharedUsers).toEqual([]);
    expect(left.totalSelectionsCount).toBe(1);
    const events = (await (await test.server.ports.storage.code(codeId))?.eventsAfter(0, 1000))?.events;
    expect(events?.at(-1)?.event).toMatchObject({
      type: 'ACCESS',
      action: 'DELETE',
      data: { userId: guest.id },
    });
  });

  it('keeps nothing of who it was', async () => {
    const user = await test.newUser('erased');
    await user.api.profile.update({ email: 'wish@glossator.example', currentPassword: TEST_PASSWORD });
    await user.api.profile.delete({ currentPassword: TEST_PASSWORD });
    const { accounts } = test.server.ports.storage;
    const row = await accounts.read((reader) => reader.get('users', user.id));
    expect(row).toMatchObject({ userType: 'archived', emailKey: `archived:${user.id}` });
    expect(JSON.stringify(row)).not.toMatch(/erased|wish|Lovelace|argon2/);
    for (const table of ['sessions', 'links'] as const) {
      expect(await accounts.read((reader) => reader.count(table, { userId: user.id }))).toBe(0);
    }
  });

  it('takes Codes without an organizer along, as far as they can be opened, and files with them', async () => {
    const owner = await test.newUser('alone');
    const { codeId } = await lawCode(owner);
    const { accounts } = test.server.ports.storage;
    await owner.api.profile.delete({ currentPassword: TEST_PASSWORD });
    expect(await test.server.ports.storage.code(codeId)).toBeUndefined();
    expect(await accounts.read((reader) => reader.get('codes', codeId))).toBeUndefined();
    expect(await accounts.read((reader) => reader.count('files', { codeId }))).toBe(0);
  });
});
