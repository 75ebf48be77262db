import { compareHomes, type HomeComparison } from './compare-homes';
import { copyBlobs } from './copy-blobs';
import { copyPartition } from './copy-partition';
import { ACCOUNT_TABLES, CODE_TABLES, type Home } from './home';
import { MoveError } from './move-error';
import { digestPartition, hashOf, rowsIn } from './partition-digest';
import type { MoveProgress } from './progress';
import { endMove, noteMove, refuseUnfinishedMove, unfinishedMove } from './unfinished-move';

/** Differences that are named. */
const NAMED = 10;

/**
 * Copies a home into an empty one and proves that they are equal; the source stays as it is. It may be killed at any time: run again, it goes on
 * with what is missing. Throws `MoveError` where the source holds nothing or is itself filled by half, where the target is neither empty nor
 * filled by half from this very source, and where the two differ at the end; until they are equal, no server uses the target.
 */
export async function moveHome(source: Home, target: Home, progress: MoveProgress): Promise<HomeComparison> {
  await refuseUnfinishedMove(source.store.accounts);
  const accounts = await digestPartition(source.store.accounts, ACCOUNT_TABLES);
  const codeIds = await source.store.codeIds();
  if (rowsIn(accounts) === 0 && codeIds.length === 0) throw new MoveError(`${source.name} holds nothing`);
  await claimTarget(source, target, hashOf(accounts));

  const copied = progress.begin('Copied', 'Codes', codeIds.length);
  for (const codeId of codeIds) {
    await copyCode(source, target, codeId);
    copied();
  }
  await copyPartition(source.store.accounts, target.store.accounts, ACCOUNT_TABLES);
  const files = (await source.blobs.keys()).length - (await target.blobs.keys()).length;
  await copyBlobs(source.blobs, target.blobs, progress.begin('Copied', 'files', files));

  const comparison = await compareHomes(source, target, progress);
  assertEqual(source, target, comparison);
  await endMove(target.store.accounts);
  return comparison;
}

/** Throws `MoveError` that names what differs. */
export function assertEqual(source: Home, target: Home, { differences }: HomeComparison): void {
  if (differences.length === 0) return;
  const more = differences.length > NAMED ? [`and ${differences.length - NAMED} more`] : [];
  throw new MoveError(
    [
      `${source.name} and ${target.name} are not equal:`,
      ...differences.slice(0, NAMED).map((difference) => `  ${difference}`),
      ...more,
    ].join('\n'),
  );
}

/** Notes in the target that it is filled from this source. */
async function claimTarget(source: Home, target: Home, digest: string): Promise<void> {
  const { accounts } = target.store;
  const move = await unfinishedMove(accounts);
  if (move && move.accounts !== digest) {
    const began = new Date(move.startedAt).toISOString();
    throw new MoveError(
      `${target.name} is filled by half from ${move.from} (begun at ${began}), which is another source or has changed since: empty it first`,
    );
  }
  if (move) return;
  const found = await contentsOf(target);
  if (found.length > 0) throw new MoveError(`${target.name} is not empty: it has ${found.join(', ')}`);
  await noteMove(accounts, { from: source.name, accounts: digest, startedAt: Date.now() });
}

/** What a home holds, for people; empty where it holds nothing. */
async function contentsOf({ store, blobs }: Home): Promise<readonly string[]> {
  const digest = await digestPartition(store.accounts, ACCOUNT_TABLES);
  const counts = [
    [rowsIn(digest), 'rows of accounts'],
    [(await store.codeIds()).length, 'Codes'],
    [(await blobs.keys()).length, 'files'],
  ] as const;
  const found = counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []));
  return digest.lastId > 0 && found.length === 0 ? ['had users or Codes'] : found;
}

async function copyCode(source: Home, target: Home, codeId: number): Promise<void> {
  const from = await source.store.code(codeId);
  if (!from) throw new MoveError(`Code ${codeId} of ${source.name} has gone while it was copied`);
  const to = (await target.store.code(codeId)) ?? (await target.store.createCode(codeId));
  await copyPartition(from, to, CODE_TABLES);
}
