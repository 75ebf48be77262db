import { OutcomeUnknownError, StorageCorruptError } from '../storage';
import { encodeLine } from './checked-line';
import { createMark } from './journal-mark';
import type { PartitionPaths } from './partition-paths';
import { CONTENT_SHARE } from './sealed-lines';
import type { LineSealers } from './sealed-lines';
import { isThere, removeIfThere, syncFolderOf, writeAll } from './storage-files';
import type { StorageFile, StorageFileSystem } from './storage-files';

/** A place between two records: the segment that goes on from it, and the checksum its header line goes on from. */
export interface JournalPosition {
  readonly segment: number;
  readonly chain: number;
}

/** Where a journal ends: `length` in bytes is that of its whole lines; `isTorn` if something follows them. */
export interface JournalEnd extends JournalPosition {
  readonly length: number;
  readonly isTorn: boolean;
}

/** The append-only half of a partition's files. */
export interface Journal {
  /** Bytes of records in the journal that the newest snapshot does not hold, as they are before they are sealed. */
  size(): number;
  /**
   * Appends the JSON of records as one line, made durable by one synced write. If it rejects, nothing of it is in the
   * file; with `OutcomeUnknownError` if that could not be brought about.
   */
  append(records: readonly string[]): Promise<void>;
  /** Seals the segment being written; what is appended from now on goes to the next one, which begins at the position given. */
  rotate(): Promise<JournalPosition>;
  /** Makes the mark of a new journal. It also stands for the partition should its first snapshot get lost. */
  begin(): Promise<void>;
  /** Tells it that a snapshot holds all but the newest `bytes`, counted as `size` does. */
  setSize(bytes: number): void;
  close(): Promise<void>;
}

/** The JSON of a segment's first line. */
export interface SegmentHeader {
  readonly format: 'glossator-journal';
  readonly version: 1;
  readonly partition: string;
  readonly segment: number;
}

/** Where a journal is, and what seals it. */
export interface JournalPlace {
  readonly files: StorageFileSystem;
  readonly paths: PartitionPaths;
  readonly sealers: LineSealers | undefined;
}

const SYNCED = { synced: true } as const;

/** What seals the lines of a segment; its header stays plain. */
export function segmentPlace(paths: PartitionPaths, segment: number): string {
  return `${paths.name} journal ${segment}`;
}

/** Opens the journal of a partition for appending at `end`; `bytes` are those in it since the snapshot. Without `sealers` it is plain. */
export function createJournal(place: JournalPlace, end: JournalEnd, bytes: number): Journal {
  const { files, paths, sealers } = place;
  let { segment, chain, length } = end;
  const share = sealers ? CONTENT_SHARE : 1;
  let size = bytes * share;
  let needsRepair = end.isTorn;
  let isRotating = false;
  let file: StorageFile | undefined;
  const mark = createMark(place);
  let sealer = sealers?.(segmentPlace(paths, segment));

  /** Brings the file back to its last known good length. */
  async function repair(): Promise<void> {
    await dropHandle();
    if (length === 0) {
      if (await removeIfThere(files, paths.journal)) await syncFolderOf(files, paths.journal);
    } else {
      file = await files.open(paths.journal, 'r+', SYNCED);
      if ((await file.size()) < length) {
        throw new StorageCorruptError(`${paths.journal} became shorter than what was written to it`);
      }
      await file.truncate(length);
      await file.sync();
    }
    needsRepair = false;
  }

  async function dropHandle(): Promise<void> {
    const old = file;
    file = undefined;
    // A handle whose close fails is gone all the same; what it wrote was synced or is being undone.
    await old?.close().catch(() => undefined);
  }

  /** A disk may report a rename as failed that it has done: looks which journal is there. */
  async function settleRotation(): Promise<void> {
    if (!isRotating) return;
    if (await isThere(files, paths.journal)) isRotating = false;
    else beginSegment();
  }

  function beginSegment(): void {
    segment += 1;
    length = 0;
    isRotating = false;
    sealer = sealers?.(segmentPlace(paths, segment));
  }

  async function usableFile(): Promise<StorageFile> {
    await settleRotation();
    if (needsRepair) await repair();
    file ??= await files.open(paths.journal, length === 0 ? 'w' : 'r+', SYNCED);
    return file;
  }

  return {
    size: () => size,
    async append(records) {
      const target = await usableFile();
      const head: SegmentHeader = { format: 'glossator-journal', version: 1, partition: paths.name, segment };
      const first = length === 0 ? encodeLine(JSON.stringify(head), chain) : undefined;
      const json = `[${records.join(',')}]`;
      const line = encodeLine(sealer ? sealer.seal(json) : json, first?.chain ?? chain);
      const block = first === undefined ? line.bytes : Buffer.concat([first.bytes, line.bytes]);
      try {
        await writeAll(target, block, length);
        if (first !== undefined) await syncFolderOf(files, paths.journal);
      } catch (error) {
        needsRepair = true;
        try {
          await repair();
        } catch {
          throw new OutcomeUnknownError(`Writing to ${paths.journal} failed and could not be undone`, {
            cause: error,
          });
        }
        throw error;
      }
      length += block.length;
      size += block.length * share;
      chain = line.chain;
      mark.note({ segment, length });
    },
    async rotate() {
      await settleRotation();
      if (length > 0) {
        if (needsRepair) await repair();
        await dropHandle();
        isRotating = true;
        await files.rename(paths.journal, paths.sealedJournal(segment));
        beginSegment();
      }
      return { segment, chain };
    },
    async begin() {
      mark.note({ segment, length });
      await mark.settled();
    },
    setSize(left) {
      size = left;
    },
    async close() {
      await dropHandle();
      await mark.close();
    },
  };
}
