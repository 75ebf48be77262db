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
 * on the disk, and may be `MARK_EVERY_MS` behind. Losing it loses nothing, so its errors do not count.
 */
export interface JournalMark {
  /** Brings the file up to date soon: no writer waits for it, nor shares the disk with it at each record. */
  note(durable: MarkedLength): void;
  /** Resolves when the file says what was noted last. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Length of the file's one line, padded so that it can be written over in place. */
const MARK_LENGTH = 64;

/** Milliseconds between two writes of the file while records come without a pause. */
const MARK_EVERY_MS = 25;

/** Makes the mark of a journal; its file is made with the first note. */
export function createMark({ files, paths }: Pick<JournalPlace, 'files' | 'paths'>): JournalMark {
  let file: StorageFile | undefined;
  let due: MarkedLength | undefined;
  let writing: Promise<void> | undefined;
  let resting: NodeJS.Timeout | undefined;

  async function write({ segment, length }: MarkedLength): Promise<void> {
    const json = JSON.stringify({ segment, length }).padEnd(MARK_LENGTH - 10);
    try {
      file ??= await files.open(paths.mark, 'r+').catch(() => files.open(paths.mark, 'w'));
      await file.write(encodeLine(json, 0).bytes, 0);
    } catch {
      await drop();
    }
  }

  /** Writes what is due, and rests before the next time. */
  function begin(): void {
    const next = due;
    if (next === undefined) return;
    due = undefined;
    writing = write(next).then(() => {
      writing = undefined;
      resting = setTimeout(() => {
        resting = undefined;
        begin();
      }, MARK_EVERY_MS);
      // Whoever closes the journal writes what is due; a process that dies needs no rest.
      resting.unref();
    });
  }

  async function settled(): Promise<void> {
    while (writing !== undefined || due !== undefined) {
      await writing;
      clearTimeout(resting);
      resting = undefined;
      begin();
    }
  }

  async function drop(): Promise<void> {
    const old = file;
    file = undefined;
    await old?.close().catch(() => undefined);
  }

  return {
    note(durable) {
      due = durable;
      if (writing === undefined && resting === undefined) begin();
    },
    settled,
    async close() {
      await settled();
      clearTimeout(resting);
      resting = undefined;
      await drop();
    },
  };
}
