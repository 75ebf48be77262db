import {
  createRunningLines,
  RUNNING_REACH,
  type PageText,
  type RunningLines,
  type TextRange,
  type PageRuns,
  boxesAround,
  type RunBox,
} from '@glossator/document-text';
import type { TextStore } from './text-store';

/** Running headers, footers and page numbers of the pages that were requested. What is known once stays known. */
export interface RunningText {
  /** The elements of a page's running lines; `undefined` as long as nobody has looked for them. */
  on(page: number): ReadonlySet<number> | undefined;
  /** Looks for the running lines of pages, for which their neighbors are read too. */
  load(pages: Iterable<number>): Promise<void>;
  /** A page's text with its running lines, if they are known. */
  withLines(text: PageText | undefined): PageText | undefined;
  /** The boxes of a range on a page; of a range over a page break without running lines, as far as they are known. */
  boxesOf(range: TextRange, runs: PageRuns): RunBox[];
  /** Looks for what `boxesOf` had to do without; answers the pages on which something is left out now. */
  catchUp(): Promise<readonly number[]>;
}

/** Looks for running lines in the pages of a text store. */
export function createRunningText(texts: Pick<TextStore, 'peek' | 'load'>, pageCount: number): RunningText {
  const known = new Map<number, ReadonlySet<number>>();
  const looking = new Map<number, Promise<void>>();
  let missed = new Set<number>();
  const pages = new Map<number, PageText>();
  const runningOn: RunningLines = createRunningLines((page) => pages.get(page));

  const look = async (page: number): Promise<void> => {
    const window = Array.from({ length: 2 * RUNNING_REACH + 1 }, (_, i) => page - RUNNING_REACH + i);
    const read = await Promise.all(
      window
        .filter((near) => near >= 0 && near < pageCount)
        .map((near) => texts.load(near).catch(() => undefined)),
    );
    for (const runs of read) if (runs) pages.set(runs.page, runs.text);
    known.set(page, runningOn(page));
    // The outer lines of pages are remembered; their texts need not be.
    pages.clear();
  };
  const loadOne = (page: number): Promise<void> => {
    if (known.has(page)) return Promise.resolve();
    const pending = looking.get(page) ?? look(page).finally(() => looking.delete(page));
    looking.set(page, pending);
    return pending;
  };
  const load = async (list: Iterable<number>): Promise<void> => {
    for (const page of list) await loadOne(page);
  };

  return {
    on: (page) => known.get(page),
    load,
    withLines(text) {
      const running = text && known.get(text.page);
      return text && running ? { ...text, running: [...running] } : text;
    },
    boxesOf(range, runs) {
      const running = known.get(runs.page);
      if (range.startPage !== range.endPage && !running) missed.add(runs.page);
      return boxesAround(range, runs, running);
    },
    async catchUp() {
      const wanted = [...missed];
      missed = new Set();
      await load(wanted);
      return wanted.filter((page) => (known.get(page)?.size ?? 0) > 0);
    },
  };
}
