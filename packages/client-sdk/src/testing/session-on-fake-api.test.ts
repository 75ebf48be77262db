import { describe, expect, it, vi } from 'vitest';
import { createMemoryTokenStore } from '../http/token-store';
import type { PersistedSession } from '../http/token-store';
import { createFakeApi } from './fake-api';
import { FAKE_PASSWORD } from './fake-seed';
import { createSession } from '../session/session';
import type { SessionEndReason, SessionOptions } from '../session/session';

// Milliseconds on a machine that others use, too.
const PATIENTLY = { timeout: 20_000 };

const ADA = 'ada@law.example';

function start(kept: PersistedSession = {}, more: Partial<SessionOptions> = {}) {
  const api = createFakeApi({ users: [{ email: ADA }, { email: 'ben@law.example' }] });
  const tokenStore = createMemoryTokenStore(kept);
  const session = createSession({
    baseUrl: api.baseUrl,
    transport: api.transport,
    retry: false,
    tokenStore,
    ...more,
  });
  const ended: SessionEndReason[] = [];
  session.onEnded((reason) => ended.push(reason));
  return { api, session, tokenStore, ended };
}
const login = { email: ADA, password: FAKE_PASSWORD };

describe('createSession', () => {
  it('starts with what was kept', () => {
    const { session } = start({ token: 'abc', cookieBanner: true });
    expect(session.getState()).toEqual({
      user: undefined,
      token: 'abc',
      twoFactor: undefined,
      cookieBanner: true,
      qrUrl: undefined,
      error: undefined,
    });
  });

  it('stores user and token of a log-in and publishes the change', async () => {
    const { session, tokenStore } = start();
    const listener = vi.fn();
    session.subscribe(listener);
    const user = await session.login(login);
    expect(user.email).toBe(ADA);
    expect(session.getState()).toMatchObject({ user, token: tokenStore.get() });
    expect(tokenStore.read()).toMatchObject({ user, token: session.getState().token });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.getState()).toBe(session.getState());
    await expect(session.client.profile.get()).resolves.toEqual(user);
  });

  it("keeps the server's refusal until the next attempt", async () => {
    const { session, ended } = start();
    await expect(session.login({ ...login, password: 'wrong' })).rejects.toMatchObject({ name: 'ApiError' });
    expect(session.getState()).toMatchObject({ token: undefined, error: { code: 'INVALID_CREDENTIALS' } });
    await session.login(login);
    expect(session.getState().error).toBeUndefined();
    expect(ended).toEqual([]);
  });

  it('keeps the token of a trusted device and sends it at the next log-in, also after logging out', async () => {
    const bodies: unknown[] = [];
    const { api, session, tokenStore } = start(
      { twoFactor: 'device' },
      {
        transport: async (request) => {
          if (request.url.endsWith('/auth/login')) bodies.push(await request.clone().json());
          return api.transport(request);
        },
      },
    );
    await session.login(login);
    await session.logout();
    expect(tokenStore.read()).toEqual({ twoFactor: 'device', user: undefined, token: undefined });
    await session.login(login);
    expect(bodies).toMatchObject([{ device2faToken: 'device' }, { device2faToken: 'device' }]);
  });

  it('registers', async () => {
    const { api, session } = start();
    await session.register({
      email: 'cy@law.example',
      password1: 'long enough',
      password2: 'long enough',
      hasAcceptedTerms: true,
      firstName: 'Cy',
      lastName: 'Counsel',
      country: 'DEU',
      fieldsOfLaw: ['Tax'],
      position: 'Judge',
    });
    expect(api.mailbox.messages()).toHaveLength(1);
    expect(session.getState().token).toBeUndefined();
  });
});

describe('a second factor', () => {
  it('has its picture in the state until it is switched on, and nowhere else', async () => {
    const { api, session, tokenStore } = start();
    await session.login(login);
    const secret = await session.generate2fa();
    expect(session.getState().qrUrl).toMatch(/^data:image/);
    expect(JSON.stringify(tokenStore.read())).not.toContain('data:image');
    const wrong = session.activate2fa({ token: 'wrong', activate: true });
    await expect(wrong).rejects.toMatchObject({ problem: { code: 'INVALID_2FA' } });
    expect(session.getState()).toMatchObject({
      error: { code: 'INVALID_2FA' },
      qrUrl: expect.any(String) as unknown,
    });
    expect(session.getState().token).toBeDefined();
    const codes = await session.activate2fa({ token: api.secondFactorToken(secret), activate: true });
    expect(codes).toHaveLength(10);
    expect(session.getState()).toMatchObject({ qrUrl: undefined, user: { has2fa: true } });
    expect(tokenStore.read().user?.has2fa).toBe(true);
  });

  it('is passed by a trusted device at the next log-in, until it is switched off', async () => {
    const { api, session, tokenStore } = start();
    await session.login(login);
    const secret = await session.generate2fa();
    const codes = await session.activate2fa({ token: api.secondFactorToken(secret), activate: true });
    await session.logout();
    await session.login({ ...login, twoFactorToken: codes[0] ?? '', trustsDevice: true });
    expect(tokenStore.read().twoFactor).toBeDefined();
    await session.logout();
    await session.login(login);
    await session.activate2fa({ token: codes[1] ?? '', activate: false });
    expect(tokenStore.read().twoFactor).toBeUndefined();
    expect(session.getState().user?.has2fa).toBe(false);
  });

  it('leaves no picture to the next user', async () => {
    const { session } = start();
    await session.login(login);
    await session.generate2fa();
    await session.logout();
    expect(session.getState().qrUrl).toBeUndefined();
    await expect(session.generate2fa()).rejects.toThrow('nobody logged in');
  });
});

describe('a token that another tab clears', () => {
  it('ends the session here whole, also where the rest was left', async () => {
    const { session, tokenStore, ended } = start();
    await session.login(login);
    tokenStore.write({ ...tokenStore.read(), token: undefined, twoFactor: 'device', cookieBanner: true });
    expect(ended).toEqual(['elsewhere']);
    expect(session.getState()).toMatchObject({ user: undefined, token: undefined });
    expect(tokenStore.read()).toEqual({
      twoFactor: 'device',
      cookieBanner: true,
      user: undefined,
      token: undefined,
    });
  });
});

describe('logging out', () => {
  it('ends the session here and on the server', async () => {
    const { api, session, ended } = start();
    await session.login(login);
    const token = session.getState().token ?? '';
    const done = session.logout();
    expect(session.getState()).toMatchObject({ user: undefined, token: undefined });
    expect(ended).toEqual(['loggedOut']);
    await done;
    await expect(api.client(token).profile.get()).rejects.toMatchObject({ status: 401 });
    await session.logout();
    expect(ended).toEqual(['loggedOut']);
  });

  it('works without the server', async () => {
    const { session, ended } = start(
      { token: 'abc' },
      { transport: () => Promise.reject(new TypeError('offline')) },
    );
    await session.logout();
    expect(session.getState().token).toBeUndefined();
    expect(ended).toEqual(['loggedOut']);
  });
});

describe('a refused token', () => {
  it('ends the session once', async () => {
    const { session, ended, tokenStore } = start({ token: 'stale', cookieBanner: true });
    await Promise.allSettled([session.client.profile.get(), session.client.codes.list(), session.restore()]);
    expect(ended).toEqual(['refused']);
    expect(tokenStore.read()).toMatchObject({ token: undefined, cookieBanner: true });
  });

  it('does not end a session that has begun meanwhile', async () => {
    const { api, session, ended, tokenStore } = start({ token: 'stale' });
    const refused = session.client.profile.get().catch(() => undefined);
    await Promise.resolve();
    const token = api.signIn(ADA);
    session.client.profile.get().catch(() => undefined);
    tokenStore.set(token);
    await refused;
    expect(session.getState().token).toBe(token);
    expect(ended).toEqual(['elsewhere']);
  });

  it('may be announced by the live channel', async () => {
    const { session, ended } = start();
    await session.login(login);
    session.end('refused');
    session.end('refused');
    expect(ended).toEqual(['refused']);
  });
});

describe('other tabs', () => {
  it('log out here too', async () => {
    const { session, tokenStore, ended } = start();
    await session.login(login);
    tokenStore.write({});
    expect(session.getState().token).toBeUndefined();
    expect(ended).toEqual(['elsewhere']);
  });

  it('log in here too, with the profile fetched where it is missing', async () => {
    const { api, session, tokenStore, ended } = start();
    tokenStore.set(api.signIn(ADA));
    await vi.waitFor(() => expect(session.getState().user?.email).toBe(ADA), PATIENTLY);
    expect(ended).toEqual([]);
  });

  it('renew the token of the same user without ending anything, but end it for another user', async () => {
    const { api, session, tokenStore, ended } = start();
    const user = await session.login(login);
    tokenStore.write({ user, token: api.signIn(ADA) });
    expect(ended).toEqual([]);
    tokenStore.write({ user: { ...user, id: 2 }, token: api.signIn('ben@law.example') });
    expect(ended).toEqual(['elsewhere']);
  });

  it('are no longer reported after close', async () => {
    const { session, tokenStore, ended } = start();
    await session.login(login);
    session.close();
    tokenStore.write({});
    expect(ended).toEqual([]);
  });
});

describe('restore', () => {
  it('fetches the profile of a kept token', async () => {
    const { api, session, tokenStore } = start();
    const token = api.signIn(ADA);
    session.close();
    tokenStore.set(token);
    await session.restore();
    expect(session.getState()).toMatchObject({ token, user: { email: ADA } });
  });

  it('keeps the session when the server cannot be reached', async () => {
    const { session } = start(
      { token: 'abc' },
      { transport: () => Promise.reject(new TypeError('offline')) },
    );
    await session.restore();
    expect(session.getState().token).toBe('abc');
  });
});

describe('what is kept', () => {
  it('takes a changed profile and the closed cookie banner', async () => {
    const { session, tokenStore } = start();
    const user = await session.login(login);
    session.setUser({ ...user, firstName: 'Augusta' });
    session.acceptCookies();
    expect(tokenStore.read()).toMatchObject({ user: { firstName: 'Augusta' }, cookieBanner: true });
    expect(session.getState().cookieBanner).toBe(true);
  });

  it('is no profile that is answered to somebody who has left, or given way to another user', async () => {
    const { api, session, tokenStore } = start();
    const ada = await session.login(login);
    const ben = api.users()[1];
    tokenStore.write({ ...(ben && { user: ben }), token: api.signIn('ben@law.example') });
    session.setUser({ ...ada, firstName: 'Augusta' });
    expect(tokenStore.read().user).toEqual(ben);
    session.end('loggedOut');
    session.setUser({ ...ada, firstName: 'Augusta' });
    expect(tokenStore.read().user).toBeUndefined();
  });
});
