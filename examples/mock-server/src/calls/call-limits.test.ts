import type { ProblemCode } from '@glossator/client-sdk/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RateConfig } from '../config/config';
import { createInProcessRateLimiters } from '../limits/rate-limiters';
import { ProblemError } from '../problems/problem-error';
import type { Visit } from './call';
import { createCallLimits } from './call-limits';
import type { LimitedCall } from './limit-keys';

const NONE: RateConfig = {
  calls: 0,
  login: 0,
  loginPerIp: 0,
  secondFactor: 0,
  register: 0,
  mail: 0,
  mention: 0,
  share: 0,
  contact: 0,
  invite: 0,
  request: 0,
  export: 0,
  import: 0,
};

describe('limits on calls', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 6, 1) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const made = (rates: Partial<RateConfig>) =>
    createCallLimits({ ...NONE, ...rates }, createInProcessRateLimiters());
  const from = (address: string): Visit => ({
    clientId: undefined,
    idempotencyKey: undefined,
    authorization: undefined,
    address,
    languages: [],
  });
  const user = (id: number) => ({ user: { id } });
  const refusal = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (error instanceof ProblemError) return [error.code, error.parts.retryAfterSeconds];
      throw error;
    }
    return undefined;
  };

  it('give each user so many calls a minute, wherever they come from', async () => {
    const limits = made({ calls: 3 });
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      await limits.admit('writing', from(address), user(1));
    vi.advanceTimersByTime(20_000);
    expect(await refusal(() => limits.admit('writing', from('192.0.2.4'), user(1)))).toEqual([
      'RATE_LIMITED',
      40,
    ]);
    expect(await refusal(() => limits.admit('writing', from('192.0.2.1'), user(2)))).toBeUndefined();
    vi.advanceTimersByTime(40_000);
    expect(await refusal(() => limits.admit('writing', from('192.0.2.1'), user(1)))).toBeUndefined();
  });

  it('let nobody write to many addresses that they say they want, nor fill their own mailbox', async () => {
    const limits = made({ mail: 1, login: 5 });
    const call = (name: string, input: object, work = () => Promise.resolve()) =>
      refusal(() => limits.run({ name, input, visit: from('192.0.2.1'), who: user(1) }, work));
    const wanting = (number: number) =>
      call('profile.update', { email: `new-${number}@law.example`, currentPassword: 'right' });
    for (let number = 0; number < 6; number += 1) expect(await wanting(number)).toBeUndefined();
    const wrong = () => Promise.reject(new ProblemError('INVALID_CREDENTIALS'));
    expect(await call('profile.changePassword', {}, wrong)).toEqual(['INVALID_CREDENTIALS', undefined]);
    for (const name of ['profile.changePassword', 'profile.activate2fa', 'profile.changePassword'])
      expect(await call(name, {})).toBeUndefined();
    expect(await wanting(9)).toBeUndefined();
    expect(await wanting(10)).toEqual(['RATE_LIMITED', 3600]);
    expect(await call('profile.changePassword', {})).toEqual(['RATE_LIMITED', 3600]);
    expect(await call('profile.update', { firstName: 'Ada' })).toBeUndefined();
  });

  it('count each mention of a comment, and comments without any not at all', async () => {
    const limits = made({ mention: 3 });
    const comment = (mentions?: readonly number[], name = 'selections.createComment') =>
      refusal(() =>
        limits.run(
          {
            name,
            input: { selectionId: 1, text: 'x', ...(mentions && { mentions }) },
            visit: from('192.0.2.1'),
            who: user(1),
          },
          () => Promise.resolve(),
        ),
      );
    expect(await comment([2, 3])).toBeUndefined();
    expect(await comment([2, 3])).toEqual(['RATE_LIMITED', 3600]);
    expect(await comment([2, 3], 'selections.updateComment')).toEqual(['RATE_LIMITED', 3600]);
    expect(await comment([4])).toBeUndefined();
    expect(await comment([])).toBeUndefined();
    expect(await comment()).toBeUndefined();
    expect(await comment([4])).toEqual(['RATE_LIMITED', 3600]);
  });

  it('count wrong codes of a second factor for an account from wherever, and neither right ones nor being asked', async () => {
    const limits = made({ secondFactor: 2 });
    const login = (address: string, code: ProblemCode | undefined, twoFactorToken?: string) => {
      const input = { email: 'ada@law.example', ...(twoFactorToken !== undefined && { twoFactorToken }) };
      const call: LimitedCall = { name: 'auth.login', input, visit: from(address), who: undefined };
      return refusal(() =>
        limits.run(call, async () => {
          if (code) throw new ProblemError(code);
        }),
      );
    };
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      expect(await login(address, 'LOGIN_REQUIRES_2FA')).toEqual(['LOGIN_REQUIRES_2FA', undefined]);
      expect(await login(address, undefined, '123456')).toBeUndefined();
      expect(await login(address, 'INVALID_CREDENTIALS', '123456')).toEqual([
        'INVALID_CREDENTIALS',
        undefined,
      ]);
    }
    expect(await login('192.0.2.4', 'INVALID_2FA', '111111')).toEqual(['INVALID_2FA', undefined]);
    expect(await login('192.0.2.5', 'INVALID_2FA', '222222')).toEqual(['INVALID_2FA', undefined]);
    expect(await login('192.0.2.6', undefined, '333333')).toEqual(['RATE_LIMITED', 900]);
    // Who has a trusted device, or only the password, is not kept out by it.
    expect(await login('192.0.2.6', undefined)).toBeUndefined();
  });

  it('count reading and writing by themselves', async () => {
    const limits = made({ calls: 1 });
    await limits.admit('writing', from('192.0.2.1'), user(1));
    expect(await refusal(() => limits.admit('reading', from('192.0.2.1'), user(1)))).toBeUndefined();
    expect(await refusal(() => limits.admit('reading', from('192.0.2.1'), user(1)))).toEqual([
      'RATE_LIMITED',
      60,
    ]);
  });

  it('give each address so many calls without a session', async () => {
    const limits = made({ calls: 1 });
    await limits.admit('writing', from('192.0.2.1'), undefined);
    expect(await refusal(() => limits.admit('writing', from('192.0.2.1'), undefined))).toEqual([
      'RATE_LIMITED',
      60,
    ]);
    expect(await refusal(() => limits.admit('writing', from('192.0.2.1'), user(1)))).toBeUndefined();
    expect(await refusal(() => limits.admit('writing', from('192.0.2.2'), undefined))).toBeUndefined();
  });

  const call = (name: string, input: unknown, address = '192.0.2.1'): LimitedCall => ({
    name,
    input,
    visit: from(address),
    who: undefined,
  });
  const outcome = async (
    limits: ReturnType<typeof made>,
    name: string,
    input: unknown,
    error?: Error,
    address?: string,
  ) =>
    limits
      .run(call(name, input, address), () => (error ? Promise.reject(error) : Promise.resolve('made')))
      .catch((thrown: unknown) => (thrown instanceof ProblemError ? thrown.code : 'failed'));

  it('count log-ins while they fail', async () => {
    const limits = made({ login: 2 });
    const logIn = (error?: Error) => outcome(limits, 'auth.login', { email: 'Ada@law.example' }, error);
    const wrong = new ProblemError('INVALID_CREDENTIALS');
    for (let i = 0; i < 5; i += 1) expect(await logIn()).toBe('made');
    expect(await logIn(wrong)).toBe('INVALID_CREDENTIALS');
    expect(await logIn(wrong)).toBe('INVALID_CREDENTIALS');
    expect(await logIn()).toBe('RATE_LIMITED');
    expect(await outcome(limits, 'auth.login', { email: 'max@law.example' })).toBe('made');
  });

  it('count a refused call for none of its limits', async () => {
    const limits = made({ login: 1, loginPerIp: 2 });
    const wrong = new ProblemError('INVALID_CREDENTIALS');
    const logIn = (email: string) => outcome(limits, 'auth.login', { email }, wrong);
    expect(await logIn('ada@law.example')).toBe('INVALID_CREDENTIALS');
    for (let i = 0; i < 5; i += 1) expect(await logIn('ada@law.example')).toBe('RATE_LIMITED');
    expect(await logIn('max@law.example')).toBe('INVALID_CREDENTIALS');
    expect(await logIn('eve@law.example')).toBe('RATE_LIMITED');
  });

  it('let no more be made than are allowed, however many come at once', async () => {
    const limits = made({ login: 3 });
    let guesses = 0;
    const guess = () =>
      limits.run(call('auth.login', { email: 'ada@law.example' }), async () => {
        guesses += 1;
        await Promise.resolve();
        throw new ProblemError('INVALID_CREDENTIALS');
      });
    const codes = await Promise.all(Array.from({ length: 200 }, () => refusal(guess)));
    expect(codes.filter((refused) => refused?.[0] === 'INVALID_CREDENTIALS')).toHaveLength(3);
    expect(guesses).toBe(3);
  });

  it('count what is shared unless it was refused', async () => {
    const limits = made({ share: 2 });
    const share = (error?: Error) => outcome(limits, 'notes.share', {}, error);
    for (let i = 0; i < 5; i += 1) expect(await share(new ProblemError('NOT_FOUND'))).toBe('NOT_FOUND');
    expect(await share(new Error('half of it was sent'))).toBe('failed');
    expect(await share()).toBe('made');
    expect(await share()).toBe('RATE_LIMITED');
  });

  it('count messages with the contact form by network, and those of all networks, which one mailbox gets', async () => {
    const limits = made({ contact: 2 });
    const write = (address: string, error?: Error) => outcome(limits, 'contact.send', {}, error, address);
    for (let i = 0; i < 3; i += 1)
      expect(await write('192.0.2.1', new ProblemError('VALIDATION'))).toBe('VALIDATION');
    for (let network = 1; network <= 20; network += 1)
      for (const expected of ['made', 'made', 'RATE_LIMITED'].slice(0, network === 20 ? 2 : 3))
        expect(await write(`192.0.2.${network}`)).toBe(expected);
    expect(await write('198.51.100.1')).toBe('RATE_LIMITED');
  });

  it('leave other operations alone', async () => {
    const limits = made({ login: 1, loginPerIp: 1, register: 1, mail: 1, share: 1 });
    for (let i = 0; i < 5; i += 1) expect(await outcome(limits, 'codes.list', {})).toBe('made');
  });
});
