import { cp, lstat, mkdir, rm } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createServerProcess } from '../../../e2e/support/server-process';
import { watchMemory, type MemoryWatch } from './process-memory';

/** A time in which the server's event loop stood still, until `at` (milliseconds since 1970). */
export interface Stall {
  readonly at: number;
  readonly ms: number;
  /** Of it the time in which its thread had a processor; undefined where the system does not report it. */
  readonly workMs?: number;
}

/** The built server as a process of its own, measured from outside. */
export interface MeasuredServer {
  readonly url: string;
  readonly dataDir: string;
  readonly memory: MemoryWatch;
  /** Stalls that ended at or after a moment. */
  stallsSince(moment: number): readonly Stall[];
  /** Runs work while the server's CPU is profiled, where profiles are wanted. */
  profiled<R>(name: string, work: () => Promise<R>): Promise<R>;
  /** Copies the data of the server, which is killed for that and started again. */
  keep(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** How a server is made: the entry of the build, the kept data folder to begin with, and where profiles go. */
export interface ServerChoice {
  readonly main: string | undefined;
  readonly kept?: string | undefined;
  readonly profiles: string | undefined;
  readonly scratch: string;
}

/** No limits that are there for people; and a busy machine must not make a long file a bad one. */
const ENV = {
  RATE_CALLS: '0',
  RATE_REGISTER: '0',
  RATE_LOGIN: '0',
  RATE_LOGIN_PER_IP: '0',
  RATE_MAIL: '0',
  QUOTA_MIB: '100000',
  PDF_TIMEOUT_MS: '300000',
};

/** Starts a server. */
export async function openServer({ main, kept, profiles, scratch }: ServerChoice): Promise<MeasuredServer> {
  await mkdir(scratch, { recursive: true });
  const file = join(scratch, `loop-${process.pid}-${performance.now()}.jsonl`);
  const probe = pathToFileURL(join(import.meta.dirname, 'loop-probe.mjs')).href;
  const env = { ...ENV, LOOP_PROBE_FILE: file, NODE_OPTIONS: `--import ${probe}` };
  const server = await createServerProcess(env, main);
  if (kept !== undefined) await copyData(kept, join(server.dataDir, '..'));
  await server.start();
  const end = (): void => {
    if (server.pid !== undefined) process.kill(server.pid, 'SIGKILL');
  };
  process.once('exit', end);
  const memory = watchMemory(() => server.pid);
  return {
    url: server.url,
    dataDir: server.dataDir,
    memory,
    stallsSince: (moment) => readStalls(file).filter(({ at }) => at >= moment),
    async profiled(name, work) {
      if (profiles === undefined || server.pid === undefined) return work();
      process.kill(server.pid, 'SIGUSR2');
      try {
        return await work();
      } finally {
        const written = `${file}.cpuprofile`;
        process.kill(server.pid, 'SIGUSR2');
        for (let wait = 0; wait < 300 && !existsSync(written); wait += 1) await setTimeout(100);
        await mkdir(profiles, { recursive: true });
        await cp(written, join(profiles, `${name}.cpuprofile`));
        await rm(written);
      }
    },
    async keep(folder) {
      await server.kill();
      await copyData(join(server.dataDir, '..'), folder);
      await server.start();
    },
    async close() {
      memory.stop();
      process.off('exit', end);
      await server.dispose();
      await rm(file, { force: true });
    },
  };
}

/** What is no file or folder is the lock of a server. */
async function copyData(from: string, to: string): Promise<void> {
  const filter = async (path: string): Promise<boolean> => {
    const kind = await lstat(path);
    return kind.isFile() || kind.isDirectory();
  };
  await cp(from, to, { recursive: true, filter });
}

function readStalls(file: string): Stall[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Stall]));
}
