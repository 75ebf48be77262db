import { unlessUnusable } from '../storage/storage';
import type { CodeReader, ServerStorage } from '../tables/tables';
import type { CodeDigestRow, TextUseRow } from '../tables/totals';
import { readInboxDigest } from './inbox-digest';
import { countWritten } from './text-meter';

/** What a list tells of the inside of a Code. */
export type CodeDigest = Pick<
  CodeDigestRow,
  | 'documentsCount'
  | 'pagesCount'
  | 'totalSelectionsCount'
  | 'hasUpdate'
  | 'updateChanges'
  | 'inbox'
  | 'watched'
>;

/** What is in a Code now; undefined where it is gone or cannot be opened. */
export async function readCode(storage: ServerStorage, codeId: number): Promise<CodeDigest | undefined> {
  try {
    return await (await storage.code(codeId))?.read(readDigest);
  } catch (error) {
    unlessUnusable(error);
    return undefined;
  }
}

/**
 * Makes the digest of a Code within a transaction of it: whichever server writes has done so before, or marks it as stale afterwards. It stays stale where
 * this server `isWriting` when it begins, since not all that is seen is durable then; others learn from it all the same how much users have written.
 * Does nothing about a Code that is gone or cannot be opened.
 */
export async function makeDigest(
  storage: ServerStorage,
  codeId: number,
  isWriting: () => boolean,
): Promise<void> {
  try {
    const partition = await storage.code(codeId);
    await partition?.transact(async (transaction) => {
      const isStale = isWriting();
      await countWritten(transaction);
      const digest = await readDigest(transaction);
      const texts = textsOf(await transaction.list('textUse'));
      await storage.accounts.transact(async (accounts) => {
        if (await accounts.get('codes', codeId))
          await accounts.put('codeDigests', { id: codeId, isStale, ...digest, texts });
      });
    });
  } catch (error) {
    unlessUnusable(error);
  }
}

/** Whether nothing was written to the Code since. Those of older releases know nothing of inboxes. */
export function isGood(row: CodeDigestRow | undefined): row is CodeDigestRow {
  return row?.isStale === false && row.inbox !== undefined;
}

/** What each user has written, without what all have together and what is kept for retries. */
export function textsOf(rows: readonly TextUseRow[]): CodeDigestRow['texts'] {
  return rows.flatMap(({ id, bytes }) => (id > 0 ? [{ userId: id, bytes }] : []));
}

/** Of a Code that cannot be opened and was never read. */
export const NOTHING: CodeDigest = {
  documentsCount: 0,
  pagesCount: 0,
  totalSelectionsCount: 0,
  hasUpdate: false,
};

async function readDigest(reader: CodeReader): Promise<CodeDigest> {
  const documents = (await reader.list('documents')).filter(({ state }) => state === undefined);
  const watched = documents.flatMap(({ id, publication }) => (publication?.url === undefined ? [] : [id]));
  let pagesCount = 0;
  for (const { versionId } of documents) pagesCount += (await reader.get('versions', versionId))?.pages ?? 0;
  const inbox = await readInboxDigest(reader);
  const updateChanges = inbox.update?.changes;
  return {
    documentsCount: documents.length,
    pagesCount,
    totalSelectionsCount: documents.reduce((sum, document) => sum + document.totalSelectionsCount, 0),
    hasUpdate: (await reader.count('updates')) > 0,
    ...(updateChanges !== undefined && { updateChanges }),
    inbox,
    ...(watched.length > 0 && { watched }),
  };
}
