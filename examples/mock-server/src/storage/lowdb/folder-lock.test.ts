import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { programArguments, programUrl } from '../../child-processes/program';
import { StorageLockedError } from '../storage';
import { lockFolder } from './folder-lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glossator-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Another process that takes the lock on the folder and says `locked`, or the name of the error. */
async function otherProcess(): Promise<{ answer: string; kill(): Promise<void> }> {
  const program = programArguments(programUrl(import.meta.url, 'crash/lock-holder'));
  const child = spawn(process.execPath, [...program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const [bytes] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    answer: bytes.toString().trim(),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

it('refuses a second process and names the first', { timeout: 30_000 }, async () => {
  const lock = await lockFolder(folder);
  const other = await otherProcess();
  expect(other.answer).toBe(
    `StorageLockedError The data folder ${folder} is in use by process ${process.pid}`,
  );
  await other.kill();
  await lock.release();
  const later = await otherProcess();
  expect(later.answer).toBe('locked');
  await expect(lockFolder(folder)).rejects.toThrow(StorageLockedError);
  await later.kill();
});

it(
  'is free again as soon as the process that had it was killed, and then goes to one only',
  { timeout: 30_000 },
  async () => {
    for (let times = 0; times < 2; times += 1) {
      const dead = await otherProcess();
      expect(dead.answer).toBe('locked');
      await dead.kill();
      const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
      const taken = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      expect(taken).toHaveLength(1);
      await taken[0]?.release();
    }
  },
);

it('goes by the folder, not by how its path is written, and takes long paths', async () => {
  const long = join(folder, 'x'.repeat(120));
  await mkdir(long);
  const lock = await lockFolder(long);
  await expect(lockFolder(`${folder}/./${'x'.repeat(120)}/`)).rejects.toThrow(StorageLockedError);
  await lock.release();
});
