import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectRedis, type RedisConnections } from '../../redis/connect-redis';
import { missingRedis, startRedis, type RedisService } from '../../testing/redis-service';
import type { Rate } from '../rate-limiter';
import { createRedisRateLimiters } from './redis-rate-limiters';

const PATIENTLY = { timeout: 20_000 };
const RATE: Rate = { most: 3, windowMs: 60_000 };

describe.skipIf(missingRedis)('limiters over Redis', () => {
  let redis: RedisService;
  let connections: RedisConnections[];

  beforeEach(async () => {
    redis = await startRedis();
    const connect = () => connectRedis({ url: redis.url, onError: () => undefined });
    connections = [await connect(), await connect()];
  });
  afterEach(async () => {
    for (const connection of connections) connection.close();
    await redis.stop();
  });

  /** A limiter of that name in each of two servers. */
  const both = (name = 'login', rate = RATE) =>
    connections.map((connection) => createRedisRateLimiters(connection).create(name, rate));

  it('count together what comes to any server, each key and each limiter by itself', async () => {
    const [one, other] = both();
    expect((await one?.take('a'))?.standing).toMatchObject({
      key: 'a',
      most: 3,
      remaining: 2,
      resetSeconds: 60,
    });
    expect((await other?.take('a'))?.standing.remaining).toBe(1);
    expect((await one?.take('a'))?.standing.remaining).toBe(0);
    expect(await other?.take('a')).toMatchObject({ isRefused: true, standing: { remaining: 0 } });
    expect(await other?.take('b')).toMatchObject({ isRefused: false });
    const [third] = both('register');
    expect(await third?.take('a')).toMatchObject({ isRefused: false, standing: { remaining: 2 } });
  });

  it('let in exactly as many as are allowed, however many come at once to both', async () => {
    const limiters = both('calls', { most: 100, windowMs: 60_000 });
    const taken = await Promise.all(
      Array.from({ length: 1_000 }, async (_, number) => limiters[number % 2]?.take('a')),
    );
    expect(taken.filter((one) => one?.isRefused === false)).toHaveLength(100);
    expect(await limiters[0]?.take('a')).toMatchObject({ isRefused: true, standing: { remaining: 0 } });
  });

  it('take several times as a whole or not at all', async () => {
    const [one, other] = both();
    expect(await one?.take('a', 4)).toMatchObject({ isRefused: true, standing: { remaining: 3 } });
    expect(await other?.take('a', 3)).toMatchObject({ isRefused: false, standing: { remaining: 0 } });
  });

  it('count no more what is given back', async () => {
    const [one, other] = both();
    const taken = await one?.take('a', 3);
    await taken?.giveBack();
    expect(await other?.take('a', 3)).toMatchObject({ isRefused: false });
    const refused = await one?.take('a');
    await refused?.giveBack();
    expect(await other?.take('a')).toMatchObject({ isRefused: true });
  });

  it('open a new window when one has ended', async () => {
    const [one, other] = both('short', { most: 1, windowMs: 1_000 });
    await one?.take('a');
    expect(await other?.take('a')).toMatchObject({ isRefused: true, standing: { resetSeconds: 1 } });
    await vi.waitFor(
      async () => expect(await other?.take('a')).toMatchObject({ isRefused: false }),
      PATIENTLY,
    );
  });

  it('keep no address and no name in Redis', async () => {
    await both()[0]?.take('user 7 of 192.0.2.1');
    const keys = await connections[0]?.commands.keys('*');
    expect(keys).toHaveLength(1);
    expect(keys?.[0]).toMatch(/^glossator:0:limit:login:[\w-]{22}$/);
  });

  it('go on counting, each server by itself, while Redis is away, and together again when it is back', async () => {
    const [one, other] = both();
    await one?.take('a', 2);
    await redis.kill();
    expect(await one?.take('a', 3)).toMatchObject({ isRefused: false, standing: { remaining: 0 } });
    expect(await one?.take('a')).toMatchObject({ isRefused: true });
    expect(await other?.take('a')).toMatchObject({ isRefused: false });
    await redis.restart();
    await vi.waitFor(
      () => expect(connections.every(({ commands }) => commands.isReady)).toBe(true),
      PATIENTLY,
    );
    expect(await one?.take('a', 3)).toMatchObject({ isRefused: false });
    expect(await other?.take('a')).toMatchObject({ isRefused: true });
  });
});
