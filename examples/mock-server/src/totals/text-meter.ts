import { createTimeSlice } from '../background/time-slice';
import { ProblemError } from '../problems/problem-error';
import type { Row } from '../storage/storage';
import type { TextUseRow } from '../tables/totals';
import type { CodeTables, CodeTransaction } from '../tables/tables';
import {
  groupBytes,
  groupOf,
  isMeasured,
  measure,
  MEASURED_TABLES,
  type MeasuredRow,
  type TableName,
} from './measured';
import { withNotedWrites, type NoteWrite } from './noted-writes';

/** How much people may write, in bytes of stored rows. */
export interface TextLimits {
  /** In all Codes, by one user. */
  readonly userBytes: number;
  /** In one Code, by all of them. */
  readonly codeBytes: number;
}

/** Of what a Code may hold, the parts that one member may write, and all of them: the rest is its owner's, so that nobody can lock them out. */
const MEMBER_SHARE = 0.5;
const MEMBERS_SHARE = 0.75;

/** Most bytes of rows that are always answered together, such as the comments of one highlight. */
export const GROUP_BYTES = 1024 * 1024;

/** Bytes of answers that are kept for a caller's retries in a Code; when they are passed, the newer half. */
const ANSWERS_BYTES = 4 * 1024 * 1024;

/** The row with what everybody has written in a Code. */
export const EVERYBODY = 0;

/** Counts what one transaction of a Code writes. */
export interface TextMeter {
  /** The transaction to work with instead. */
  readonly transaction: CodeTransaction;
  /**
   * Brings the running totals up to date, as a part of the transaction, and gives those of users; undefined where nothing was written that counts.
   * Throws QUOTA_EXCEEDED where more was written than may be. What shrinks is never refused, nor what becomes of rows that stay as their authors
   * left them: nobody's Update waits for somebody else to make room.
   */
  settle(around: Surroundings): Promise<readonly TextUseRow[] | undefined>;
}

/** What has to be known from outside of the Code. */
export interface Surroundings {
  /** What a user has written in other Codes. */
  readonly elsewhere: (userId: number) => number;
  /** Who owns the Code; undefined while it is being made. */
  readonly ownerId: () => Promise<number | undefined>;
}

/** A row that came or, with negative bytes, went; `isWriting` where that is its author's doing. */
interface CountedRow extends MeasuredRow {
  readonly isWriting: boolean;
}

/** Makes the meter of a transaction. */
export function createTextMeter(inner: CodeTransaction, limits: TextLimits): TextMeter {
  const changes: CountedRow[] = [];
  /** Rows of groups that were added or grew, by group. */
  const grown = new Map<string, { readonly table: TableName; readonly row: Row }>();

  const note: NoteWrite<CodeTables> = async (table, id, row) => {
    if (!isMeasured(table)) return;
    const old: Row | undefined = await inner.get(table, id);
    const before = old && measure(table, old);
    const after = row && measure(table, row);
    const isWriting = !old || !row || isEdited(table, old, row);
    if (before) changes.push({ ...before, bytes: -before.bytes, isWriting });
    if (!row || !after) return;
    changes.push({ ...after, isWriting });
    const group = groupOf(table, row);
    if (isWriting && group && after.bytes > (before?.bytes ?? 0))
      grown.set(`${table} ${JSON.stringify(group.where)}`, { table, row });
  };

  async function assertGroups(): Promise<void> {
    for (const { table, row } of grown.values()) {
      const group = isMeasured(table) ? groupOf(table, row) : undefined;
      if (!group || !isMeasured(table)) continue;
      if ((await groupBytes(inner, table, group)) > GROUP_BYTES) throw full(group.name, GROUP_BYTES);
    }
  }

  /** Asks who owns the Code only once it is half full. */
  async function assertShares(
    use: readonly TextUseRow[],
    written: ReadonlyMap<number, number>,
    ownerId: Surroundings['ownerId'],
  ): Promise<void> {
    const { codeBytes } = limits;
    const bytesOf = (userId: number): number => use.find(({ id }) => id === userId)?.bytes ?? 0;
    const writers = use.filter(({ id }) => id > 0 && (written.get(id) ?? 0) > 0);
    if (writers.length === 0 || bytesOf(EVERYBODY) <= MEMBER_SHARE * codeBytes) return;
    const owner = await ownerId();
    const members = writers.filter(({ id }) => id !== owner);
    if (owner === undefined || members.length === 0) return;
    if (members.some(({ bytes }) => bytes > MEMBER_SHARE * codeBytes))
      throw full('Everything that one member writes in a Code', MEMBER_SHARE * codeBytes);
    if (bytesOf(EVERYBODY) - bytesOf(owner) > MEMBERS_SHARE * codeBytes)
      throw full('Everything that others than its owner write in a Code', MEMBERS_SHARE * codeBytes);
  }

  return {
    transaction: withNotedWrites(inner, note),
    async settle({ elsewhere, ownerId }) {
      const isCounted = (await inner.get('textUse', EVERYBODY)) !== undefined;
      if (changes.length === 0 && isCounted) return undefined;
      const copied = await inner.get('lineage', 'copied');
      const payer = ({ userId, entityId }: MeasuredRow): number | undefined =>
        copied?.id === 'copied' && entityId !== undefined && entityId <= copied.upTo ? copied.userId : userId;
      const charged = sumsOf(changes, payer);
      if (isCounted) for (const [id, bytes] of charged) await add(inner, id, bytes);
      else await countAll(inner, payer);
      const use = await inner.list('textUse');
      const written = sumsOf(
        changes.filter(({ isWriting }) => isWriting),
        payer,
      );
      for (const { id, bytes } of use) {
        if ((written.get(id) ?? 0) <= 0) continue;
        if (id < 0 && bytes > ANSWERS_BYTES) await dropOldAnswers(inner, id, bytes);
        if (id === EVERYBODY && bytes > limits.codeBytes)
          throw full('Everything that is written in one Code', limits.codeBytes);
        if (id > 0 && bytes + elsewhere(id) > limits.userBytes)
          throw full('Everything that one user writes', limits.userBytes);
      }
      await assertShares(use, written, ownerId);
      await assertGroups();
      return use.filter(({ id }) => id > 0);
    },
  };
}

/** Of a Code that stands alone. */
export const NOTHING_AROUND: Surroundings = { elsewhere: () => 0, ownerId: () => Promise.resolve(undefined) };

/** Counts what is written in a Code where that is not done yet; nothing is refused. */
export async function countWritten(transaction: CodeTransaction): Promise<void> {
  if (await transaction.get('textUse', EVERYBODY)) return;
  await createTextMeter(transaction, { userBytes: Infinity, codeBytes: Infinity }).settle(NOTHING_AROUND);
}

function full(what: string, bytes: number): ProblemError {
  return new ProblemError('QUOTA_EXCEEDED', {
    detail: `${what} may take ${bytes / (1024 * 1024)} MiB; delete something first`,
  });
}

function sumsOf(
  changes: readonly MeasuredRow[],
  payer: (row: MeasuredRow) => number | undefined,
): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  const sum = (id: number, bytes: number): void => void sums.set(id, (sums.get(id) ?? 0) + bytes);
  for (const change of changes) {
    const userId = payer(change);
    if (isOfPeople(userId)) sum(EVERYBODY, change.bytes);
    if (userId !== undefined) sum(userId, change.bytes);
  }
  return sums;
}

/** Whether a row is another one by its author's doing: titles of documents have few letters, and other rows say when they were edited. */
function isEdited(table: TableName, before: Row, row: Row): boolean {
  return table !== 'documents' && editedAt(before) !== editedAt(row);
}

function editedAt(row: Row): unknown {
  return 'updatedAt' in row ? row.updatedAt : undefined;
}

function isOfPeople(userId: number | undefined): boolean {
  return userId === undefined || userId > 0;
}

/** Drops a caller's answers down to half of what may be kept, the oldest first: only floods get there, and only their own retries suffer. */
async function dropOldAnswers(transaction: CodeTransaction, id: number, bytes: number): Promise<void> {
  let dropped = 0;
  for (const row of await transaction.list('answers')) {
    if (bytes - dropped <= ANSWERS_BYTES / 2) break;
    const measured = measure('answers', row);
    if (measured.userId !== id) continue;
    await transaction.delete('answers', row.id);
    dropped += measured.bytes;
  }
  await add(transaction, id, -dropped);
}

async function add(transaction: CodeTransaction, id: number, by: number): Promise<void> {
  const bytes = Math.max(0, ((await transaction.get('textUse', id))?.bytes ?? 0) + by);
  if (bytes > 0 || id === EVERYBODY) await transaction.put('textUse', { id, bytes });
  else await transaction.delete('textUse', id);
}

/** Counts every row, for a Code that has no totals yet. */
async function countAll(
  transaction: CodeTransaction,
  payer: (row: MeasuredRow) => number | undefined,
): Promise<void> {
  const breathe = createTimeSlice();
  const sums = new Map<number, number>([[EVERYBODY, 0]]);
  for (const table of MEASURED_TABLES) {
    const rows: readonly Row[] = await transaction.list(table);
    for (const row of rows) {
      const measured = measure(table, row);
      const userId = payer(measured);
      for (const [id, bytes] of sumsOf([measured], () => userId)) sums.set(id, (sums.get(id) ?? 0) + bytes);
      await breathe();
    }
  }
  for (const [id, bytes] of sums) await transaction.put('textUse', { id, bytes });
}
