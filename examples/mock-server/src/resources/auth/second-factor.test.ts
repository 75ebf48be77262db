import { API_BASE, listOperations, type Operation } from '@glossator/client-sdk/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callFrom } from '../../testing/call-from';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../testing/test-server';
import { stepOfCode } from './one-time-codes';

const DAY_MS = 86_400_000;

describe('the code of an app', () => {
  // RFC 6238, appendix B: the secret "12345678901234567890", the last 6 of 8 digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ])('of second %i is %s, for 30 s more than its own, and not again', async (second, code) => {
    const step = Math.floor(second / 30);
    const at = (seconds: number) => new Date((step * 30 + seconds) * 1000);
    expect(await stepOfCode({ secret }, code, at(0))).toBe(step);
    expect(await stepOfCode({ secret }, code, at(59))).toBe(step);
    expect(await stepOfCode({ secret }, code, at(61))).toBeUndefined();
    expect(await stepOfCode({ secret, lastStep: step - 1 }, code, at(0))).toBe(step);
    expect(await stepOfCode({ secret, lastStep: step }, code, at(0))).toBeUndefined();
    expect(await stepOfCode({ secret, lastStep: step + 9 }, code, at(0))).toBeUndefined();
  });
  it('holds 30 s before its time, and not a second earlier', async () => {
    const at = (second: number) => new Date(second * 1000);
    const [code, begins] = ['081804', 1_111_111_080];
    expect(await stepOfCode({ secret }, code, at(begins - 30))).toBe(begins / 30);
    expect(await stepOfCode({ secret }, code, at(begins - 31))).toBeUndefined();
  });
  it.each(['', '28708', '2870821', 'x87082', '２８７０８２', '287082\n'])(
    'is six digits, not %j',
    async (code) => {
      expect(await stepOfCode({ secret }, code, new Date(59_000))).toBeUndefined();
    },
  );
});

describe('a second factor', () => {
  let test: TestServer;
  let clock = Date.now();
  beforeAll(async () => {
    test = await startTestServer({ now: () => new Date(clock), env: { RATE_SECOND_FACTOR: '3' } });
  });
  afterAll(() => test.stop());

  const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(clock / 1000) });
  async function withFactor(user: TestUser) {
    const { secret } = await user.api.profile.generate2fa({ userId: user.id });
    const first = await codeOf(secret);
    const { recoveryCodes = [] } = await user.api.profile.activate2fa({ token: first, activate: true });
    clock += 60_000;
    return { user, secret, recoveryCodes };
  }
  const login = (email: string, more: object) =>
    test.client().auth.login({ email, password: TEST_PASSWORD, ...more });

  it('takes a code once, in parallel too', async () => {
    const { user, secret } = await withFactor(await test.newUser('parallel'));
    const twoFactorToken = await codeOf(secret);
    const tries = await Promise.allSettled(
      Array.from({ length: 3 }, () => login(user.email, { twoFactorToken })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is not asked for on a trusted device for 30 days', async () => {
    const { user, secret } = await withFactor(await test.newUser('trusting'));
    const answer = await login(user.email, { twoFactorToken: await codeOf(secret), trustsDevice: true });
    const { device2faToken } = answer;
    clock += 30 * DAY_MS - 1000;
    await expect(login(user.email, { device2faToken })).resolves.toBeDefined();
    clock += 2000;
    const late = login(user.email, { device2faToken });
    await expect(late).rejects.toMatchObject({ problem: { code: 'LOGIN_REQUIRES_2FA' } });
  });

  it('gives a trusted device a token that opens nothing but a log-in, and an unfinished log-in none', async () => {
    const { user, secret } = await withFactor(await test.newUser('opening'));
    const asked = await login(user.email, {}).catch((error: unknown) => JSON.stringify(error));
    expect(asked).not.toMatch(/[\w-]{43}/);
    const code = { twoFactorToken: await codeOf(secret), trustsDevice: true };
    const { device2faToken, token } = await login(user.email, code);
    const guarded = listOperations().filter(({ operation }) => operation.access.who !== 'anyone');
    expect(guarded.length).toBeGreaterThanOrEqual(65);
    const statusOf = async ({ method, path }: Operation, bearer = '') => {
      const address = test.server.address + API_BASE + path.replaceAll(/\{\w+\}/g, '1');
      const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
      const answer = await fetch(address, { method, headers, ...(method !== 'GET' && { body: '{}' }) });
      await answer.arrayBuffer();
      return answer.status;
    };
    for (const { name, operation } of guarded)
      expect([name, await statusOf(operation, device2faToken)]).toEqual([name, 401]);
    // They are the addresses of the calls: a session is let in.
    for (const { name, operation } of guarded.filter(({ operation: { method } }) => method === 'GET'))
      expect([name, await statusOf(operation, token)]).not.toEqual([name, 401]);
  });

  it('is asked for after the password was set anew by a link, on trusted devices too', async () => {
    const { user, secret } = await withFactor(await test.newUser('recovered'));
    const { email } = user;
    const { device2faToken } = await login(email, {
      twoFactorToken: await codeOf(secret),
      trustsDevice: true,
    });
    await test.client().auth.forgotPassword({ email });
    const token = (await test.linkTo(email, 'reset-password')).split('/').at(-1) ?? '';
    const password = 'a staple that nobody knows';
    await test.client().auth.resetPassword({ token, newPassword: password });
    for (const more of [{}, { device2faToken }])
      await expect(test.client().auth.login({ email, password, ...more })).rejects.toMatchObject({
        problem: { code: 'LOGIN_REQUIRES_2FA' },
      });
    clock += 60_000;
    const code = { twoFactorToken: await codeOf(secret) };
    await expect(test.client().auth.login({ email, password, ...code })).resolves.toBeDefined();
  });

  it('keeps recovery codes and trusted devices as hashes', async () => {
    const { user, secret, recoveryCodes } = await withFactor(await test.newUser('hashes'));
    const { device2faToken } = await login(user.email, {
      twoFactorToken: await codeOf(secret),
      trustsDevice: true,
    });
    const { accounts } = test.server.ports.storage;
    const stored = await accounts.read(async (reader) =>
      JSON.stringify([await reader.list('secondFactors'), await reader.list('trustedDevices')]),
    );
    for (const code of [...recoveryCodes, device2faToken ?? '']) expect(stored).not.toContain(code);
    expect(recoveryCodes.every((code) => /^(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}$/.test(code))).toBe(true);
  });

  it('is guessed at a limited number of times, and being asked for it is no guess', async () => {
    const { user, secret } = await withFactor(await test.newUser('guessed'));
    for (let turn = 0; turn < 10; turn += 1) {
      const asked = login(user.email, {});
      await expect(asked).rejects.toMatchObject({ problem: { code: 'LOGIN_REQUIRES_2FA' } });
    }
    for (let turn = 0; turn < 3; turn += 1) {
      const guess = login(user.email, { twoFactorToken: 'ABCD' });
      await expect(guess).rejects.toMatchObject({ problem: { code: 'INVALID_2FA' } });
    }
    const late = login(user.email, { twoFactorToken: await codeOf(secret) });
    await expect(late).rejects.toMatchObject({ problem: { code: 'RATE_LIMITED' } });
  });

  it('is guessed at as seldom from many networks', async () => {
    const { user, secret } = await withFactor(await test.newUser('everywhere'));
    const guess = (network: number, twoFactorToken: string) => {
      const input = { email: user.email, password: TEST_PASSWORD, twoFactorToken };
      return callFrom(`192.0.2.${network}`, test, 'auth.login', input);
    };
    for (const network of [1, 2, 3]) expect(await guess(network, '000000')).toBe('INVALID_2FA');
    expect(await guess(4, await codeOf(secret))).toBe('RATE_LIMITED');
  });
});
