/**
 * The storage port. Everything the server remembers, apart from file contents, lives in *partitions*:
 * one for accounts and one for each Code, so that a busy Code never makes another one wait.
 *
 * Every adapter promises (and the conformance suite checks):
 * 1. `transact` resolves only when the writes are durable (on disk, fsync included). If it rejects with
 *    anything but `OutcomeUnknownError`, nothing of it is visible, now or after a restart.
 * 2. Transactions of one partition run one after another; a reader never sees half of one.
 * 3. Rows handed out are immutable snapshots: changing one changes nothing in the store.
 * 4. Events appended in a transaction get consecutive sequence numbers (from 1) and become visible
 *    together with its rows, never before it is durable. `subscribe` only rings after that; the log is the truth.
 * 5. A store in a folder has one owner: a second process is refused with `StorageLockedError`. A store in a database has any number:
 *    each sees what the others have made durable, and promises 1 to 4 hold over all of them.
 *    A database that cannot be reached, or is too busy, is a `ServiceUnavailableError`: nothing was done.
 * 6. A damaged file is restored from the newest good snapshot and journal, or refused with
 *    `StorageCorruptError`; it is never opened empty. A Code that is too large to be loaded is refused with
 *    `StorageTooLargeError` before it is read. Neither keeps other partitions from being used.
 */

/** A stored row: plain JSON with a key that is unique within its table. */
export interface Row {
  readonly id: number | string;
}

/** The tables of a partition, by name. */
export type Tables = Record<string, Row>;

/** Which fields of a table can be looked up with `where` without reading every row. */
export type IndexedFields<T extends Tables> = {
  readonly [Name in keyof T]?: readonly (keyof T[Name] & string)[];
};

/**
 * Where the rows of a table have an interval of whole numbers, both ends included: paths of fields to its first and its last number. Intervals
 * are looked for among the rows with one value of the field `among`.
 */
export interface IntervalFields {
  readonly among: string;
  readonly first: readonly string[];
  readonly last: readonly string[];
}

/** A declared partition shape: its table names (all of them), their indexed fields, and the intervals of those that have some. */
export interface Schema<T extends Tables> {
  readonly tables: readonly (keyof T & string)[];
  readonly indexes: IndexedFields<T>;
  readonly intervals?: { readonly [Name in keyof T]?: IntervalFields };
}

/** Whole numbers from the first to the last. */
export interface Interval {
  readonly first: number;
  readonly last: number;
}

/** One event of a partition's change log, as the live channel sends it. `at` is ISO 8601 UTC. */
export interface LoggedEvent {
  readonly seq: number;
  readonly at: string;
  readonly event: EventPayload;
}

/** What a transaction appends: the type, action and data of the live envelope, and the tab it came from. */
export interface EventPayload {
  readonly type: string;
  readonly action: string;
  readonly data: unknown;
  readonly clientId?: string;
}

/** Reads of one consistent state of a partition. */
export interface Reader<T extends Tables> {
  /** The row with that id, or undefined. */
  get<N extends keyof T & string>(table: N, id: T[N]['id']): Promise<T[N] | undefined>;
  /** All rows whose fields equal those given, in order of insertion. Without `where`: the whole table. */
  list<N extends keyof T & string>(table: N, where?: Partial<T[N]>): Promise<readonly T[N][]>;
  /** Those of `list` whose interval (`Schema.intervals`) has a number in common with the one given. Throws `TypeError` for a table without intervals. */
  listMeeting<N extends keyof T & string>(
    table: N,
    where: Partial<T[N]>,
    interval: Interval,
  ): Promise<readonly T[N][]>;
  /** How many rows `list` would give. */
  count<N extends keyof T & string>(table: N, where?: Partial<T[N]>): Promise<number>;
}

/** Reads and writes of one transaction; reads see its own writes. */
export interface Transaction<T extends Tables> extends Reader<T> {
  /** Inserts the row, or replaces the one with the same id. */
  put<N extends keyof T & string>(table: N, row: T[N]): Promise<void>;
  /** Removes the row; false if there was none. */
  delete<N extends keyof T & string>(table: N, id: T[N]['id']): Promise<boolean>;
  /** A number never handed out before in this partition, growing from 1 (a rolled-back one may leave a gap). */
  nextId(): Promise<number>;
  /** Appends an event to the partition's change log. */
  append(event: EventPayload): Promise<void>;
}

/** One unit of consistency: its rows and its change log. */
export interface Partition<T extends Tables> {
  /** Reads one durable state from beginning to end; it neither waits for transactions nor sees any that is not durable yet. */
  read<R>(work: (reader: Reader<T>) => Promise<R>): Promise<R>;
  /**
   * Reads and writes, after the transactions before it (durable or not: if one of those is lost, this one is rejected with it).
   * The work must not wait for another transaction of the same partition.
   */
  transact<R>(work: (transaction: Transaction<T>) => Promise<R>): Promise<R>;
  /** The newest sequence number, 0 before the first event. */
  lastSeq(): Promise<number>;
  /**
   * Events after `seq`, oldest first, at most `limit`. `tooOld` is true when events after `seq` are no longer
   * kept (at least the newest 1,000 are, but no more than 16 MiB), or `seq` is ahead of the log (the store was restored from a backup):
   * the reader must reload instead.
   */
  eventsAfter(seq: number, limit: number): Promise<{ events: readonly LoggedEvent[]; tooOld: boolean }>;
  /** Calls `ring` after each durable transaction that appended events. Returns the unsubscribe function. */
  subscribe(ring: () => void): () => void;
}

/** What a partition has counted, and the events it keeps: what a copy needs besides the rows, so that no number is given twice and no reader of the log is misled. */
export interface PartitionHistory {
  /** The last number that `nextId` gave, 0 before the first one. */
  readonly lastId: number;
  readonly lastSeq: number;
  /** The events that are kept, oldest first, without a gap up to `lastSeq`. */
  readonly events: readonly LoggedEvent[];
}

/** A partition whose history can be moved. Services do not see it. */
export interface MovablePartition<T extends Tables> extends Partition<T> {
  /** The history of one durable state. */
  history(): Promise<PartitionHistory>;
  /**
   * Goes on from another partition's history, durably: the next number and the next event follow its last ones. Subscribers are not rung. Throws
   * `HistoryExistsError` where this partition has given a number or logged an event of its own; its rows do not matter.
   */
  continueFrom(history: PartitionHistory): Promise<void>;
}

/** A store as its adapters make it: what a server uses, and what moving takes besides. */
export interface MovableStore<A extends Tables, C extends Tables> extends PartitionStore<A, C> {
  readonly accounts: MovablePartition<A>;
  createCode(codeId: number): Promise<MovablePartition<C>>;
  code(codeId: number): Promise<MovablePartition<C> | undefined>;
}

/** The store of one server. `A` are the tables of accounts, `C` those of a Code. */
export interface PartitionStore<A extends Tables, C extends Tables> {
  readonly accounts: Partition<A>;
  /** Makes the partition of a new Code. Throws `PartitionExistsError` if there is one. */
  createCode(codeId: number): Promise<Partition<C>>;
  /**
   * The partition of a Code, opened on demand and unloaded when idle; undefined if there is none. Throws `StorageCorruptError` or
   * `StorageTooLargeError` where it cannot be opened.
   */
  code(codeId: number): Promise<Partition<C> | undefined>;
  /** Removes the partition of a Code for good, durably; no-op if there is none. */
  deleteCode(codeId: number): Promise<void>;
  /** Ids of all Codes that have a partition. */
  codeIds(): Promise<readonly number[]>;
  /** Waits for running transactions, writes what is pending, releases the lock. */
  close(): Promise<void>;
}

/** A partition has a history already. */
export class HistoryExistsError extends Error {
  override readonly name = 'HistoryExistsError';
}

/** The data folder belongs to another running process; or the database is being moved, or is to be while a server uses it. */
export class StorageLockedError extends Error {
  override readonly name = 'StorageLockedError';
}

/** A file is damaged beyond what snapshot and journal can restore. The message names the file. */
export class StorageCorruptError extends Error {
  override readonly name = 'StorageCorruptError';
}

/** The files of a Code are larger than what may be loaded. The message names the file and the limit. */
export class StorageTooLargeError extends Error {
  override readonly name = 'StorageTooLargeError';
}

/** Whether an error says that a partition cannot be opened, now or later: who works on many leaves it out and goes on. */
export function isUnusable(error: unknown): error is StorageCorruptError | StorageTooLargeError {
  return error instanceof StorageCorruptError || error instanceof StorageTooLargeError;
}

/** Handles the rejection of opening a partition: undefined where it cannot be opened. Rethrows anything else. */
export function unlessUnusable(error: unknown): undefined {
  if (!isUnusable(error)) throw error;
}

/** A partition of that id exists already. */
export class PartitionExistsError extends Error {
  override readonly name = 'PartitionExistsError';
}

/** The disk failed while the transaction was being made durable: it may or may not be there after a restart. */
export class OutcomeUnknownError extends Error {
  override readonly name = 'OutcomeUnknownError';
}

/** The store has no space left: nothing was done. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
  /** As Node says it of a disk, so that it is one question where the space has run out. */
  readonly code = 'ENOSPC';
}
