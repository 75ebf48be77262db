import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSentMails, type SentMails } from './sent-mails';

const MAIN = fileURLToPath(new URL('../../examples/mock-server/dist/main.js', import.meta.url));

/** The built server as a process of its own, on a folder of its own; it can be killed and started again. */
export interface ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number | undefined;
  readonly sentMails: SentMails;
  /** Starts it and waits until it answers. */
  start(): Promise<void>;
  /** SIGKILL: no chance to write anything else. */
  kill(): Promise<void>;
  /** Kills it and removes its folder. */
  dispose(): Promise<void>;
}

/** The first port tried and how many there are: below those that systems give to outgoing connections, which could take one between two starts. */
const PORTS = { first: 20_000, count: 12_000 };

async function freePort(): Promise<number> {
  const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Prepares a server (`main`: its entry) on a free port and an empty data folder; `env` adds to or replaces its environment. */
export async function createServerProcess(
  env: Readonly<Record<string, string>> = {},
  main = MAIN,
): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'glossator-e2e-'));
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let output = '';
  async function untilHealthy(running: ChildProcess): Promise<void> {
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline) {
      if (running.exitCode !== null)
        throw new Error(`The server stopped with code ${running.exitCode}:\n${output}`);
      const answer = await fetch(`${url}/api/v1/health`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server did not answer within 60 s:\n${output}`);
  }
  async function kill(): Promise<void> {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  }
  return {
    url,
    dataDir,
    sentMails: createSentMails(dataDir),
    get pid() {
      return child?.pid;
    },
    async start() {
      child = spawn(process.execPath, [main], {
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: dataDir,
          PUBLIC_URL: url,
          LOG_LEVEL: 'warn',
          DEMO: '0',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await untilHealthy(child);
    },
    kill,
    async dispose() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
