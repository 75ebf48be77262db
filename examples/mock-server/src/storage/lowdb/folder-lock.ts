import { open, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { StorageLockedError } from '../storage';

/** The lock on a data folder. */
export interface FolderLock {
  release(): Promise<void>;
}

const NAME = 'lock';
const RETRY_MS = 20;
const RETRIES = 250;

/**
 * Takes the lock on a folder, or throws `StorageLockedError`. The lock is a local socket that listens: the kernel closes it
 * when its process ends in whatever way, so there is no number of a dead process to mistake for that of a living one.
 * It is the socket file `lock` in the folder (seen from every container that shares the folder), on Windows a named pipe.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  if (process.platform === 'win32') return lockByPipe(folder);
  const handle = await open(folder, 'r');
  try {
    // Two that find a dead process's socket must not both replace it: on Linux a second name, which only the
    // kernel knows and which needs no cleaning up, lets one at a time look.
    const gate = process.platform === 'linux' ? await enterGate(handle, folder) : undefined;
    let holdsGate = false;
    try {
      return await takeSocket(handle, folder);
    } catch (error) {
      // Some shared folders cannot hold sockets. The kernel's name then is the lock, for all but other containers.
      if (gate === undefined || error instanceof StorageLockedError) throw error;
      holdsGate = true;
      return holding(gate, handle);
    } finally {
      if (gate !== undefined && !holdsGate) await closeServer(gate);
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function takeSocket(handle: FileHandle, folder: string): Promise<FolderLock> {
  // A socket's path may have about 100 bytes only; through the open folder it is always short.
  const path = process.platform === 'linux' ? `/proc/self/fd/${handle.fd}/${NAME}` : join(folder, NAME);
  let server = await listen(path);
  if (server === undefined) {
    const holder = await askHolder(path);
    if (holder !== undefined) throw lockedError(folder, holder);
    await rm(path, { force: true });
    server = await listen(path);
  }
  if (server === undefined) throw lockedError(folder, '');
  return holding(server, handle);
}

/** The server keeps the folder open as long as it listens: closing it removes the socket by the path through the folder. */
function holding(server: Server, handle: FileHandle): FolderLock {
  const closed = new Promise<void>((resolve, reject) => {
    server.once('close', () => {
      handle.close().then(resolve, reject);
    });
  });
  return {
    async release() {
      await closeServer(server);
      await closed;
    },
  };
}

async function enterGate(handle: FileHandle, folder: string): Promise<Server> {
  const { dev, ino } = await handle.stat();
  for (let tries = 0; tries < RETRIES; tries += 1) {
    const gate = await listen(`\0glossator-${dev}-${ino}`);
    if (gate !== undefined) return gate;
    await wait(RETRY_MS);
  }
  throw lockedError(folder, '');
}

async function lockByPipe(folder: string): Promise<FolderLock> {
  const { dev, ino } = await stat(folder, { bigint: true });
  const name = createHash('sha256').update(`${dev}-${ino}`).digest('hex').slice(0, 32);
  const path = `\\\\.\\pipe\\glossator-${name}`;
  const server = await listen(path);
  if (server === undefined) throw lockedError(folder, (await askHolder(path)) ?? '');
  return { release: () => closeServer(server) };
}

/** Listens at a path, answering who comes with the process's number; undefined if something is there already. */
function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(String(process.pid));
    });
    server.unref();
    server.once('listening', () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(path);
  });
}

/** The number of the process that listens at a path ('' if it does not say); undefined if none does. */
function askHolder(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path);
    let answer = '';
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(undefined);
    });
    socket.on('close', () => resolve(answer));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

function lockedError(folder: string, holder: string): StorageLockedError {
  return new StorageLockedError(
    `The data folder ${folder} is in use by ${holder === '' ? 'another process' : `process ${holder}`}`,
  );
}
