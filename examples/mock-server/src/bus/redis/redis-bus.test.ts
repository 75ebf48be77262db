import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceUnavailableError } from '../../problems/service-unavailable';
import { connectRedis, type RedisConnections } from '../../redis/connect-redis';
import { missingRedis, startRedis, type RedisService } from '../../testing/redis-service';
import type { Bus } from '../bus';
import { createRedisBus } from './redis-bus';

const PATIENTLY = { timeout: 20_000 };

describe.skipIf(missingRedis)('a bus over a Redis that goes away', () => {
  let redis: RedisService;
  const connections: RedisConnections[] = [];
  const errors = vi.fn();
  const open = async (): Promise<Bus> => {
    const connection = await connectRedis({ url: redis.url, onError: errors });
    connections.push(connection);
    return createRedisBus(connection);
  };

  beforeEach(async () => void (redis = await startRedis()));
  afterEach(async () => {
    for (const connection of connections.splice(0)) connection.close();
    await redis.stop();
    errors.mockReset();
  });

  /** Publishes again and again until a message gets through. */
  const untilReceived = (from: Bus, received: ReturnType<typeof vi.fn>) =>
    vi.waitFor(() => {
      from.publish('access-changed', { codeId: 7 });
      expect(received).toHaveBeenCalled();
    }, PATIENTLY);

  it('goes on within the server, and between servers when it is back, which both learn of', async () => {
    const [here, there] = [await open(), await open()];
    const [receivedHere, receivedThere, gapHere, gapThere] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    here.subscribe('access-changed', receivedHere);
    there.subscribe('access-changed', receivedThere);
    here.onGap(gapHere);
    there.onGap(gapThere);
    await redis.kill();
    await vi.waitFor(() => expect(errors).toHaveBeenCalled(), PATIENTLY);
    here.publish('access-changed', { codeId: 1 });
    expect(receivedHere).toHaveBeenCalledWith({ codeId: 1 });
    expect(gapThere).not.toHaveBeenCalled();
    await redis.restart();
    await vi.waitFor(() => {
      expect(gapHere).toHaveBeenCalled();
      expect(gapThere).toHaveBeenCalled();
    }, PATIENTLY);
    await untilReceived(here, receivedThere);
    expect(receivedThere).not.toHaveBeenCalledWith({ codeId: 1 });
  });

  it('tells the others where only its own messages were lost', async () => {
    const [here, there] = [await open(), await open()];
    const [gapThere, receivedThere] = [vi.fn(), vi.fn()];
    there.onGap(gapThere);
    there.subscribe('access-changed', receivedThere);
    const [commands, helper] = [connections[0]?.commands, connections[1]?.commands];
    // As soon as the connection is gone, and before it is back.
    errors.mockImplementationOnce(() => here.publish('access-changed', { codeId: 1 }));
    const id = await commands?.clientId();
    await helper?.sendCommand(['CLIENT', 'KILL', 'ID', String(id)]);
    await vi.waitFor(() => expect(gapThere).toHaveBeenCalled(), PATIENTLY);
    await untilReceived(here, receivedThere);
    expect(receivedThere).not.toHaveBeenCalledWith({ codeId: 1 });
  });

  it('is not disturbed by what others say on its channel', async () => {
    const bus = await open();
    const [received, gap] = [vi.fn(), vi.fn()];
    bus.subscribe('access-changed', received);
    bus.onGap(gap);
    const { commands, prefix } = await connectOther();
    for (const text of [
      'no JSON',
      '7',
      '{"topic":"access-changed"}',
      '{"from":"x","topic":"of-tomorrow","message":{}}',
    ])
      await commands.publish(`${prefix}bus`, text);
    await untilReceived(await open(), received);
    expect(gap).not.toHaveBeenCalled();
  });

  async function connectOther() {
    const connection = await connectRedis({ url: redis.url, onError: errors });
    connections.push(connection);
    return connection;
  }

  it('names the setting and the reason where it is not there at the start', async () => {
    await redis.kill();
    const refusal = await open().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ServiceUnavailableError);
    expect(String(refusal)).toMatch(/REDIS_URL: Redis at 127\.0\.0\.1:\d+ cannot be reached: .*ECONNREFUSED/);
  });
});
