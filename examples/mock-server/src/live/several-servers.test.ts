import type { LiveFrame } from '@glossator/client-sdk/contract';
import { ApiError } from '@glossator/client-sdk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openLiveSocket, type LiveSocket } from '../testing/live-socket';
import { missingRedis, startRedis, type RedisService } from '../testing/redis-service';
import { shareCode } from '../testing/share-code';
import type { TestServer, TestUser } from '../testing/test-server';
import { startTwoServers, type TwoServers } from '../testing/two-servers';

const PATIENTLY = { timeout: 20_000 };
const TRY_AGAIN_LATER = 1013;

describe.skipIf(missingRedis)('two servers that meet in Redis', () => {
  let redis: RedisService;
  let servers: TwoServers;
  let ada: TestUser;
  let ben: TestUser;
  let codeId: number;

  beforeAll(async () => {
    redis = await startRedis();
    servers = await startTwoServers(redis.url, { RATE_SHARE: '0', RATE_CALLS: '40' });
    [ada, ben] = [await servers.one.newUser('ada'), await servers.one.newUser('ben')];
    codeId = (await ada.api.codes.create({ title: 'Shared' })).id;
    await shareCode(ada, codeId, ben, 'annotate');
  });
  afterAll(async () => {
    await servers.stop();
    await redis.stop();
  });

  const joined = async (server: TestServer, { token }: TestUser): Promise<LiveSocket> => {
    const socket = await openLiveSocket(server, `codes/${codeId}`);
    socket.join(token);
    await socket.until(() => socket.frames.length > 0);
    return socket;
  };
  const receives = (socket: LiveSocket, action: string, { id }: TestUser) =>
    socket.until(() => socket.frames.some((frame) => frame.action === action && namesUser(frame, id)));

  it('show each other who is on a Code, and who leaves', async () => {
    const first = await joined(servers.one, ada);
    const second = await joined(servers.other, ben);
    await receives(first, 'JOIN', ben);
    await receives(second, 'JOIN', ada);
    second.socket.close();
    await receives(first, 'LEAVE', ben);
    first.socket.close();
  });

  it('end a session everywhere at once', async () => {
    const { token, api } = await loggedInAgain(ben);
    const socket = await openLiveSocket(servers.other, 'users');
    socket.join(token);
    await socket.until(() => socket.frames.length > 0);
    await api.auth.logout();
    await socket.closed;
    expect(socket.frames.at(-1)).toMatchObject({ type: 'USER_TOKEN_INVALIDATE' });
  });

  const loggedInAgain = async ({ email }: TestUser) => {
    const { token } = await servers.one.client().auth.login({ email, password: 'correct horse battery' });
    return { token, api: servers.one.client(token) };
  };

  it('count the calls of a user together, and say so in the same headers', async () => {
    const cleo = await servers.one.newUser('cleo');
    const [here, there] = [servers.one.client(cleo.token), servers.other.client(cleo.token)];
    const outcomes = [];
    for (let call = 0; call < 60; call += 1)
      outcomes.push(await (call % 2 === 0 ? here : there).profile.get().catch((error: unknown) => error));
    const refused = outcomes.filter((outcome) => outcome instanceof ApiError);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(refused[0]).toMatchObject({ status: 429 });
    const answer = await fetch(`${servers.other.server.address}/api/v1/profile`, {
      headers: { authorization: `Bearer ${cleo.token}` },
    });
    expect(answer.headers.get('ratelimit')).toMatch(/^"40-in-1min"; r=0; t=\d+$/);
  });

  it('go on while Redis is away, and have clients come again when it is back', async () => {
    const socket = await joined(servers.other, ben);
    await redis.kill();
    await ben.api.codes.list({});
    const title = `Renamed ${Date.now()}`;
    await ada.api.codes.update({ id: codeId, title });
    await redis.restart();
    expect(await socket.closed).toBe(TRY_AGAIN_LATER);
    await haveMetAgain(servers.one, servers.other);
    await haveMetAgain(servers.other, servers.one);
    const ours = await joined(servers.one, ada);
    const again = await joined(servers.other, ben);
    await receives(again, 'JOIN', ada);
    again.socket.close();
    ours.socket.close();
  });

  /** Resolves once one server gets what another says again; all that the other had to say before is said then. */
  async function haveMetAgain(from: TestServer, to: TestServer): Promise<void> {
    const received = vi.fn();
    const stop = to.server.ports.bus.subscribe('presence-asked', received);
    await vi.waitFor(() => {
      from.server.ports.bus.publish('presence-asked', { server: 'test', codeId: 0 });
      expect(received).toHaveBeenCalled();
    }, PATIENTLY);
    stop();
  }
});

function namesUser({ type, data }: LiveFrame, id: number): boolean {
  return type === 'USER' && JSON.stringify(data).includes(`"id":${id}`);
}
