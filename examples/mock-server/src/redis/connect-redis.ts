import { createClient } from 'redis';
import { ServiceUnavailableError } from '../problems/service-unavailable';

/** A connection to Redis that comes back by itself, and refuses commands at once while it is away. */
export type RedisClient = ReturnType<typeof clientOf>;

/** Two connections: one for commands, and one that only listens. */
export interface RedisConnections {
  readonly commands: RedisClient;
  readonly listening: RedisClient;
  /** Begins the names of everything that this server keeps or says in Redis. */
  readonly prefix: string;
  close(): void;
}

/** Where Redis is, and who is called with connections that broke. */
export interface RedisOptions {
  /** `redis://` or `rediss://` with host, port and the number of the database. */
  readonly url: string;
  readonly onError: (error: Error) => void;
}

const CONNECT_MS = 5_000;
/** Milliseconds that a command may take; what waits for it does without Redis then. */
const COMMAND_MS = 1_000;
const PING_MS = 10_000;
/** Milliseconds without a byte, pings included, after which a connection is dead. */
const SILENCE_MS = 30_000;
const LONGEST_WAIT_MS = 2_000;
/** Milliseconds by which servers that lost Redis together come back apart. */
const SPREAD_MS = 200;

/** Connects. Throws `ServiceUnavailableError` where Redis cannot be reached at the start; later it is waited for. */
export async function connectRedis(options: RedisOptions): Promise<RedisConnections> {
  const [commands, listening] = [clientOf(options), clientOf(options)];
  const close = (): void => {
    for (const client of [commands, listening]) if (client.isOpen) client.destroy();
  };
  try {
    await Promise.all([commands.connect(), listening.connect()]);
  } catch (error) {
    close();
    const { host } = new URL(options.url);
    const said = error instanceof Error ? error.message : String(error);
    throw new ServiceUnavailableError(`REDIS_URL: Redis at ${host} cannot be reached: ${said}`, {
      cause: error,
    });
  }
  const database = Number(new URL(options.url).pathname.slice(1)) || 0;
  // What is published in Redis reaches subscribers in all of its databases.
  return { commands, listening, prefix: `glossator:${database}:`, close };
}

function clientOf({ url, onError }: RedisOptions) {
  let hasConnected = false;
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    commandOptions: { timeout: COMMAND_MS },
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries, cause) =>
        (hasConnected && Math.min(LONGEST_WAIT_MS, 50 * 2 ** retries) + Math.random() * SPREAD_MS) || cause,
    },
  });
  // Without a listener, a connection that breaks would end the process.
  client.on('error', (error: Error) => hasConnected && onError(error));
  client.on('ready', () => (hasConnected = true));
  return client;
}
