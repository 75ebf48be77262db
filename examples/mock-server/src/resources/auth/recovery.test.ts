import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server';

const NEW = 'a staple that nobody knows';

describe('a forgotten password', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await startTestServer();
  });
  afterAll(() => test.stop());

  async function resetToken(email: string): Promise<string> {
    await test.client().auth.forgotPassword({ email });
    return (await test.linkTo(email, 'reset-password')).split('/').at(-1) ?? '';
  }

  it('is set anew by one of many who use the same link at once', async () => {
    const { email } = await test.newUser('many');
    const token = await resetToken(email);
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        test.client().auth.resetPassword({ token, newPassword: `${NEW} ${index}` }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = tries.findIndex(({ status }) => status === 'fulfilled');
    const login = { email, password: `${NEW} ${winner}` };
    await expect(test.client().auth.login(login)).resolves.toBeDefined();
  });

  it('is answered before anything is looked up: its time says nothing of what is done for an address', async () => {
    const { email } = await test.newUser('unhurried');
    const { accounts } = test.server.ports.storage;
    const { auth } = test.client();
    for (const address of [email, 'nobody@glossator.example']) {
      let open: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (open = resolve));
      const holding = accounts.transact(() => gate);
      const read = vi.spyOn(accounts, 'read');
      try {
        expect(await auth.forgotPassword({ email: address })).toBeUndefined();
        expect(await auth.resendActivation({ email: address })).toBeUndefined();
        expect(read).not.toHaveBeenCalled();
      } finally {
        read.mockRestore();
        open();
      }
      await holding;
    }
    await expect(test.linkTo(email, 'reset-password')).resolves.toBeDefined();
  });

  it('opens no session for who was asked for the old one a moment before', async () => {
    const { id, email } = await test.newUser('moment');
    const { accounts } = test.server.ports.storage;
    const asked = await accounts.read((reader) => reader.get('users', id));
    await test.client().auth.resetPassword({ token: await resetToken(email), newPassword: NEW });
    expect(asked && (await test.server.services.sessions.open(asked))).toBeUndefined();
    expect(await accounts.read((reader) => reader.count('sessions', { userId: id }))).toBe(0);
  });

  it('is in no mail and no table, nor is the token', async () => {
    const { email } = await test.newUser('hashed');
    const token = await resetToken(email);
    const { accounts } = test.server.ports.storage;
    expect(JSON.stringify(await accounts.read((reader) => reader.list('links')))).not.toContain(token);
    await test.client().auth.resetPassword({ token, newPassword: NEW });
    const mails = JSON.stringify(await test.mailsTo(email));
    expect(mails).not.toContain(NEW);
    expect(mails).not.toContain(TEST_PASSWORD);
    expect((await test.mailsTo(email)).at(-1)?.subject).toBe('Your Glossator password was changed');
  });

  it('is written about in the language of the account, whatever that of the browser is', async () => {
    const { email, api } = await test.newUser('german');
    await api.profile.update({ locale: 'de' });
    await test.client().auth.forgotPassword({ email });
    expect((await test.mailsTo(email)).at(-1)?.subject).toBe('Setzen Sie ein neues Passwort für Glossator');
  });
});
