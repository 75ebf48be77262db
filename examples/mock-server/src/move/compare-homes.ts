import { compareBlobs } from './compare-blobs';
import { ACCOUNT_TABLES, CODE_TABLES, type Home } from './home';
import { differencesOf, digestPartition, rowsIn, type PartitionDigest } from './partition-digest';
import type { MoveProgress } from './progress';

/** What two homes have in common, and what not. */
export interface HomeComparison {
  readonly codes: number;
  /** In all tables of all partitions. */
  readonly rows: number;
  readonly files: number;
  /** Of the contents of the files, as people uploaded them. */
  readonly bytes: number;
  /** A sentence each; none where the homes are equal. */
  readonly differences: readonly string[];
}

/** Reads two homes whole, and compares what they hold by counts and hashes. */
export async function compareHomes(
  source: Home,
  target: Home,
  progress: MoveProgress,
): Promise<HomeComparison> {
  const differences: string[] = [];
  let rows = 0;
  const compare = (name: string, here: PartitionDigest, there: PartitionDigest): void => {
    rows += rowsIn(here);
    differences.push(...differencesOf(here, there).map((difference) => `${name}: ${difference}`));
  };
  const [ours, theirs] = [await source.store.codeIds(), new Set(await target.store.codeIds())];
  for (const codeId of theirs) if (!ours.includes(codeId)) differences.push(`Code ${codeId}: only there`);
  const compared = progress.begin('Compared', 'Codes', ours.length);
  for (const codeId of ours) {
    const [here, there] = [await source.store.code(codeId), await target.store.code(codeId)];
    if (here && there)
      compare(
        `Code ${codeId}`,
        await digestPartition(here, CODE_TABLES),
        await digestPartition(there, CODE_TABLES),
      );
    else differences.push(`Code ${codeId}: not there`);
    compared();
  }
  compare(
    'accounts',
    await digestPartition(source.store.accounts, ACCOUNT_TABLES),
    await digestPartition(target.store.accounts, ACCOUNT_TABLES),
  );
  const files = (await source.blobs.keys()).length;
  const blobs = await compareBlobs(source.blobs, target.blobs, progress.begin('Compared', 'files', files));
  return {
    codes: ours.length,
    rows,
    files: blobs.files,
    bytes: blobs.bytes,
    differences: [...differences, ...blobs.differences],
  };
}
