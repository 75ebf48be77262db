import { dirname } from 'node:path';
import { createClient, createMemoryTokenStore, type GlossatorClient } from '@glossator/client-sdk';
import { createServerProcess, type ServerProcess } from '../../e2e/support/server-process';
import { copyData, setStage, UNLIMITED, type Cast, type Person, type Stage } from './cast';

/** A server that is attacked: the built one, in a process of its own, on a folder of its own, on the loopback address only. */
export interface AttackedServer {
  readonly process: ServerProcess;
  readonly url: string;
  readonly port: number;
  readonly cast: Cast;
  /** A client of somebody's, or without a session; it repeats nothing. */
  client(person?: Pick<Person, 'token'>): GlossatorClient;
  /** Whether the process that was started still runs and answers. */
  isWell(): Promise<boolean>;
  close(): Promise<void>;
}

/** Starts servers for the sections, each on a copy of the same stage. */
export interface Arena {
  /**
   * `env` adds to or replaces the settings, which have no limits on how often something may be done. It begins with the data of the server
   * `after`, which does not run, where that is given.
   */
  start(env?: Readonly<Record<string, string>>, after?: AttackedServer): Promise<AttackedServer>;
  /** Ends all servers that still run and removes what is left of them. */
  close(): Promise<void>;
}

/** Milliseconds a call may take: the machine may be busy, and who attacks keeps it so. */
const PATIENCE_MS = 120_000;

/** Makes the arena. */
export function createArena(): Arena {
  let stage: Promise<Stage> | undefined;
  const running = new Set<ServerProcess>();
  const killAll = (): void => {
    for (const { pid } of running) if (pid !== undefined) process.kill(pid, 'SIGKILL');
  };
  process.once('exit', killAll);
  return {
    async start(env = {}, after) {
      const { cast, copyTo } = await (stage ??= setStage());
      const server = await createServerProcess({ LOG_LEVEL: 'error', ...UNLIMITED, ...env });
      running.add(server);
      const folder = dirname(server.dataDir);
      await (after ? copyData(dirname(after.process.dataDir), folder) : copyTo(folder));
      await server.start();
      return attackedServer(server, cast, () => running.delete(server));
    },
    async close() {
      process.off('exit', killAll);
      for (const server of running) await server.dispose();
      await (await stage)?.remove();
    },
  };
}

function attackedServer(server: ServerProcess, cast: Cast, onClosed: () => void): AttackedServer {
  const { url, pid } = server;
  return {
    process: server,
    url,
    port: Number(new URL(url).port),
    cast,
    client: (person) =>
      createClient({
        baseUrl: url,
        retry: false,
        timeoutMs: PATIENCE_MS,
        tokenStore: createMemoryTokenStore(person && { token: person.token }),
      }),
    async isWell() {
      const answer = await fetch(`${url}/api/v1/health`).catch(() => undefined);
      return server.pid === pid && answer?.ok === true;
    },
    async close() {
      await server.dispose();
      onClosed();
    },
  };
}
