import type { BackgroundWork } from '../background/background-work';
import type { ServerStorage } from '../tables/tables';
import type { CodeDigestRow, TextUseRow } from '../tables/totals';
import type { AccountsLog } from './accounts-log';
import { isGood, makeDigest, NOTHING, readCode, textsOf, type CodeDigest } from './code-digest';
import { createCounts } from './counts';
import { createTextUse } from './text-use';

/** A digest, and whether the Code may have been written to since: then it is good for one answer, and not to be kept. */
export type KnownDigest = CodeDigest & Pick<CodeDigestRow, 'isStale'>;

/**
 * What is known of Codes without opening them. Each write in a Code marks its digest as stale, in the order of the Code's transactions, and the server
 * that wrote makes it again soon after; a crash in between leaves the mark.
 */
export interface CodeDigests {
  /** The digests of Codes. Only of those that were just written to, or left stale by a crash, the partition is asked. */
  of(codeIds: readonly number[]): Promise<ReadonlyMap<number, KnownDigest>>;
  /** Runs a write in a Code, whose digest is made again afterwards. */
  whileWriting<R>(codeId: number, write: () => Promise<R>): Promise<R>;
  /** Marks the digest of a Code as stale. To be called within each transaction of the Code: no digest of it is made meanwhile. */
  markStale(codeId: number): Promise<void>;
  /** Takes what users have written in a Code by now. */
  noteUse(codeId: number, use: readonly TextUseRow[]): void;
  /** Bytes of what a user has written in all Codes but one. What was written through other servers is known some seconds later. */
  writtenElsewhere(userId: number, codeId: number): number;
  /** The Code is gone. */
  forget(codeId: number): Promise<void>;
  /** Reads what is known. Run before the server takes calls; Codes without a good digest are opened one by one in the background. */
  load(): Promise<void>;
  /** Makes the digests that this server is to make again. */
  refresh(): Promise<void>;
  /** Has those of the Codes that were written to made in the background, for the next start. */
  close(): void;
}

/** What digests are made with. `delay` is in milliseconds (default: 5 s), from a write to the digest. */
export interface DigestParts {
  readonly storage: ServerStorage;
  readonly accountsLog: Pick<AccountsLog, 'follow' | 'catchUp'>;
  readonly background: BackgroundWork;
  readonly delay?: number;
}

/** Makes the digests. */
export function createCodeDigests({
  storage,
  accountsLog,
  background,
  delay = 5_000,
}: DigestParts): CodeDigests {
  const { accounts } = storage;
  /** Codes whose digests this server is to make again. */
  const due = new Set<number>();
  const writing = createCounts();
  const use = createTextUse();
  let timer: NodeJS.Timeout | undefined;

  const rowOf = (codeId: number): Promise<CodeDigestRow | undefined> =>
    accounts.read((reader) => reader.get('codeDigests', codeId));

  async function readAll(): Promise<readonly CodeDigestRow[]> {
    const rows = await accounts.read((reader) => reader.list('codeDigests'));
    use.reset(rows);
    return rows;
  }

  accountsLog.follow({
    async onWritten(written) {
      const ids = new Set(written.flatMap(({ table, id }) => (table === 'codeDigests' ? [Number(id)] : [])));
      for (const id of ids) {
        const row = await rowOf(id);
        // Of what was written here since, the row knows nothing yet.
        if (!due.has(id) && !writing.has(id)) use.set(id, row?.texts ?? []);
      }
    },
    onGap: async () => void (await readAll()),
  });

  /** Makes a digest; while this server writes, it stays stale. */
  async function make(codeId: number): Promise<void> {
    due.delete(codeId);
    if (!isGood(await rowOf(codeId))) await makeDigest(storage, codeId, () => writing.has(codeId));
  }

  async function refresh(): Promise<void> {
    for (const codeId of [...due])
      try {
        await make(codeId);
      } catch (error) {
        makeSoon(codeId);
        throw error;
      }
  }

  function makeSoon(codeId: number): void {
    due.add(codeId);
    timer ??= setTimeout(() => {
      timer = undefined;
      background.start('digests of Codes', refresh);
    }, delay).unref();
  }

  async function known(codeId: number, row: CodeDigestRow | undefined): Promise<KnownDigest> {
    if (isGood(row)) return row;
    makeSoon(codeId);
    return { ...((await readCode(storage, codeId)) ?? row ?? NOTHING), isStale: true };
  }

  return {
    async of(codeIds) {
      const rows = await accounts.read((reader) =>
        Promise.all(codeIds.map((codeId) => reader.get('codeDigests', codeId))),
      );
      const found = new Map<number, KnownDigest>();
      for (const [index, codeId] of codeIds.entries()) found.set(codeId, await known(codeId, rows[index]));
      return found;
    },
    async whileWriting(codeId, write) {
      writing.add(codeId);
      try {
        return await write();
      } finally {
        writing.remove(codeId);
        makeSoon(codeId);
      }
    },
    async markStale(codeId) {
      if ((await rowOf(codeId))?.isStale !== false) return;
      await accounts.transact(async (transaction) => {
        const row = await transaction.get('codeDigests', codeId);
        if (row) await transaction.put('codeDigests', { ...row, isStale: true });
      });
    },
    noteUse: (codeId, rows) => use.set(codeId, textsOf(rows)),
    writtenElsewhere: (userId, codeId) => use.elsewhere(userId, codeId),
    async forget(codeId) {
      due.delete(codeId);
      use.set(codeId, []);
      await accounts.transact((transaction) => transaction.delete('codeDigests', codeId));
    },
    async load() {
      await accountsLog.catchUp();
      const rows = await readAll();
      const good = new Set(rows.filter(isGood).map(({ id }) => id));
      const codes = await accounts.read((reader) => reader.list('codes'));
      for (const { id, state } of codes) if (state !== 'deleting' && !good.has(id)) due.add(id);
      if (due.size > 0) background.start('digests of Codes', refresh);
    },
    refresh,
    close() {
      clearTimeout(timer);
      background.start('digests of Codes', refresh);
    },
  };
}
