import { statfs } from 'node:fs/promises';
import { API_VERSION, type ServerHealth } from '@glossator/client-sdk/contract';
import type { Jobs } from '../../jobs/jobs';
import type { BackgroundWork } from '../../background/background-work';
import { PENDING_TASKS } from '../../tables/pending-tasks';
import type { AccountsPartition } from '../../tables/tables';
import { archivesOf, storageOf } from '../files/file-quota';
import { isAccount } from './admin-lists';

/** Reads how a server does. */
export type ServerHealthReader = () => Promise<ServerHealth>;

/** What is looked at; `sockets` counts the open connections of live channels. */
export interface ServerHealthParts {
  readonly accounts: AccountsPartition;
  readonly background: BackgroundWork;
  readonly jobs: Jobs;
  readonly dataDir: string;
  readonly sockets: () => number;
  readonly now: () => Date;
}

/** Makes the reader; the server counts as started with it. */
export function createServerHealth(parts: ServerHealthParts): ServerHealthReader {
  const { accounts, background, jobs, dataDir, sockets, now } = parts;
  const started = now();
  return async () => {
    const { storage, pending } = await accounts.read(async (reader) => {
      const files = (await reader.list('files')).filter(({ state }) => state !== 'signed');
      const counts = {
        users: (await reader.list('users')).filter(isAccount).length,
        codes: await reader.count('codes', { state: 'active' }),
        files: files.length,
        fileBytes: storageOf(files) + archivesOf(files),
      };
      return { storage: counts, pending: await reader.count(PENDING_TASKS) };
    });
    const freeBytes = await freeBytesOf(dataDir);
    const queues = await jobs.counts();
    const active = queues.reduce((sum, queue) => sum + queue.active, 0);
    return {
      version: API_VERSION,
      startedAt: started.toISOString(),
      uptimeSeconds: Math.max(0, (now().getTime() - started.getTime()) / 1000),
      memoryBytes: process.memoryUsage.rss(),
      storage: { ...storage, ...(freeBytes !== undefined && { freeBytes }) },
      jobs: { running: background.count() + active, pending, queues: [...queues] },
      sockets: sockets(),
    };
  };
}

/** Bytes that the disk of a folder has left for this process; undefined where the system does not say. */
async function freeBytesOf(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
