import { searchPageBytes, type SearchPage } from '@glossator/document-text';
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { StoredText, TextIndexStore } from '../core/ports/text-index';

/** Limits of what is stored, and the database's name. */
export interface BrowserTextStoreOptions {
  readonly name?: string;
  /** Files whose text is stored; those opened last stay. */
  readonly mostFiles?: number;
  /** Bytes of text stored altogether, as it takes in memory. */
  readonly mostBytes?: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

interface Tables extends DBSchema {
  /** One row a file: when it was opened last, and the bytes of each part. */
  files: { key: string; value: { file: string; usedAt: number; parts: Readonly<Record<number, number>> } };
  /** The structure stands among the parts of its file: it goes when they go. */
  parts: { key: [file: string, part: number]; value: unknown };
}

/** The number of the part that is the structure. */
const STRUCTURE = -1;

const NAME = 'glossator-text';
const MOST_FILES = 10;
const MOST_BYTES = 100_000_000;

/**
 * Stores the text of documents in IndexedDB: ten files and 100 MB by default, those opened last. Where the browser has no
 * IndexedDB or forbids it, `open` rejects; a full disk makes `write` reject and takes the oldest text away.
 */
export function createBrowserTextStore(options: BrowserTextStoreOptions = {}): TextIndexStore {
  const { name = NAME, mostFiles = MOST_FILES, mostBytes = MOST_BYTES, now = Date.now } = options;

  const openDatabase = async (): Promise<IDBPDatabase<Tables>> => {
    const database: IDBPDatabase<Tables> = await openDB<Tables>(name, 1, {
      upgrade(made) {
        made.createObjectStore('files', { keyPath: 'file' });
        made.createObjectStore('parts');
      },
      // Another connection deletes it: nothing here is worth waiting for.
      blocking: (_current, _wanted, { target }) => {
        if (target instanceof IDBDatabase) target.close();
      },
    });
    return database;
  };

  /** Takes away the files that were opened the longest ago, until the rest fits; and one that is too large by itself. */
  const makeRoom = async (database: IDBPDatabase<Tables>, present: string, room: number): Promise<void> => {
    const change = database.transaction(['files', 'parts'], 'readwrite');
    const files = await change.objectStore('files').getAll();
    const oldestLast = files.toSorted((a, b) => b.usedAt - a.usedAt);
    oldestLast.sort((a, b) => Number(b.file === present) - Number(a.file === present));
    let bytes = 0;
    for (const [place, { file, parts }] of oldestLast.entries()) {
      const size = Object.values(parts).reduce((sum, part) => sum + part, 0);
      if (place < mostFiles && bytes + size <= room) {
        bytes += size;
        continue;
      }
      await change.objectStore('files').delete(file);
      await change.objectStore('parts').delete(IDBKeyRange.bound([file, -Infinity], [file, Infinity]));
    }
    await change.done;
  };

  const store = async (
    database: IDBPDatabase<Tables>,
    file: string,
    part: number,
    pages: readonly SearchPage[],
  ): Promise<void> => {
    const size = pages.reduce((sum, page) => sum + searchPageBytes(page), 0);
    const change = database.transaction(['files', 'parts'], 'readwrite');
    const row = await change.objectStore('files').get(file);
    await Promise.all([
      change
        .objectStore('files')
        .put({ file, usedAt: row?.usedAt ?? now(), parts: { ...row?.parts, [part]: size } }),
      change.objectStore('parts').put(pages, [file, part]),
      change.done,
    ]);
  };

  return {
    async open(file): Promise<StoredText> {
      const database = await openDatabase();
      const row = await database.get('files', file);
      await database.put('files', { file, parts: row?.parts ?? {}, usedAt: now() });
      await makeRoom(database, file, mostBytes);
      return {
        read: (part) => database.get('parts', [file, part]),
        async write(part, pages) {
          try {
            await store(database, file, part, pages);
          } catch (error) {
            await makeRoom(database, file, mostBytes / 2).catch(() => undefined);
            throw error;
          }
          await makeRoom(database, file, mostBytes);
        },
        readStructure: () => database.get('parts', [file, STRUCTURE]),
        async writeStructure(structure) {
          await database.put('parts', structure, [file, STRUCTURE]);
        },
        close: () => database.close(),
      };
    },
    async clear() {
      if (typeof indexedDB !== 'undefined') await deleteDB(name);
    },
  };
}
