import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config';
import { openHome, type OpenHome } from '../open-home';
import { StorageLockedError, type MovablePartition, type Tables } from '../storage/storage';
import { createHomePlaces, fillHome, type HomePlaces } from '../testing/homes';
import { whyNoPostgres } from '../testing/postgres/test-database';
import { startS3Service, type S3Service } from '../testing/s3-service';
import { compareHomes } from './compare-homes';
import type { Home } from './home';
import { moveHome } from './move-home';
import { MoveError } from './move-error';
import { refuseUnfinishedMove } from './unfinished-move';

const SIZE = { codes: 3, rows: 12, files: 4 };
const silent = { begin: () => () => undefined };
const log = pino({ level: 'silent' });
const reason = whyNoPostgres();

describe.skipIf(reason !== undefined)(`moveHome ${reason ?? ''}`, () => {
  let s3: S3Service;
  let places: HomePlaces;
  let folder: OpenHome;
  let services: OpenHome;

  beforeAll(async () => void (s3 = await startS3Service()));
  afterAll(() => s3.stop());
  beforeEach(async () => {
    places = await createHomePlaces(s3);
    [folder, services] = [await places.open('folder'), await places.open('services')];
    await fillHome(folder, SIZE);
  });
  afterEach(async () => {
    await Promise.all([folder.close(), services.close()]);
    await places.remove();
  });

  it('copies a folder into services, and from there into another folder, which is equal to the first', async () => {
    const moved = await moveHome(folder, services, silent);
    expect(moved).toMatchObject({ codes: 3, rows: 4 * 12, files: 4, differences: [] });
    expect(moved.bytes).toBe(300_000 + 1 + 2 + 3);
    const other = await places.open('otherFolder');
    await moveHome(services, other, silent);
    const compared = await compareHomes(folder, other, silent);
    expect(compared).toEqual(moved);
    // Numbers are not given again.
    const [before, after] = [await folder.store.code(2), await other.store.code(2)];
    expect(await after?.history()).toEqual(await before?.history());
    expect(await after?.transact((tx) => tx.nextId())).toBe(13);
    await refuseUnfinishedMove(other.store.accounts);
    await other.close();
  });

  it('goes on where an earlier attempt has ended, and copies nothing twice', async () => {
    // A Code: itself, its rows, its history; accounts: both; files; and that the move has begun and ended.
    const writes = 3 * 3 + 2 + 4 + 2;
    const atOnce = 4;
    for (let left = writes; left > atOnce; left -= atOnce) {
      await expect(moveHome(folder, failingAfter(services, atOnce), silent)).rejects.toThrow('cut off');
      await expect(refuseUnfinishedMove(services.store.accounts)).rejects.toThrow('has not ended');
    }
    expect((await moveHome(folder, failingAfter(services, writes % atOnce), silent)).differences).toEqual([]);
  });

  it('refuses a target that is not empty, and one that is filled by half from elsewhere', async () => {
    await moveHome(folder, services, silent);
    await expect(moveHome(folder, services, silent)).rejects.toThrow(
      /is not empty: it has 12 rows of accounts, 3 Codes, 4 files$/,
    );
    const other = await places.open('otherFolder');
    await expect(moveHome(services, failingAfter(other, 2), silent)).rejects.toThrow('cut off');
    await expect(moveHome(other, services, silent)).rejects.toThrow('has not ended');
    await services.store.accounts.transact((tx) => tx.put('bins', { id: 99 }));
    await expect(moveHome(services, other, silent)).rejects.toThrow(/filled by half .* has changed since/);
    await other.close();
  });

  it('refuses a source that holds nothing, or is not there', async () => {
    await expect(openHome(places.configOf('otherFolder'), false, log)).rejects.toThrow(
      /^There is no data folder at /,
    );
    const other = await places.open('otherFolder');
    await expect(moveHome(other, services, silent)).rejects.toThrow(/holds nothing$/);
    await other.close();
  });

  it('names every service that cannot be reached', async () => {
    const nowhere = '127.0.0.1:1';
    const env = { STORE_URL: `postgres://${nowhere}/x`, BLOB_URL: `s3://laws?endpoint=http://${nowhere}` };
    const { config } = readConfig({ ...places.env, ...env }, places.folder);
    await expect(openHome(config, true, log)).rejects.toThrow(
      /^STORE_URL: the database "x" .* cannot be used: .*\nBLOB_URL: s3:.* cannot be used: .*$/,
    );
  });

  it('finds a row that differs and a byte that was flipped, and leaves the target to nobody', async () => {
    await expect(moveHome(folder, failingAfter(services, 13), silent)).rejects.toThrow('cut off');
    await places.database.query(
      `UPDATE code_visits SET content = replace(content::text, ' 7"', ' 8"')::json WHERE partition_id = 2`,
    );
    await expect(moveHome(folder, services, silent)).rejects.toThrow(
      /not equal:\n {2}Code 2: visits: 12 rows \(SHA-256 \w+…\), there 12 rows/,
    );
    await expect(refuseUnfinishedMove(services.store.accounts)).rejects.toThrow(MoveError);
  });

  it('finds a byte that was flipped in a file, on either side', async () => {
    await moveHome(folder, services, silent);
    const blobs = join(places.folder, 'blobs');
    const [file = ''] = (await readdir(blobs)).filter((name) => name.endsWith('.blob'));
    const bytes = await readFile(join(blobs, file));
    bytes[300] = (bytes[300] ?? 0) ^ 1;
    await writeFile(join(blobs, file), bytes);
    const { differences } = await compareHomes(folder, services, silent);
    expect(differences).toEqual([
      expect.stringMatching(/^file \S+: damaged, there \d+ bytes \(SHA-256 \w{64}\)$/),
    ]);
  });

  it('has services to itself, and nobody a folder that is used', async () => {
    await expect(places.open('services')).rejects.toThrow(/is used by a running server, or being moved/);
    await expect(places.open('folder')).rejects.toThrow(StorageLockedError);
  });
});

/** A home whose writes fail after so many, as where the program is killed. */
function failingAfter({ name, store, blobs }: Home, allowed: number): Home {
  let left = allowed;
  const counted = async <R>(write: () => Promise<R>): Promise<R> => {
    if (left === 0) throw new Error('cut off');
    left -= 1;
    return write();
  };
  const partition = <T extends Tables>(inner: MovablePartition<T>): MovablePartition<T> => ({
    ...inner,
    transact: (work) => counted(() => inner.transact(work)),
    continueFrom: (history) => counted(() => inner.continueFrom(history)),
  });
  return {
    name,
    store: {
      ...store,
      accounts: partition(store.accounts),
      createCode: async (codeId) => partition(await counted(() => store.createCode(codeId))),
      async code(codeId) {
        const inner = await store.code(codeId);
        return inner && partition(inner);
      },
    },
    blobs: { ...blobs, put: (key, body, limits) => counted(() => blobs.put(key, body, limits)) },
  };
}
