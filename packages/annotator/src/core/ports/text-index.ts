import type { IndexedPages, SearchPage } from '@glossator/document-text';
import type { ReadStructure } from './structure-reader';

/** How far the text of the open document has been read for searching. */
export interface TextReading {
  /** `unreadable` while pages were tried and none of them can be read. */
  readonly status: 'reading' | 'complete' | 'unreadable';
  /** Pages read, or given up. */
  readonly pagesRead: number;
  readonly pageCount: number;
}

/**
 * The text of the open document, read in the background: pages nearest to the reader first, nothing while the reader scrolls or a page
 * is being drawn.
 */
export interface TextIndex {
  /** What has been read so far; it grows. */
  readonly pages: IndexedPages;
  readonly reading: TextReading;
  /** Somebody waits for it: pages are read as fast as they come, until the returned function is called. */
  hurry(): () => void;
  /** The structure that was found in this text at an earlier visit; `undefined` where none was stored, or not of this text. */
  storedStructure?(): Promise<ReadStructure | undefined>;
  /** Stores the structure that was found in the text beside it. */
  storeStructure?(read: ReadStructure): Promise<void>;
}

/** What is kept of the text of one file, in parts of some pages each. Every call may reject; then nothing more is kept. */
export interface StoredText {
  /** The pages of a part as they were written, or `undefined`. The reader checks what it gets. */
  read(part: number): Promise<unknown>;
  write(part: number, pages: readonly SearchPage[]): Promise<void>;
  /** What was written by `writeStructure`, or `undefined`. A store without these two has the structure recognized at every visit. */
  readStructure?(): Promise<unknown>;
  writeStructure?(structure: unknown): Promise<void>;
  close(): void;
}

/**
 * Keeps the text of files between visits, so that it need not be read again. The text is that of the files: who clears what a user
 * leaves behind at log-out calls `clear`.
 */
export interface TextIndexStore {
  /** Opens what is kept of a file. `file` is a name made of the file's fingerprint. Rejects where nothing can be kept. */
  open(file: string): Promise<StoredText>;
  /** Forgets the text of all files. */
  clear(): Promise<void>;
}
