import type { ReviewRow } from '../tables/updates';
import type { SelectionRow } from '../tables/selections';
import type { CodeTables, CodeTransaction } from '../tables/tables';
import { withNotedWrites, type NoteWrite } from './noted-writes';

/** Whose inboxes a transaction of a Code has changed. */
export interface InboxChange {
  /** Something that only those see who may organize. */
  readonly isForOrganizers: boolean;
  /** Something that all its users see. */
  readonly isForAll: boolean;
  /** Those whose annotations were placed, or are left to place. */
  readonly authors: ReadonlySet<number>;
}

/** Watches one transaction. */
export interface InboxChanges {
  /** The transaction to work with instead. */
  readonly transaction: CodeTransaction;
  /** What has changed until now; undefined where nothing has. */
  change(): InboxChange | undefined;
}

/** Makes the watch of a transaction. */
export function createInboxChanges(inner: CodeTransaction): InboxChanges {
  const authors = new Set<number>();
  let isForOrganizers = false;
  let isForAll = false;

  const note: NoteWrite<CodeTables> = async (table, id, row) => {
    if (table === 'updates' || table === 'comparisons') isForOrganizers = true;
    if (table === 'reviews') {
      isForOrganizers = true;
      if ((row as ReviewRow | undefined)?.isDone === true) isForAll = true;
    }
    if (table !== 'selections') return;
    const before = await inner.get('selections', Number(id));
    const after = row as SelectionRow | undefined;
    const author = (after ?? before)?.createdBy;
    if (author !== undefined && isUnplaced(before) !== isUnplaced(after)) authors.add(author);
  };

  return {
    transaction: withNotedWrites(inner, note),
    change: () =>
      isForOrganizers || isForAll || authors.size > 0 ? { isForOrganizers, isForAll, authors } : undefined,
  };
}

function isUnplaced(row: Pick<SelectionRow, 'status'> | undefined): boolean {
  return row !== undefined && row.status !== 'success';
}
