import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';

/** A Redis for tests. */
export interface RedisService {
  readonly url: string;
  /** Ends it as a crash does; nobody reaches it then. */
  kill(): Promise<void>;
  /** Starts it again at the same place, empty. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const PROGRAM = 'redis-server';

/** Why there is no Redis that tests can start and kill here; undefined where there is one. `npm test` installs Debian's where it may. */
export const missingRedis: string | undefined = isOnPath(PROGRAM)
  ? undefined
  : `${PROGRAM} is not installed here`;

/** Starts a Redis of Debian's or of the `PATH`, on the loopback address, which keeps nothing on disk. */
export async function startRedis(): Promise<RedisService> {
  const port = await freePort();
  let running = await run(port);
  const kill = async (): Promise<void> => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    async restart() {
      running = await run(port);
    },
    stop: kill,
  };
}

/** Resolves when it takes connections. Rejects where it ends before. */
async function run(port: number): Promise<ChildProcess> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const started = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    started.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready to accept connections')) resolve();
    });
    started.once('exit', () => reject(new Error(`${PROGRAM} ended: ${said}`)));
    started.once('error', reject);
  });
  return started;
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function isOnPath(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
