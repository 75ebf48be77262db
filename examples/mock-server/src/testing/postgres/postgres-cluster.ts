import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { enterablePrograms, type PostgresPrograms } from './postgres-programs';

/** A PostgreSQL of its own in a temporary folder, reached by a socket in it. */
export interface PostgresCluster {
  /** The address of its first database. */
  readonly url: string;
  /** Ends it as a power cut would: nothing is flushed. It is not there until `start`. */
  kill(): Promise<void>;
  /** Starts it again after `kill`; it recovers what was committed. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/** How a cluster works. */
export interface ClusterOptions {
  /** Whether a commit reaches the disk, which only tests of durability need. Default: false. */
  readonly isDurable?: boolean;
}

/**
 * Runs PostgreSQL until the standard input closes, which it also does when the tests are killed: nothing is left running. SIGQUIT is
 * its immediate end: what is thrown away need not be flushed.
 */
const UNTIL_INPUT_CLOSES = '"$0" "$@" & server=$!; cat >/dev/null; kill -QUIT "$server"; wait "$server"';

/** Makes a cluster and starts it. Rejects with what PostgreSQL says where it does not start. */
export async function startCluster(
  programs: PostgresPrograms,
  { isDurable = false }: ClusterOptions = {},
): Promise<PostgresCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'glossator-postgres-'));
  const { initdb, postgres, user } = await enterablePrograms(programs, folder);
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const environment = { ...user, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  const initOptions = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  await promisify(execFile)(initdb, ['-D', data, ...initOptions, '--no-sync'], environment);

  const flushing = isDurable ? [] : ['fsync=off', 'full_page_writes=off'];
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=200'];
  const options = [...settings, ...flushing].flatMap((setting) => ['-c', setting]);
  let running: ChildProcess | undefined;

  async function start(): Promise<void> {
    const server = spawn('sh', ['-c', UNTIL_INPUT_CLOSES, postgres, '-D', data, ...options], {
      ...environment,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    running = server;
    await isReady(server);
  }

  async function kill(): Promise<void> {
    const server = running;
    if (!server) return;
    running = undefined;
    server.stdin?.end();
    if (server.exitCode === null) await once(server, 'exit');
  }

  await start();
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    kill,
    start,
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until a server takes connections. Rejects with what it wrote if it ends before that. */
async function isReady({ stderr }: ChildProcess): Promise<void> {
  if (!stderr) throw new Error('The server has no standard error');
  const said: string[] = [];
  const lines = createInterface({ input: stderr });
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      said.push(line);
      if (line.includes('database system is ready to accept connections')) resolve();
    });
    lines.on('close', () => reject(new Error(`PostgreSQL did not start:\n${said.join('\n')}`)));
  });
  lines.removeAllListeners('line');
  // What it says later is read and dropped, or it would wait for a reader.
  lines.on('line', () => undefined);
}
