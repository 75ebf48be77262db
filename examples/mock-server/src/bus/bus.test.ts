import { describe } from 'vitest';
import { connectRedis } from '../redis/connect-redis';
import { missingRedis, startRedis } from '../testing/redis-service';
import { describeBuses } from './bus.conformance';
import { createInProcessBus } from './in-process/in-process-bus';
import { createRedisBus } from './redis/redis-bus';

describeBuses([
  {
    name: 'the bus in one process',
    async create() {
      const bus = createInProcessBus();
      return { here: bus, there: bus, destroy: async () => undefined };
    },
  },
]);

describe.skipIf(missingRedis)('over Redis (needs redis-server)', () => {
  describeBuses([
    {
      name: 'the bus over Redis',
      async create() {
        const redis = await startRedis();
        const connect = () => connectRedis({ url: redis.url, onError: () => undefined });
        const [one, other] = [await connect(), await connect()];
        return {
          here: await createRedisBus(one),
          there: await createRedisBus(other),
          async destroy() {
            one.close();
            other.close();
            await redis.stop();
          },
        };
      },
    },
  ]);
});
