import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { callFrom } from '../../testing/call-from';
import { refusal } from '../../testing/update-world';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../testing/test-server';

const GUESSES = 10_000;
const QUARTER_HOUR_MS = 900_000;

let test: TestServer;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 24) });
  // The limits as they are by themselves.
  const env = { RATE_LOGIN: '', RATE_LOGIN_PER_IP: '', RATE_SECOND_FACTOR: '' };
  test = await startTestServer({ env, now: () => new Date() });
});
afterAll(async () => {
  vi.useRealTimers();
  await test.stop();
});

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number);
const logIn = (network: string, input: object): Promise<string> =>
  callFrom(network, test, 'auth.login', input);

it('ten thousand guesses of passwords lead to fifty comparisons, ten of them with one account', async () => {
  const { email } = await test.newUser('ada');
  const verify = vi.spyOn(test.server.services.passwords, 'verify');
  const guess = async (number: number) => {
    const address = number % 2 === 0 ? email : `nobody${number}@law.example`;
    return logIn('192.0.2.1', { email: address, password: `guess ${number}` });
  };
  const guessAll = async () => {
    verify.mockClear();
    const outcomes = [];
    for (const number of numbers(GUESSES)) outcomes.push(await guess(number));
    const compared = outcomes.filter((outcome) => outcome !== 'RATE_LIMITED');
    const own = outcomes.filter((outcome, number) => outcome !== 'RATE_LIMITED' && number % 2 === 0);
    expect(verify).toHaveBeenCalledTimes(compared.length);
    return [compared.length, own.length];
  };
  expect(await guessAll()).toEqual([50, 10]);
  const right = { email, password: TEST_PASSWORD };
  expect(await logIn('192.0.2.1', right)).toBe('RATE_LIMITED');
  for (const _ of numbers(10)) expect(await logIn('198.51.100.7', right)).toBe('done');
  vi.advanceTimersByTime(QUARTER_HOUR_MS - 1);
  expect(await logIn('192.0.2.1', right)).toBe('RATE_LIMITED');
  vi.advanceTimersByTime(1);
  expect(await logIn('192.0.2.1', right)).toBe('done');
  verify.mockRestore();
});

/** The codes of an app that are right now: nobody may guess them by chance in these tests. */
async function wrongCode(secret: string, number: number): Promise<string> {
  const code = String(number).padStart(6, '0');
  return code === (await generate({ secret })) ? '999999' : code;
}

async function withFactor({ api, id }: TestUser): Promise<string> {
  const { secret } = await api.profile.generate2fa({ userId: id });
  await api.profile.activate2fa({ token: await generate({ secret }), activate: true });
  return secret;
}

it('ten thousand guesses of codes, each from another network, lead to five comparisons in 15 minutes', async () => {
  const user = await test.newUser('grace');
  const secret = await withFactor(user);
  const guessAll = async () => {
    const outcomes = [];
    for (const number of numbers(GUESSES)) {
      const twoFactorToken = await wrongCode(secret, number);
      const network = `10.0.${number >> 8}.${number & 255}`;
      outcomes.push(await logIn(network, { email: user.email, password: TEST_PASSWORD, twoFactorToken }));
    }
    expect([...new Set(outcomes)].toSorted()).toEqual(['INVALID_2FA', 'RATE_LIMITED']);
    return outcomes.filter((outcome) => outcome === 'INVALID_2FA').length;
  };
  expect(await guessAll()).toBe(5);
  vi.advanceTimersByTime(QUARTER_HOUR_MS);
  expect(await guessAll()).toBe(5);
});

it('five codes are compared for who wants to switch a second factor off', async () => {
  const user = await test.newUser('joan');
  const secret = await withFactor(user);
  const codes = [];
  for (const number of numbers(8)) {
    const token = await wrongCode(secret, number);
    codes.push(await refusal(user.api.profile.activate2fa({ token, activate: false })));
  }
  expect(codes).toEqual([...numbers(5).map(() => 'INVALID_2FA'), ...numbers(3).map(() => 'RATE_LIMITED')]);
});
