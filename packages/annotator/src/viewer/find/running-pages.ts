import { ASIDE_REACH, createPageAsides, outOfText, type PageText } from '@glossator/document-text';
import type { StoredPages } from './stored-pages';

/** What the running lines of pages are found with. */
export interface RunningPagesOptions {
  readonly pageCount: number;
  /** Whether a page has been read, given up, or restored from what was stored. */
  readonly isFinished: (page: number) => boolean;
  /** Reads a page that was put back: its running lines are not in it any more. */
  readonly read: (page: number) => Promise<PageText | undefined>;
  /** The running lines of a page, and what lies over its text, are known: they hang on the pages around it alone, not on when those were read. */
  readonly onSettled: (page: PageText, running: ReadonlySet<number>) => void;
}

/** Finds the running lines of pages that come in any order. */
export interface RunningPages {
  /** Whether those of all pages are known. */
  readonly isComplete: boolean;
  /** A page has been read, or given up. Resolves when the running lines that are known by it have been reported. */
  take(page: number, text: PageText | undefined): Promise<void>;
  /** A page was put back with its running lines known. */
  settle(page: number): void;
  /** The parts with pages around this one that have become known whole, each once. */
  partsAround(page: number, parts: Pick<StoredPages, 'partOf' | 'pagesOf'>): readonly number[];
}

/** Makes it for a document of which nothing has been read. */
export function createRunningPages(options: RunningPagesOptions): RunningPages {
  const { pageCount, isFinished } = options;
  const texts = new Map<number, PageText>();
  const asidesOn = createPageAsides((page) => texts.get(page));
  const settled = new Uint8Array(pageCount);
  const reported = new Set<number>();
  let left = pageCount;

  const settle = (page: number): void => {
    if (settled[page] === 1) return;
    settled[page] = 1;
    left -= 1;
  };
  const around = (page: number): number[] => {
    const first = Math.max(0, page - ASIDE_REACH);
    const last = Math.min(pageCount - 1, page + ASIDE_REACH);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  };
  /** As the server has it: a page that cannot be read has no elements. */
  const keepText = (page: number, text: PageText | undefined): void => {
    texts.set(page, text ?? { page, elements: [], lineEnds: [], boxes: [] });
  };
  const look = async (page: number): Promise<void> => {
    const neighbors = around(page);
    if (settled[page] === 1 || !neighbors.every(isFinished)) return;
    for (const near of neighbors) if (!texts.has(near)) keepText(near, await options.read(near));
    const text = texts.get(page);
    if (text) options.onSettled(text, outOfText(asidesOn(page)));
    settle(page);
  };

  return {
    get isComplete() {
      return left === 0;
    },
    async take(page, text) {
      keepText(page, text);
      for (const near of around(page)) await look(near);
      for (const near of around(page).flatMap(around))
        if (around(near).every((other) => settled[other] === 1)) texts.delete(near);
    },
    settle,
    partsAround(page, { partOf, pagesOf }) {
      const parts = [...new Set(around(page).map(partOf))].filter(
        (part) => !reported.has(part) && pagesOf(part).every((other) => settled[other] === 1),
      );
      for (const part of parts) reported.add(part);
      return parts;
    },
  };
}
