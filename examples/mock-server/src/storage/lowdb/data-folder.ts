import { join } from 'node:path';

import { OutcomeUnknownError } from '../storage';
import { parseFileName } from './partition-paths';
import type { PartitionPaths } from './partition-paths';
import { isThere, removeIfThere, syncFolderOf } from './storage-files';
import type { StorageFileSystem } from './storage-files';

/** Kinds of files (see `partitionPaths`) that hold data: a partition whose snapshot is missing is damaged, not absent. */
const HOLDING = /^(json|previous\.json|journal|\d+\.journal|mark)$/;

/**
 * The stems of the partitions in a folder. Removes what a crash has left: snapshots half written, marks and journals
 * of partitions that were being removed.
 */
export async function findPartitions(files: StorageFileSystem, folder: string): Promise<Set<string>> {
  const entries = (await files.list(folder)).flatMap((file) => parseFileName(file) ?? []);
  const removed = new Set(entries.filter(({ kind }) => kind === 'deleted').map(({ stem }) => stem));
  const found = new Set<string>();
  for (const { stem, kind } of entries) {
    if (kind === 'deleted') continue;
    if (kind === 'json.tmp' || removed.has(stem)) await removeIfThere(files, join(folder, `${stem}.${kind}`));
    else if (HOLDING.test(kind)) found.add(stem);
  }
  for (const stem of removed) await removeIfThere(files, join(folder, `${stem}.deleted`));
  return found;
}

/** Removes what an attempt to make a partition has left, and throws `error`, or `OutcomeUnknownError` if that fails too. */
export async function undoCreation(
  files: StorageFileSystem,
  paths: PartitionPaths,
  error: unknown,
): Promise<never> {
  await undo(files, [paths.temporary, paths.mark, paths.snapshot], error);
  throw error;
}

/**
 * Marks a partition as removed, durably: whatever happens from now on, the next start will not find it. If it rejects, the partition
 * is still there (`OutcomeUnknownError`: perhaps).
 */
export async function markRemoved(files: StorageFileSystem, paths: PartitionPaths): Promise<void> {
  try {
    const tombstone = await files.open(paths.tombstone, 'w');
    await tombstone.close();
    await syncFolderOf(files, paths.tombstone);
  } catch (error) {
    await undo(files, [paths.tombstone], error);
    throw error;
  }
}

async function undo(files: StorageFileSystem, made: readonly string[], cause: unknown): Promise<void> {
  try {
    for (const path of made) await removeIfThere(files, path);
    for (const path of made.slice(0, 1)) await syncFolderOf(files, path);
  } catch {
    throw new OutcomeUnknownError(`The disk failed at ${made.join(', ')}, and again when that was undone`, {
      cause,
    });
  }
}

/** Removes the files of a partition that is marked as removed, and the mark last. Can be repeated. */
export async function removeFiles(
  files: StorageFileSystem,
  paths: PartitionPaths,
  folder: string,
): Promise<void> {
  if (!(await isThere(files, paths.tombstone))) return;
  const stem = paths.name.slice(paths.name.lastIndexOf('/') + 1);
  for (const file of await files.list(folder)) {
    const parsed = parseFileName(file);
    if (parsed?.stem === stem && parsed.kind !== 'deleted') await removeIfThere(files, join(folder, file));
  }
  await syncFolderOf(files, paths.snapshot);
  await removeIfThere(files, paths.tombstone);
  await syncFolderOf(files, paths.snapshot);
}
