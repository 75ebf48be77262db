import { isVisibleTo } from '@glossator/client-sdk/contract';
import type { BinRow } from '../tables/bin';
import type { CodePartition, CodeReader, CodeTables, CodeTransaction } from '../tables/tables';
import { appendOwn, isAboutPrivate } from './own-events';

type TableName = keyof CodeTables;
type Shows<Table extends TableName> = (row: CodeTables[Table]) => boolean;

/**
 * What one user may see of the rows of a Code: everything but what others keep private, with all that is on it. Whatever a call reads goes
 * through this, so that no service can list, count or find what is not its caller's.
 */
export function visibleTo(reader: CodeReader, userId: number): CodeReader {
  const rules = rulesFor(reader, userId);
  return {
    async get(table, id) {
      const row = await reader.get(table, id);
      const shows = row && (await rules(table));
      return shows?.(row as never) === false ? undefined : row;
    },
    async list(table, where) {
      const rows = await reader.list(table, where);
      const shows = rows.length > 0 ? await rules(table) : undefined;
      return shows ? rows.filter((row) => shows(row as never)) : rows;
    },
    async listMeeting(table, where, interval) {
      const rows = await reader.listMeeting(table, where, interval);
      const shows = rows.length > 0 ? await rules(table) : undefined;
      return shows ? rows.filter((row) => shows(row as never)) : rows;
    },
    async count(table, where) {
      const shows = await rules(table);
      if (!shows) return reader.count(table, where);
      return (await reader.list(table, where)).filter((row) => shows(row as never)).length;
    },
  };
}

/** A partition of which only what a user may see can be read. It cannot be written to: that is what `MemberCall.write` is for. */
export function partitionFor(partition: CodePartition, userId: number): Pick<CodePartition, 'read'> {
  return { read: (work) => partition.read((reader) => work(visibleTo(reader, userId))) };
}

/**
 * A transaction in which only what a user may see can be read. What it says about something private is said to that user's own
 * connections alone; `onOwn` hears that there is something to be said.
 */
export function transactionFor(
  transaction: CodeTransaction,
  userId: number,
  { now, onOwn }: { readonly now: () => Date; readonly onOwn: () => void },
): CodeTransaction {
  return {
    ...transaction,
    ...visibleTo(transaction, userId),
    async append(event) {
      if (!(await isAboutPrivate(transaction, event))) return transaction.append(event);
      await appendOwn(transaction, userId, event, now().toISOString());
      onOwn();
    },
  };
}

/** Gives the rule of a table; undefined where all its rows are for everybody. */
function rulesFor(reader: CodeReader, userId: number) {
  const hiddenAmong = async (table: 'selections' | 'notes'): Promise<ReadonlySet<number>> => {
    const rows = await reader.list(table, { visibility: 'private' });
    return new Set(rows.filter((row) => !isVisibleTo(userId, row)).map(({ id }) => id));
  };
  const on = <Row>(hidden: ReadonlySet<number>, ownerOf: (row: Row) => number) =>
    hidden.size === 0 ? undefined : (row: Row): boolean => !hidden.has(ownerOf(row));
  const isVisible = (row: CodeTables['bookmarks']): boolean => isVisibleTo(userId, row);

  return async function ruleOf(table: TableName): Promise<Shows<never> | undefined> {
    switch (table) {
      case 'selections':
      case 'bookmarks':
      case 'notes':
        return isVisible;
      case 'comments':
      case 'attachments':
        return on(await hiddenAmong('selections'), (row: CodeTables['comments']) => row.selectionId);
      case 'noteAttachments':
        return on(await hiddenAmong('notes'), (row: CodeTables['noteAttachments']) => row.noteId);
      case 'carried':
        return on(await hiddenAmong('selections'), (row: CodeTables['carried']) => row.id);
      case 'bin':
        return (row: BinRow): boolean => row.createdBy === userId || row.isOfPrivate !== true;
      default:
        return undefined;
    }
  };
}
