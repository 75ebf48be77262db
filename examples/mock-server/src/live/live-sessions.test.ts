import { LIVE_PING_MS } from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openLiveSocket, type LiveSocket } from '../testing/live-socket';
import { shareCode } from '../testing/share-code';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../testing/test-server';

const HOUR_MS = 3_600_000;

describe('however a session ends, its sockets end with it', () => {
  let test: TestServer;
  let clock = Date.parse('2026-03-01T12:00:00Z');
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    test = await startTestServer({ now: () => new Date(clock) });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await test.stop();
  });

  /** Sockets of a user on both channels, joined. */
  async function listen({ api, token }: TestUser): Promise<readonly LiveSocket[]> {
    const { id } = await api.codes.create({});
    const sockets = [await openLiveSocket(test, 'users'), await openLiveSocket(test, `codes/${id}`)];
    for (const socket of sockets) {
      socket.join(token);
      await socket.until(() => socket.frames.length > 0);
    }
    return sockets;
  }

  async function expectEnded(sockets: readonly LiveSocket[]): Promise<void> {
    for (const socket of sockets) {
      expect(await socket.closed).toBe(4401);
      expect(socket.frames.at(-1)).toMatchObject({ type: 'USER_TOKEN_INVALIDATE' });
    }
  }

  const ends: readonly (readonly [string, (user: TestUser) => Promise<void>])[] = [
    ['with log-out', ({ api }) => api.auth.logout()],
    [
      'with the account, as its user wants',
      ({ api }) => api.profile.delete({ currentPassword: TEST_PASSWORD }),
    ],
    [
      'with a password that is set anew',
      async ({ email }) => {
        await test.client().auth.forgotPassword({ email });
        const token = (await test.linkTo(email, 'reset-password')).split('/').at(-1) ?? '';
        await test.client().auth.resetPassword({ token, newPassword: 'a staple that nobody knows' });
      },
    ],
    [
      'because there are newer ones',
      async ({ email }) => {
        clock += 1_000;
        for (let session = 0; session < 50; session += 1)
          await test.client().auth.login({ email, password: TEST_PASSWORD });
      },
    ],
    [
      'after 12 hours without use',
      async () => {
        clock += 12 * HOUR_MS + 1_000;
        vi.advanceTimersByTime(LIVE_PING_MS);
      },
    ],
    [
      'after 30 days of use',
      async ({ api }) => {
        for (let hours = 0; hours < 30 * 24; hours += 10) {
          clock += 10 * HOUR_MS;
          await api.profile.get();
        }
        clock += HOUR_MS;
        vi.advanceTimersByTime(LIVE_PING_MS);
      },
    ],
    [
      'with the account',
      async ({ id }) => {
        await test.server.ports.storage.accounts.transact(async (transaction) => {
          const row = await transaction.get('users', id);
          if (row) await transaction.put('users', { ...row, userType: 'archived' });
        });
        vi.advanceTimersByTime(LIVE_PING_MS);
      },
    ],
    [
      'when those that are over are removed',
      async () => {
        clock += 13 * HOUR_MS;
        await test.server.services.sessions.endExpired();
      },
    ],
  ];

  it.each(ends)('%s', async (name, end) => {
    const user = await test.newUser(`user${ends.findIndex(([each]) => each === name)}`);
    const sockets = await listen(user);
    await end(user);
    await expectEnded(sockets);
  });

  it('at once, as does the channel of a Code with the access to it: no timer passes in between', async () => {
    const [owner, user] = [await test.newUser('owner'), await test.newUser('leaving')];
    const { id } = await owner.api.codes.create({});
    await owner.api.codes.update({ id, publication: 'published' });
    await shareCode(owner, id, user, 'read');
    const join = async (path: string, { token }: TestUser) => {
      const socket = await openLiveSocket(test, path);
      socket.join(token);
      await socket.until(() => socket.frames.length > 0);
      return socket;
    };
    const [shared, own] = [await join(`codes/${id}`, user), await join('users', user)];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    try {
      await owner.api.sharing.revoke({ id, userId: user.id });
      expect(await shared.closed).toBe(4403);
      await own.until(() => own.frames.some(({ type, action }) => type === 'ACCESS' && action === 'DELETE'));
      await user.api.auth.logout();
      await expectEnded([own]);
    } finally {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    }
  });

  it('and sockets of sessions that go on stay', async () => {
    const user = await test.newUser('stays');
    const sockets = await listen(user);
    clock += 11 * HOUR_MS;
    vi.advanceTimersByTime(LIVE_PING_MS);
    await test.server.services.sessions.endExpired();
    expect(sockets.map((socket) => socket.isClosed())).toEqual([false, false]);
    for (const { socket } of sockets) socket.terminate();
  });
});
