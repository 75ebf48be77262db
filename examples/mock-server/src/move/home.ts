import type { BlobStore } from '../blobs/blob-store';
import type { MovableStore } from '../storage/storage';
import { accountsSchema, type AccountTables, codeSchema, type CodeTables } from '../tables/tables';

/** Everything that a server remembers, in one place or another: a data folder, or a database with an S3 service. Nobody else has it open. */
export interface Home {
  /** What people call it; without passwords. */
  readonly name: string;
  readonly store: MovableStore<AccountTables, CodeTables>;
  readonly blobs: BlobStore;
}

/** The tables of accounts that are moved: the note about a move is the home's own. */
export const ACCOUNT_TABLES = accountsSchema.tables.filter((table) => table !== 'moves');

/** The tables of a Code: all are moved. */
export const CODE_TABLES = codeSchema.tables;
