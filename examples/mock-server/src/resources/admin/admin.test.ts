import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '../../testing/make-pdf';
import { createUpdateWorld } from '../../testing/update-world';
import { registration, startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server';

describe('admins', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await startTestServer({ env: { ADMINS: 'Boss@Glossator.example, second@glossator.example' } });
  });
  afterAll(() => test.stop());
  const code = (value: string) => ({ problem: { code: value } });

  it('are the accounts with the addresses of the setting, in whatever case', async () => {
    const boss = await test.newUser('boss');
    expect((await boss.api.profile.get()).userType).toBe('admin');
    expect((await boss.api.admin.users({})).data).toMatchObject([{ email: boss.email, isAdmin: true }]);
    const other = await test.newUser('other');
    await expect(other.api.admin.users({})).rejects.toMatchObject(code('FORBIDDEN'));
  });

  it('are none before they have shown that the address is theirs, and no longer once they have given it up', async () => {
    const email = 'second@glossator.example';
    await test.client().auth.register(registration(email));
    const early = test.client().auth.login({ email, password: TEST_PASSWORD });
    await expect(early).rejects.toMatchObject(code('ACCOUNT_NOT_ACTIVATED'));
    await test.client().auth.activate({ token: await test.activationToken(email) });
    const { token } = await test.client().auth.login({ email, password: TEST_PASSWORD });
    const second = test.client(token);
    await expect(second.admin.health()).resolves.toBeDefined();
    const moved = 'moved@glossator.example';
    await second.profile.update({ email: moved, currentPassword: TEST_PASSWORD });
    // Wanting an address is not having it.
    const wanting = await test.newUser('wanting');
    await wanting.api.profile.update({ email: 'boss@glossator.example', currentPassword: TEST_PASSWORD });
    await expect(wanting.api.admin.health()).rejects.toMatchObject(code('FORBIDDEN'));
    const link = await test.linkTo(moved, 'confirm-email');
    await second.auth.confirmEmail({ token: link.split('/').at(-1) ?? '' });
    expect((await second.profile.get()).userType).toBe('user');
    await expect(second.admin.health()).rejects.toMatchObject(code('FORBIDDEN'));
  });

  it('write to whose account they close, and tell nobody with whose password', async () => {
    const { token } = await test.client().auth.login({
      email: 'boss@glossator.example',
      password: TEST_PASSWORD,
    });
    const closed = await test.newUser('closed');
    await test.client(token).admin.archiveUser({ userId: closed.id });
    const mail = (await test.mailsTo(closed.email)).at(-1);
    expect(mail?.subject).toBe('Your Glossator account was closed');
    expect(mail?.text).not.toContain('your password');
  });

  it('do not see in the size of a Code what is private in it, or that there is anything', async () => {
    const { token } = await test.client().auth.login({
      email: 'boss@glossator.example',
      password: TEST_PASSWORD,
    });
    const owner = await test.newUser('keeper');
    const { codeId, law } = await createUpdateWorld(() => test).lawCode(owner);
    const sizeOf = async () =>
      (await test.client(token).admin.codes({})).data.find(({ id }) => id === codeId)?.storageBytes;
    const before = await sizeOf();
    expect(before).toBeGreaterThan(0);
    const note = await owner.api.notes.create({ documentId: law.id, text: 'Mine', visibility: 'private' });
    const contentType = 'application/pdf';
    const file = new Blob([makePdf([['Mine']]).slice()], { type: contentType });
    const { uuid } = await owner.api.files.upload({ file, contentType });
    await owner.api.notes.createAttachment({ noteId: note.id, uuid, name: 'mine.pdf' });
    expect(await sizeOf()).toBe(before);
  });

  it('see how many live connections are open', async () => {
    const { token } = await test.client().auth.login({
      email: 'boss@glossator.example',
      password: TEST_PASSWORD,
    });
    const health = await test.client(token).admin.health();
    expect(health).toMatchObject({ sockets: 0, jobs: { pending: 0 } });
    expect(health.memoryBytes).toBeGreaterThan(1_000_000);
    expect(health.storage.freeBytes).toBeGreaterThan(0);
  });
});
