import { createSearchIndex, searchPageOf, type PageText, type SearchPage } from '@glossator/document-text';
import type { TextIndex, TextReading } from '../../core/ports/text-index';
import type { StoredPages } from './stored-pages';
import type { IdleScheduler } from './idle-scheduler';
import { createPageChoice } from './page-choice';
import { createRunningPages } from './running-pages';

/** A text index that reads until it is complete or closed. */
export interface BackgroundTextIndex extends TextIndex {
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
  let failures = 0;
  let isClosed = false;
  let reading: TextReading = { status: 'reading', pagesRead: 0, pageCount };

  const report = (): void => {
    const pagesRead = choice.finished;
    const isLost = failures > 0 && failures === pagesRead;
    const status = isLost ? 'unreadable' : running.isComplete ? 'complete' : 'reading';
    reading = { status, pagesRead, pageCount };
    options.onReading(reading);
  };
  const take = async (page: number, text: PageText | undefined): Promise<void> => {
    if (text) pages.add(text);
    else failures += 1;
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
      if (lines.size > 0 && !isClosed) pages.add(text, lines);
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
  const restore = async (): Promise<void> => {
    let isTrusted = false;
    for (const part of stored.partsAround(options.currentPage())) {
      await scheduler.next();
      const found = isClosed ? [] : await stored.read(part);
      if (found.length === 0) continue;
      isTrusted ||= await isOfThisFile(found);
      if (isClosed || !isTrusted) return;
      for (const page of found) {
        pages.put(page);
        choice.finish(page.page);
        running.settle(page.page);
      }
      report();
    }
  };
  /** Stores the parts around a page of which all running lines are known. */
  const store = async (page: number): Promise<void> => {
    for (const part of running.partsAround(page, stored)) {
      await scheduler.next();
      if (isClosed) return;
      const whole = stored
        .pagesOf(part)
        .map(pages.page)
        .filter((found) => found !== undefined);
      await stored.write(part, whole);
    }
  };
  const begin = (): { readonly page: number; readonly text: Promise<PageText | undefined> } | undefined => {
    const page = isClosed ? undefined : choice.takeNear(options.currentPage());
    return page === undefined ? undefined : { page, text: read(page) };
  };
  const readAll = async (): Promise<void> => {
    await scheduler.next();
    let current = begin();
    while (current) {
      const { page } = current;
      const text = await current.text;
      await scheduler.next();
      if (isClosed) return;
      // The worker reads the next page while this one is folded; it never has more than one to read.
      current = begin();
      await take(page, text);
      await store(page);
    }
  };
  void restore().then(readAll);

  return {
    pages,
    get reading() {
      return reading;
    },
    hurry: scheduler.hurry,
    close() {
      isClosed = true;
      scheduler.close();
      stored.close();
    },
  };
}
