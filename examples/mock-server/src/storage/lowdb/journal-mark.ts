import { encodeLine } from './checked-line';
import type { JournalPlace } from './journal';
import type { StorageFile } from './storage-files';

/** How far a journal is durable: its segment, and the bytes of that. */
export interface MarkedLength {
  readonly segment: number;
  readonly length: number;
}

/**
 * The mark of a journal: a file that notes how far it is durable, a witness against one that was cut off. It never says more than what is
 * on the disk, and may be one record behind. Losing it loses nothing, so its errors do not count.
 */
export interface JournalMark {
  /** Brings the file up to date while the next record is being made: no writer waits for it. */
  note(durable: MarkedLength): void;
  /** Resolves when the file says what was noted last. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Length of the file's one line, padded so that it can be written over in place. */
const MARK_LENGTH = 64;

/** Makes the mark of a journal; its file is made with the first note. */
export function createMark({ files, paths }: Pick<JournalPlace, 'files' | 'paths'>): JournalMark {
  let file: StorageFile | undefined;
  let due: MarkedLength | undefined;
  let writing: Promise<void> | undefined;

  async function write({ segment, length }: MarkedLength): Promise<void> {
    const json = JSON.stringify({ segment, length }).padEnd(MARK_LENGTH - 10);
    try {
      file ??= await files.open(paths.mark, 'r+').catch(() => files.open(paths.mark, 'w'));
      await file.write(encodeLine(json, 0).bytes, 0);
    } catch {
      await drop();
    }
  }

  async function writeDue(): Promise<void> {
    for (let next = due; next !== undefined; next = due) {
      due = undefined;
      await write(next);
    }
    writing = undefined;
  }

  async function drop(): Promise<void> {
    const old = file;
    file = undefined;
    await old?.close().catch(() => undefined);
  }

  return {
    note(durable) {
      due = durable;
      writing ??= writeDue();
    },
    settled: async () => writing,
    async close() {
      await writing;
      await drop();
    },
  };
}
