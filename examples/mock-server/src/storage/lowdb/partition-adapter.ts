import type { Adapter } from 'lowdb';

import type { Row } from '../storage';
import { StorageCorruptError } from '../storage';
import { createJournal } from './journal';
import type { Journal, JournalPosition } from './journal';
import { replayJournal } from './journal-replay';
import { addStoredEvents, applyVersion, emptyState } from './partition-state';
import type { PartitionState, PlainSchema } from './partition-state';
import type { PartitionPaths } from './partition-paths';
import type { LineSealers } from './sealed-lines';
import { isSealedSnapshot, readSnapshot, writeSnapshot } from './snapshot-file';
import type { SnapshotHeader } from './snapshot-file';
import { createBoundedReader, isThere, removeIfThere, syncFolderOf } from './storage-files';
import type { StorageFileSystem } from './storage-files';
import type { StorageLog } from '../storage-log';
import { replayRecord } from './transaction-record';

/** What a partition's adapter needs. */
export interface PartitionAdapterOptions {
  readonly files: StorageFileSystem;
  readonly paths: PartitionPaths;
  readonly schema: PlainSchema;
  readonly log: StorageLog;
  /** Most bytes of files that are read to load it. */
  readonly maxBytes: number;
  /** Encrypt what is written; without them it is plain. */
  readonly sealers: LineSealers | undefined;
}

/** lowdb's adapter for a partition: `read` is the newest snapshot with the journal replayed, `write` makes a snapshot. */
export interface PartitionAdapter extends Adapter<PartitionState> {
  /** Where changes go between snapshots; there once `read` or the first `write` is done. */
  journal(): Journal;
  /** Whether `read` had to use the spare snapshot: another one should be made. */
  isRestored(): boolean;
  /** Whether `read` found a plain snapshot that should be encrypted: two should be made, for the one before stays as the spare. */
  isPlain(): boolean;
  /** Length of the newest snapshot in bytes. */
  snapshotSize(): number;
  /**
   * Prepares the next `write`: seals the journal, so that new changes do not wait for it. No `append` may run at the same
   * time, and `write` must be called before the next one: it takes hold of the state at once.
   */
  seal(): Promise<void>;
  close(): Promise<void>;
}

/** Makes the adapter of a partition, which may not exist yet. */
export function createPartitionAdapter(options: PartitionAdapterOptions): PartitionAdapter {
  const { files, paths, log, sealers } = options;
  let journal: Journal | undefined;
  let position: JournalPosition = { segment: 1, chain: Math.trunc(Math.random() * 0xffffffff) };
  let snapshotSize = 0;
  let isRestored = false;
  let isPlain = false;
  /** Journal segments: the first that the newest snapshot needs, that the spare needs, and the oldest there may be. */
  let currentFrom: number | undefined;
  let spareFrom = position.segment;
  let oldest = position.segment;

  async function load(path: string): Promise<PartitionState | undefined> {
    const loaded = await loadSnapshot(options, path);
    if (loaded === undefined) return undefined;
    const { state, header, replay } = loaded;
    position = replay.end;
    journal = createJournal(options, replay.end, replay.bytes);
    snapshotSize = loaded.size;
    isPlain = sealers !== undefined && !loaded.isSealed;
    spareFrom = header.keptFrom;
    oldest = header.keptFrom;
    currentFrom = header.segment;
    return state;
  }

  async function loadSpare(reason: StorageCorruptError): Promise<PartitionState> {
    try {
      const state = await load(paths.spare);
      if (state === undefined) throw reason;
      log.warn(
        { file: paths.snapshot, reason: reason.message },
        'restored a partition from its spare snapshot',
      );
      spareFrom = currentFrom ?? spareFrom;
      currentFrom = undefined;
      isRestored = true;
      return state;
    } catch (error) {
      if (error instanceof StorageCorruptError) throw reason;
      throw error;
    }
  }

  async function removeOldJournals(from: number): Promise<void> {
    while (oldest > 1 && (await isThere(files, paths.sealedJournal(oldest - 1)))) oldest -= 1;
    for (; oldest < from; oldest += 1) await removeIfThere(files, paths.sealedJournal(oldest));
  }

  return {
    async read() {
      try {
        const state = await load(paths.snapshot);
        if (state !== undefined) return state;
        // lowdb would go on with its default, an empty partition.
        return await loadSpare(new StorageCorruptError(`${paths.snapshot} is missing`));
      } catch (error) {
        if (error instanceof StorageCorruptError) return loadSpare(error);
        throw error;
      }
    },
    async write(state) {
      const header: SnapshotHeader = {
        format: 'glossator-partition',
        version: 1,
        partition: paths.name,
        transaction: state.transaction,
        lastId: state.lastId,
        lastSeq: state.lastSeq,
        segment: position.segment,
        chain: position.chain,
        keptFrom: currentFrom ?? spareFrom,
      };
      // Versions are never changed, so this shallow copy is the state of now while new transactions go on.
      const rows = captureRows(state);
      const events = [...state.events];
      const before = journal?.size() ?? 0;
      const size = await writeTemporary(options, header, rows, events);
      if (currentFrom !== undefined) {
        // It is not there if an earlier attempt moved it, though the disk reported a failure.
        if (await isThere(files, paths.snapshot)) await files.rename(paths.snapshot, paths.spare);
        spareFrom = currentFrom;
        currentFrom = undefined;
      }
      await files.rename(paths.temporary, paths.snapshot);
      currentFrom = header.segment;
      await syncFolderOf(files, paths.snapshot);
      snapshotSize = size;
      if (journal === undefined) {
        journal = createJournal(options, { ...position, length: 0, isTorn: false }, 0);
        await journal.begin();
      }
      journal.setSize(journal.size() - before);
      await removeOldJournals(spareFrom);
    },
    journal() {
      if (journal === undefined) throw new Error(`${paths.name} is not open`);
      return journal;
    },
    isRestored: () => isRestored,
    isPlain: () => isPlain,
    snapshotSize: () => snapshotSize,
    async seal() {
      if (journal !== undefined) position = await journal.rotate();
    },
    close: async () => journal?.close(),
  };
}

interface LoadedSnapshot {
  readonly state: PartitionState;
  readonly header: SnapshotHeader;
  readonly replay: Awaited<ReturnType<typeof replayJournal>>;
  /** Length of the snapshot in bytes. */
  readonly size: number;
  readonly isSealed: boolean;
}

/** Reads a snapshot and replays the journal on it; undefined where there is no such file. Throws `StorageCorruptError`, `StorageTooLargeError`. */
async function loadSnapshot(
  { files, paths, schema, maxBytes, sealers }: PartitionAdapterOptions,
  path: string,
): Promise<LoadedSnapshot | undefined> {
  const reader = createBoundedReader(files, maxBytes);
  const bytes = await reader.read(path);
  if (bytes === undefined) return undefined;
  const state = emptyState(schema);
  const place = { path, name: paths.name, sealer: sealers?.(snapshotPlace(paths)) };
  const { header, events } = await readSnapshot(bytes, place, (table, row) => {
    addRow(state, table, row, path);
  });
  state.transaction = header.transaction;
  state.lastId = header.lastId;
  addStoredEvents(state, events);
  state.lastSeq = header.lastSeq;
  const replay = await replayJournal(files, paths, header, {
    reader,
    sealers,
    apply: (record) => replayRecord(state, record),
  });
  return { state, header, replay, size: bytes.length, isSealed: isSealedSnapshot(bytes) };
}

function snapshotPlace({ name }: PartitionPaths): string {
  return `${name} snapshot`;
}

async function writeTemporary(
  { files, paths, sealers }: PartitionAdapterOptions,
  header: SnapshotHeader,
  rows: Iterable<readonly [string, Row]>,
  events: PartitionState['events'],
): Promise<number> {
  try {
    const place = { path: paths.temporary, sealer: sealers?.(snapshotPlace(paths)) };
    return await writeSnapshot(files, place, { header, rows, events });
  } catch (error) {
    await removeIfThere(files, paths.temporary).catch(() => undefined);
    throw error;
  }
}

function addRow(state: PartitionState, name: string, row: Row, path: string): void {
  const table = state.tables.get(name);
  if (table === undefined)
    throw new StorageCorruptError(`${path} has a table "${name}" that the schema does not have`);
  state.lastPlace += 1;
  applyVersion(table, row.id, { row, place: state.lastPlace, transaction: 0 });
}

function captureRows(state: PartitionState): Iterable<readonly [string, Row]> {
  const captured = [...state.tables].map(([name, { rows }]) => [name, [...rows.values()]] as const);
  return (function* () {
    for (const [name, versions] of captured) {
      for (const { row } of versions) if (row !== undefined) yield [name, row] as const;
    }
  })();
}
