import type { CodeReader } from '../tables/tables';

/**
 * How many places of texts the pending Update of a Code changes, by the comparisons that are kept. Undefined while a document is being compared,
 * where one could not be, and where no text changes.
 */
export async function countUpdateChanges(reader: CodeReader): Promise<number | undefined> {
  let sum = 0;
  for (const { pending } of await reader.list('documents')) {
    const versionId = pending?.versionId;
    if (versionId === undefined || pending?.isDeleted === true) continue;
    const comparison = await reader.get('comparisons', versionId);
    // What has no text any more has no number of changes either.
    if (comparison?.state !== 'ready' || comparison.newWords === 0) return undefined;
    sum += comparison.changes;
  }
  return sum > 0 ? sum : undefined;
}
