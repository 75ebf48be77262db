import { OutcomeUnknownError } from '../../storage/storage';
import type { FileLedger } from './file-ledger';
import type { FileRow } from '../../tables/files';

/** An uploaded file that an entity of a Code is to use. */
export interface FileClaim {
  readonly uuid: string;
  readonly ownerId: number;
  readonly codeId: number;
}

/**
 * Claims an uploaded file for a Code and has `work` write the entity that uses it. Where that fails the file can be used again; with an
 * unknown outcome it stays unsettled, and the next start asks the Code. Throws FILE_NOT_UPLOADED.
 */
export async function takeFile<Result>(
  ledger: FileLedger,
  { uuid, ownerId, codeId }: FileClaim,
  work: (file: FileRow) => Promise<Result>,
): Promise<Result> {
  const file = await ledger.claim(uuid, ownerId, codeId);
  let result: Result;
  try {
    result = await work(file);
  } catch (error) {
    if (!(error instanceof OutcomeUnknownError)) await ledger.giveBack(uuid);
    throw error;
  }
  await ledger.settle(uuid);
  return result;
}

/**
 * Has `work` write that entities of a Code no longer use their files, then removes these for good. `expected` are the files as they were
 * seen before; `work` gives those it really let go, for some may have come meanwhile.
 */
export async function releaseFiles(
  ledger: FileLedger,
  expected: readonly string[],
  codeId: number,
  work: () => Promise<readonly string[]>,
): Promise<void> {
  if (expected.length > 0) await ledger.unsettle(expected, codeId);
  let released: readonly string[];
  try {
    released = await work();
  } catch (error) {
    if (!(error instanceof OutcomeUnknownError)) for (const uuid of expected) await ledger.settle(uuid);
    throw error;
  }
  for (const uuid of expected) if (!released.includes(uuid)) await ledger.settle(uuid);
  await ledger.discard(released);
}
