import { isSearchPage, type SearchPage } from '@glossator/document-text';
import type { ReadStructure } from '../../core/ports/structure-reader';
import type { StoredText } from '../../core/ports/text-index';
import { storedStructureOf, structureToStore } from './stored-structure';

/** The pages of one document in a store, in parts of so many pages: a part is small enough to be written in a few milliseconds. */
export interface StoredPages {
  /** The numbers of all parts, the one with a page first, then its neighbors. */
  partsAround(page: number): number[];
  partOf(page: number): number;
  /** The page numbers of a part. */
  pagesOf(part: number): number[];
  /** The pages stored of a part; none where there are none or they cannot be read. */
  read(part: number): Promise<readonly SearchPage[]>;
  /** Stores the pages of a part; after the first failure nothing is stored any more. */
  write(part: number, pages: readonly SearchPage[]): Promise<void>;
  /** The structure that was stored of the document. */
  readStructure(): Promise<ReadStructure | undefined>;
  writeStructure(read: ReadStructure): Promise<void>;
  close(): void;
}

/** What it works with. */
export interface StoredPagesOptions {
  readonly pageCount: number;
  /** Opens the store's part for this file; `undefined` where nothing is to be stored. */
  readonly open: () => Promise<StoredText | undefined>;
  readonly warn: (message: string, error: unknown) => void;
  /** Rejects after a while: a store that never answers must not keep the text from being read. */
  readonly within: <Result>(work: Promise<Result>) => Promise<Result>;
}

const PAGES_PER_PART = 64;

/** Opens the stored pages of a document in the background. */
export function createStoredPages({ pageCount, open, warn, within }: StoredPagesOptions): StoredPages {
  let isLost = false;
  const lose = (error: unknown): undefined => {
    if (!isLost) warn('The text of the document cannot be stored', error);
    isLost = true;
    return undefined;
  };
  const opened = open();
  const stored = within(opened).catch(lose);
  const partCount = Math.ceil(pageCount / PAGES_PER_PART);
  const partOf = (page: number): number => Math.floor(page / PAGES_PER_PART);

  return {
    partOf,
    partsAround(page) {
      const middle = partOf(page);
      const parts = Array.from({ length: partCount }, (_, part) => part);
      return parts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || b - a);
    },
    pagesOf(part) {
      const first = part * PAGES_PER_PART;
      const length = Math.max(0, Math.min(PAGES_PER_PART, pageCount - first));
      return Array.from({ length }, (_, i) => first + i);
    },
    async read(part) {
      const from = await stored;
      if (!from || isLost) return [];
      const value = await within(from.read(part)).catch(lose);
      if (!Array.isArray(value)) return [];
      const pages: unknown[] = value;
      return pages.filter(isSearchPage).filter(({ page }) => partOf(page) === part && page < pageCount);
    },
    async write(part, pages) {
      const to = await stored;
      if (to && !isLost) await to.write(part, pages).catch(lose);
    },
    async readStructure() {
      const from = await stored;
      if (!from?.readStructure || isLost) return undefined;
      return storedStructureOf(await within(from.readStructure()).catch(lose));
    },
    async writeStructure(read) {
      const to = await stored;
      if (!isLost) await to?.writeStructure?.(structureToStore(read)).catch(lose);
    },
    close() {
      isLost = true;
      // Also one that is opened too late.
      opened.then(
        (from) => from?.close(),
        () => undefined,
      );
    },
  };
}
