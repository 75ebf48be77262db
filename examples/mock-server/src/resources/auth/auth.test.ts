import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountsSchema } from '../../tables/tables';
import { removeExpiredLinks } from './expired-links';
import { registration, startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server';

const HOUR_MS = 3_600_000;

describe('accounts', () => {
  let test: TestServer;
  let clock = Date.now();
  beforeAll(async () => {
    test = await startTestServer({ now: () => new Date(clock) });
  });
  afterAll(() => test.stop());
  const code = (value: string) => ({ problem: { code: value } });

  let serial = 0;
  async function registered() {
    serial += 1;
    const email = `Person${serial}@glossator.example`;
    await test.client().auth.register(registration(email));
    return { email, token: await test.activationToken(email) };
  }

  it('are active only after the link, which works once, in parallel too', async () => {
    const { email, token } = await registered();
    const { auth } = test.client();
    await expect(auth.login({ email, password: TEST_PASSWORD })).rejects.toMatchObject(
      code('ACCOUNT_NOT_ACTIVATED'),
    );
    await expect(auth.login({ email, password: 'wrong' })).rejects.toMatchObject(code('INVALID_CREDENTIALS'));
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => auth.activate({ token })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await auth.login({ email: email.toUpperCase(), password: TEST_PASSWORD })).user.email).toBe(
      email,
    );
  });

  it('are not activated by a link of yesterday, a cut one, or one before the last', async () => {
    const { auth } = test.client();
    const { email, token } = await registered();
    await expect(auth.activate({ token: token.slice(0, -1) })).rejects.toMatchObject(code('INVALID_TOKEN'));
    clock += 1000;
    await auth.resendActivation({ email });
    const newer = await test.activationToken(email);
    expect(newer).not.toBe(token);
    await expect(auth.activate({ token })).rejects.toMatchObject(code('INVALID_TOKEN'));
    clock += 24 * HOUR_MS + 1;
    await expect(auth.activate({ token: newer })).rejects.toMatchObject(code('INVALID_TOKEN'));
    // Nothing waits any more.
    const login = auth.login({ email, password: TEST_PASSWORD });
    await expect(login).rejects.toMatchObject(code('INVALID_CREDENTIALS'));
    await auth.resendActivation({ email });
    expect(await test.activationToken(email)).toBe(newer);
  });

  it('have no password that everybody tries first', async () => {
    const common = { password1: 'Password123', password2: 'Password123' };
    const refused = test.client().auth.register(registration('common@glossator.example', common));
    const errors = [{ path: 'password1', message: 'Is one of the most common passwords' }];
    await expect(refused).rejects.toMatchObject({ problem: { code: 'VALIDATION', errors } });
  });

  it('have passwords of 10 to 128 characters, of which none is changed, left out or cut off', async () => {
    const { auth } = test.client();
    const long = 'every good boy deserves fudge, and more; '.repeat(4);
    const accepted = [
      'ten chars!',
      '  a blank before and after  ',
      'tab\tand 🦉📚⚖️ and ﬁ',
      '"\\\'; -- <b>%00',
      long.slice(0, 128),
    ];
    for (const [number, password1] of accepted.entries()) {
      const email = `password${number}@glossator.example`;
      await auth.register(registration(email, { password1, password2: password1 }));
      await auth.activate({ token: await test.activationToken(email) });
      await expect(auth.login({ email, password: password1 })).resolves.toBeDefined();
      for (const other of [password1.trim(), password1.slice(0, -1), password1.normalize('NFKC')])
        if (other !== password1)
          await expect(auth.login({ email, password: other })).rejects.toMatchObject(
            code('INVALID_CREDENTIALS'),
          );
    }
    for (const password1 of ['nine char', '', long.slice(0, 129)]) {
      const refused = auth.register(
        registration('refused@glossator.example', { password1, password2: password1 }),
      );
      await expect(refused).rejects.toMatchObject(code('VALIDATION'));
    }
  });

  it('are not betrayed by registering: as much is hashed, written and sent for an address that is known', async () => {
    const { email, token } = await registered();
    await test.client().auth.activate({ token });
    const newcomer = `new-${email}`;
    const { storage } = test.server.ports;
    const transact = vi.spyOn(storage.accounts, 'transact');
    const hash = vi.spyOn(test.server.services.passwords, 'hashNew');
    const spent = async (address: string, mailbox: string) => {
      const before = (await test.mailsTo(mailbox)).length;
      const [hashed, written] = [hash.mock.calls.length, transact.mock.calls.length];
      await test.client().auth.register(registration(address));
      const mails = (await test.mailsTo(mailbox)).length - before;
      return [hash.mock.calls.length - hashed, transact.mock.calls.length - written, mails];
    };
    expect(await spent(email.toUpperCase(), email)).toEqual([1, 1, 1]);
    expect(await spent(newcomer, newcomer)).toEqual([1, 1, 1]);
    vi.restoreAllMocks();
    // The same number of rows is written, too.
    for (const address of [email, newcomer])
      expect(
        await storage.accounts.read((reader) =>
          reader.count('registrations', { emailKey: address.toLowerCase() }),
        ),
      ).toBe(1);
    const notice = (await test.mailsTo(email)).at(-1);
    expect(notice?.subject).toBe('You have a Glossator account already');
    expect(notice?.text).toContain(`${test.server.publicUrl}/login`);
  });

  it('are betrayed by no work that a log-in does: registering makes the same difference to it with an account and without', async () => {
    const { email, token } = await registered();
    await test.client().auth.activate({ token });
    const verify = vi.spyOn(test.server.services.passwords, 'verify');
    const spent = async (address: string) => {
      const before = verify.mock.calls.length;
      const login = test.client().auth.login({ email: address, password: 'a wrong password' });
      await expect(login).rejects.toMatchObject(code('INVALID_CREDENTIALS'));
      return verify.mock.calls.length - before;
    };
    const unknown = `other-${email}`;
    expect([await spent(email), await spent(unknown)]).toEqual([1, 1]);
    for (let round = 1; round <= 5; round += 1) {
      for (const address of [email, unknown]) await test.client().auth.register(registration(address));
      const most = 1 + Math.min(round, 3);
      expect([await spent(email), await spent(unknown)]).toEqual([most, most]);
    }
    vi.restoreAllMocks();
  });

  it('leave nothing of registrations whose links ran out', async () => {
    const { accounts } = test.server.ports.storage;
    const { email } = await test.newUser('sweep');
    await registered();
    await test.client().auth.forgotPassword({ email });
    await test.server.services.background.idle();
    const kept = async () =>
      accounts.read(async (reader) => [await reader.count('registrations'), await reader.count('links')]);
    clock += 24 * HOUR_MS;
    await registered();
    const before = await kept();
    await removeExpiredLinks(accounts, () => new Date(clock));
    expect(before.every((count) => count > 0)).toBe(true);
    expect(await kept()).toEqual([1, 0]);
  });

  it('get no mail for addresses that are unknown or active, and the same answer', async () => {
    const { email, token } = await registered();
    await test.client().auth.activate({ token });
    for (const address of [email, 'nobody@glossator.example']) {
      expect(await test.client().auth.resendActivation({ email: address })).toBeUndefined();
    }
    expect(await test.activationToken(email)).toBe(token);
    await expect(test.activationToken('nobody@glossator.example')).rejects.toThrow('No activation mail');
  });

  it('have sessions that end after 12 hours without use, and after 30 days at any rate', async () => {
    const idle = await test.newUser('idle');
    clock += 12 * HOUR_MS - 1000;
    expect((await idle.api.profile.get()).id).toBe(idle.id);
    clock += 12 * HOUR_MS - 1000;
    expect((await idle.api.profile.get()).id).toBe(idle.id);
    clock += 12 * HOUR_MS + 1000;
    await expect(idle.api.profile.get()).rejects.toMatchObject(code('UNAUTHORIZED'));

    const busy = await test.newUser('busy');
    for (let hours = 10; hours <= 30 * 24; hours += 10) {
      clock += 10 * HOUR_MS;
      await busy.api.profile.get();
    }
    clock += HOUR_MS;
    await expect(busy.api.profile.get()).rejects.toMatchObject(code('UNAUTHORIZED'));
  });

  it('leave neither passwords nor tokens in the data folder, and nothing that can be read without the key', async () => {
    const user = await test.newUser('secret');
    const folder = join(test.dataDir, 'data');
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    const texts = await Promise.all(
      files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')),
    );
    expect(texts.join('')).not.toContain('secret@glossator.example');
    const { accounts } = test.server.ports.storage;
    const stored = await accounts.read(async (reader) =>
      JSON.stringify(await Promise.all(accountsSchema.tables.map((table) => reader.list(table)))),
    );
    expect(stored).toContain('secret@glossator.example');
    expect(stored).not.toContain(TEST_PASSWORD);
    expect(stored).not.toContain(user.token);
  });

  it('are not entered with forged tokens', async () => {
    for (const token of ['', 'x', 'a'.repeat(43), 'a'.repeat(2_000), 'eyJhbGciOiJub25lIn0.e30.']) {
      await expect(test.client(token).profile.get()).rejects.toMatchObject({ status: 401 });
    }
  });
});
