import { RESTORABLE_MS, type LiveEventName } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { liveEvent, type PayloadOf } from '../../live/announce';
import { missing } from '../../permissions/find-entity';
import type { EventPayload } from '../../storage/storage';
import type { CodeReader, CodeTransaction } from '../../tables/tables';
import type { BinKeeper } from './bin-keeper';
import type { BinnedKind, BinnedRow, BinnedTable, BinRow } from '../../tables/bin';

/** An entity to be deleted, with all that goes with it. */
interface Deletion {
  readonly id: number;
  readonly kind: BinnedKind;
  readonly documentId: number;
  readonly rows: readonly BinnedRow[];
}

/** Deletes the rows of an entity and stores them, for the caller to bring back within a day. Their files stay, too. */
async function moveToBin(
  transaction: CodeTransaction,
  { id, kind, documentId, rows }: Deletion,
  call: Pick<MemberCall, 'user'>,
  now: Date,
): Promise<void> {
  const isOfPrivate = await isPrivate(transaction, rows);
  for (const { table, row } of rows) await transaction.delete(table, row.id);
  const versionId = (await transaction.get('documents', documentId))?.versionId;
  const binned: BinRow = {
    id,
    kind,
    documentId,
    rows,
    ...(versionId !== undefined && { versionId }),
    createdBy: call.user.id,
    deletedAt: now.getTime(),
    isRestored: false,
    ...(isOfPrivate && { isOfPrivate }),
  };
  await transaction.put('bin', binned);
}

/** Whether what is deleted is private, by itself or by what it is on. */
async function isPrivate(reader: CodeReader, [entry]: readonly BinnedRow[]): Promise<boolean> {
  if (!entry) return false;
  const { row } = entry;
  const on = 'selectionId' in row ? await reader.get('selections', row.selectionId) : row;
  return on !== undefined && 'visibility' in on && on.visibility === 'private';
}

/** A deletion, and the event that publishes it. */
export interface PublishedDeletion<Name extends LiveEventName> extends Deletion {
  readonly event: Name;
  readonly gone: PayloadOf<Name>;
}

/** Deletes what `find` names, in one transaction, so that the caller can restore it within a day; and publishes that. */
export async function deleteToBin<Name extends LiveEventName>(
  bins: BinKeeper,
  call: MemberCall,
  now: Date,
  find: (transaction: CodeTransaction) => Promise<PublishedDeletion<Name>>,
): Promise<void> {
  await bins.expect(call.code.id);
  await call.write(async (transaction) => {
    const { event, gone, ...deletion } = await find(transaction);
    await moveToBin(transaction, deletion, call, now);
    await transaction.append(liveEvent(event, gone, call.visit.clientId));
  });
}

/** A deleted entity that may be restored. Throws NOT_FOUND where it was never deleted, or too long ago. */
export async function binned(reader: CodeReader, kind: BinnedKind, id: number, now: Date): Promise<BinRow> {
  const row = await reader.get('bin', id);
  if (row?.kind !== kind || isExpired(row, now)) throw missing(kind);
  return row;
}

/** Puts the rows of a deleted entity back where they were, changed by `change`, and remembers that it was done. */
export async function putBack(
  transaction: CodeTransaction,
  row: BinRow,
  change: (row: BinnedRow) => BinnedRow = (same) => same,
): Promise<void> {
  const put = <Table extends BinnedTable>(entry: BinnedRow<Table>) => transaction.put(entry.table, entry.row);
  for (const entry of row.rows) await put(change(entry));
  await transaction.put('bin', { ...row, rows: [], isRestored: true });
}

/** The first row among those of a deleted entity that `isIt` accepts. Throws NOT_FOUND where there is none. */
export function binnedRow<Entry extends BinnedRow>(
  { rows, kind }: BinRow,
  isIt: (entry: BinnedRow) => entry is Entry,
): Entry['row'] {
  const entry = rows.find(isIt);
  if (!entry) throw missing(kind);
  return entry.row;
}

/** How an entity is found, deleted or not, and shown. */
export interface Restorable<Row, Answer> {
  readonly id: number;
  readonly kind: BinnedKind;
  find(transaction: CodeTransaction): Promise<Row | undefined>;
  /** Its row among those that were deleted with it. */
  deleted(bin: BinRow): Row;
  /** What it is on; throws where that is gone. */
  owner(transaction: CodeTransaction, row: Row): Promise<unknown>;
  /** As the contract has it, once it is there. */
  view(transaction: CodeTransaction, row: Row): Promise<Answer>;
  /** The event that publishes it. */
  event(answer: Answer, clientId: string | undefined): EventPayload;
}

/**
 * Brings back what the caller has deleted within a day, and publishes that; where it is there already, nothing happens. Throws
 * NOT_FOUND where it was never deleted, too long ago, or from what is gone.
 */
export function restoreFromBin<Row, Answer>(
  call: MemberCall,
  now: Date,
  { id, kind, find, deleted, owner, view, event }: Restorable<Row, Answer>,
): Promise<Answer> {
  return call.write(async (transaction) => {
    const present = await find(transaction);
    const bin = await binned(transaction, kind, id, now);
    const row = present ?? deleted(bin);
    await owner(transaction, row);
    if (present) return view(transaction, present);
    await putBack(transaction, bin);
    const answer = await view(transaction, row);
    await transaction.append(event(answer, call.visit.clientId));
    return answer;
  });
}

/** Whether it was deleted too long ago to be brought back. */
export function isExpired({ deletedAt }: BinRow, now: Date): boolean {
  return now.getTime() - deletedAt >= RESTORABLE_MS;
}
