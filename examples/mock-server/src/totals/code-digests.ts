import type { BackgroundWork } from '../background/background-work';
import { isUnusable } from '../storage/storage';
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

/**
 * What is known of Codes without opening them. A digest is marked as stale before the first write after it was made, and made again
 * soon after the last one; a crash in between leaves the mark.
 */
export interface CodeDigests {
  /** The digests of Codes. Only of those that were just written to, or left stale by a crash, the partition is asked. */
  of(codeIds: readonly number[]): Promise<ReadonlyMap<number, CodeDigest>>;
  /** Whether a Code may have been written to since its digest was made. */
  isStale(codeId: number): boolean;
  /** Runs a write in a Code with its digest marked as stale. */
  whileWriting<R>(codeId: number, write: () => Promise<R>): Promise<R>;
  /** Takes what users have written in a Code by now. */
  noteUse(codeId: number, use: readonly TextUseRow[]): void;
  /** Bytes of what a user has written in all Codes but one. */
  writtenElsewhere(userId: number, codeId: number): number;
  /** The Code is gone. */
  forget(codeId: number): Promise<void>;
  /** Reads what is known. Run before the server takes calls; Codes without a good digest are opened one by one in the background. */
  load(): Promise<void>;
  /** Makes the digests that are stale, as far as nobody is writing. */
  refresh(): Promise<void>;
  /** Has those of the Codes that were written to made in the background, for the next start. */
  close(): void;
}

/** What digests are made with. `delay` is in milliseconds (default: 5 s), from a write to the digest. */
export interface DigestParts {
  readonly storage: ServerStorage;
  readonly background: BackgroundWork;
  readonly delay?: number;
}

/** Makes the digests. */
export function createCodeDigests({ storage, background, delay = 5_000 }: DigestParts): CodeDigests {
  const { accounts } = storage;
  const stale = new Set<number>();
  /** Writes under way, by Code. */
  const writing = new Map<number, number>();
  const use = createUseTotals();
  let timer: NodeJS.Timeout | undefined;

  function noteUse(codeId: number, rows: readonly TextUseRow[]): void {
    use.set(codeId, sharesOf(rows));
  }

  /** Makes a digest; undefined where the Code is gone or cannot be opened. */
  async function make(codeId: number): Promise<CodeDigest | undefined> {
    const isQuiet = !writing.has(codeId);
    // Whoever writes from now on marks it again.
    if (isQuiet) stale.delete(codeId);
    try {
      const partition = await storage.code(codeId);
      if (!partition) return undefined;
      await countWritten(partition);
      const { digest, written } = await partition.read(async (reader) => ({
        digest: await readDigest(reader),
        written: await reader.list('textUse'),
      }));
      const isLast = (): boolean => isQuiet && !stale.has(codeId);
      if (isLast()) noteUse(codeId, written);
      const texts = use.of(codeId).map(([userId, bytes]) => ({ userId, bytes }));
      await accounts.transact(async (transaction) => {
        if (!isLast()) return;
        if (await transaction.get('codes', codeId))
          await transaction.put('codeDigests', { id: codeId, isStale: false, ...digest, texts });
      });
      return digest;
    } catch (error) {
      if (isQuiet) stale.add(codeId);
      if (isUnusable(error)) return undefined;
      throw error;
    }
  }

  async function markStale(codeId: number): Promise<void> {
    if (stale.has(codeId)) return;
    stale.add(codeId);
    try {
      await accounts.transact(async (transaction) => {
        const row = await transaction.get('codeDigests', codeId);
        if (row && !row.isStale) await transaction.put('codeDigests', { ...row, isStale: true });
      });
    } catch (error) {
      stale.delete(codeId);
      throw error;
    }
  }

  async function refresh(): Promise<void> {
    for (const codeId of [...stale]) if (!writing.has(codeId)) await make(codeId);
  }

  function refreshSoon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      background.start('digests of Codes', refresh);
    }, delay).unref();
  }

  return {
    async of(codeIds) {
      const found = new Map<number, CodeDigest>();
      const kept = await accounts.read((reader) =>
        Promise.all(codeIds.map((codeId) => reader.get('codeDigests', codeId))),
      );
      for (const [index, codeId] of codeIds.entries()) {
        const row = kept[index];
        const isGood = row?.inbox !== undefined && !row.isStale && !stale.has(codeId);
        found.set(codeId, (isGood ? row : ((await make(codeId)) ?? row)) ?? NOTHING);
      }
      return found;
    },
    isStale: (codeId) => stale.has(codeId),
    async whileWriting(codeId, write) {
      writing.set(codeId, (writing.get(codeId) ?? 0) + 1);
      try {
        await markStale(codeId);
        return await write();
      } finally {
        const left = (writing.get(codeId) ?? 1) - 1;
        if (left > 0) writing.set(codeId, left);
        else writing.delete(codeId);
        refreshSoon();
      }
    },
    noteUse,
    writtenElsewhere: (userId, codeId) => use.elsewhere(userId, codeId),
    async forget(codeId) {
      stale.delete(codeId);
      use.set(codeId, []);
      await accounts.transact((transaction) => transaction.delete('codeDigests', codeId));
    },
    async load() {
      const { rows, codes } = await accounts.read(async (reader) => ({
        rows: await reader.list('codeDigests'),
        codes: (await reader.list('codes')).filter(({ state }) => state !== 'deleting'),
      }));
      const good = new Set(rows.flatMap(({ id, isStale, inbox }) => (isStale || !inbox ? [] : [id])));
      for (const { id, texts } of rows)
        use.set(
          id,
          texts.map(({ userId, bytes }) => [userId, bytes] as const),
        );
      for (const { id } of codes) if (!good.has(id)) stale.add(id);
      if (stale.size > 0) background.start('digests of Codes', refresh);
    },
    refresh,
    close() {
      clearTimeout(timer);
      background.start('digests of Codes', refresh);
    },
  };
}

/** What each user has written, without what all have together and what is kept for retries. */
function sharesOf(rows: readonly TextUseRow[]) {
  return rows.flatMap(({ id, bytes }) => (id > 0 ? [[id, bytes] as const] : []));
}

const NOTHING: CodeDigest = { documentsCount: 0, pagesCount: 0, totalSelectionsCount: 0, hasUpdate: false };

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

/** What users have written, by Code and in all. */
function createUseTotals() {
  const byCode = new Map<number, readonly (readonly [userId: number, bytes: number])[]>();
  const byUser = new Map<number, number>();
  const of = (codeId: number) => byCode.get(codeId) ?? [];
  const add = (userId: number, bytes: number): void => {
    const sum = (byUser.get(userId) ?? 0) + bytes;
    if (sum > 0) byUser.set(userId, sum);
    else byUser.delete(userId);
  };
  return {
    of,
    set(codeId: number, shares: readonly (readonly [userId: number, bytes: number])[]): void {
      for (const [userId, bytes] of of(codeId)) add(userId, -bytes);
      for (const [userId, bytes] of shares) add(userId, bytes);
      if (shares.length > 0) byCode.set(codeId, shares);
      else byCode.delete(codeId);
    },
    elsewhere(userId: number, codeId: number): number {
      const here = of(codeId).find(([id]) => id === userId)?.[1] ?? 0;
      return (byUser.get(userId) ?? 0) - here;
    },
  };
}
