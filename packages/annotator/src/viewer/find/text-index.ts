import { createSearchIndex, searchPageOf, type PageText, type SearchPage } from '@glossator/document-text';
import type { TextIndex, TextReading } from '../../core/ports/text-index';
import type { StoredPages } from './stored-pages';
import type { IdleScheduler } from './idle-scheduler';
import { createPageChoice } from './page-choice';
import { createRequestedPages } from './requested-pages';
import { createRunningPages } from './running-pages';

/** A text index that reads until it is complete or closed. */
export interface BackgroundTextIndex extends Required<TextIndex> {
  close(): void;
}

/** What it works with. */
export interface TextIndexOptions {
  readonly pageCount: number;
  /** The page (from 0) that the reader is at. */
  readonly currentPage: () => number;
  /** Reads the text of a page; rejects where it cannot be read, and after a time limit. */
  readonly readPage: (page: number) => Promise<PageText>;
  readonly scheduler: IdleScheduler;
  readonly stored: StoredPages;
  readonly onReading: (reading: TextReading) => void;
}

/** Begins to read the text of a document: first what is stored of it, then the pages themselves, one at a time. */
export function createTextIndex(options: TextIndexOptions): BackgroundTextIndex {
  const { pageCount, scheduler, stored } = options;
  const pages = createSearchIndex();
  const choice = createPageChoice(pageCount);
  const failed = new Set<number>();
  let isClosed = false;
  let reading: TextReading = { status: 'reading', pagesRead: 0, pageCount };

  const report = (): void => {
    const pagesRead = choice.finished;
    const isLost = failed.size > 0 && failed.size === pagesRead;
    const status = isLost ? 'unreadable' : running.isComplete ? 'complete' : 'reading';
    reading = { status, pagesRead, pageCount };
    options.onReading(reading);
  };
  const take = async (page: number, text: PageText | undefined): Promise<void> => {
    if (!text) failed.add(page);
    choice.finish(page);
    await running.take(page, text);
    if (!isClosed) report();
  };
  const read = (page: number): Promise<PageText | undefined> => options.readPage(page).catch(() => undefined);

  const running = createRunningPages({
    pageCount,
    isFinished: choice.isFinished,
    read,
    onSettled(text, lines) {
      if (!isClosed && !failed.has(text.page)) pages.add(text, lines);
    },
  });

  /** Stored pages are trusted when the one that the reader is nearest to reads as it does in the file. */
  const isOfThisFile = async (part: readonly SearchPage[]): Promise<boolean> => {
    const at = options.currentPage();
    const [witness] = part.toSorted((a, b) => Math.abs(a.page - at) - Math.abs(b.page - at));
    if (!witness) return false;
    const text = await read(witness.page);
    return text !== undefined && searchPageOf(text, new Set(witness.running)).text === witness.text;
  };
  let decide: (isTrusted: boolean) => void = () => undefined;
  /** Whether what is stored is of this file. */
  const isTrustworthy = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  const restore = async (): Promise<void> => {
    let isTrusted = false;
    for (const part of stored.partsAround(options.currentPage())) {
      await scheduler.next();
      const found = isClosed ? [] : await stored.read(part);
      if (found.length === 0) continue;
      isTrusted ||= await isOfThisFile(found);
      decide(isTrusted && !isClosed);
      if (isClosed || !isTrusted) return;
      for (const page of found) {
        pages.put(page);
        choice.finish(page.page);
        running.settle(page.page);
      }
      report();
    }
  };
  /** Parts of which all running lines are known, and which are not stored yet. */
  const whole: number[] = [];
  const store = async (): Promise<void> => {
    for (let part = whole.shift(); part !== undefined; part = whole.shift()) {
      await scheduler.next();
      if (isClosed) return;
      const found = stored.pagesOf(part).map(pages.page);
      await stored.write(
        part,
        found.filter((page) => page !== undefined),
      );
    }
  };
  const requested = createRequestedPages({
    choose: () => (isClosed ? undefined : choice.takeNear(options.currentPage())),
    read,
    isHurried: () => scheduler.isHurried,
  });
  const readAll = async (): Promise<void> => {
    await scheduler.next();
    requested.fill();
    for (let current = requested.take(); current; current = requested.take()) {
      if (scheduler.isHurried) requested.fill();
      const { page } = current;
      const text = await current.text;
      // What made a page fail may have been the end of the worker, and of what else was requested of it.
      if (!text) requested.renew();
      await scheduler.next();
      if (isClosed) return;
      // The worker reads on while this page is folded.
      requested.fill();
      await take(page, text);
      whole.push(...running.partsAround(page, stored));
      // The store takes longer than the reading of a page: who waits does not wait for it.
      if (!scheduler.isHurried) await store();
    }
    await store();
  };
  void restore()
    .finally(() => decide(false))
    .then(readAll);

  return {
    pages,
    get reading() {
      return reading;
    },
    hurry: scheduler.hurry,
    storedStructure: async () => ((await isTrustworthy) ? stored.readStructure() : undefined),
    storeStructure: stored.writeStructure,
    close() {
      isClosed = true;
      scheduler.close();
      stored.close();
    },
  };
}
