import { TEXT_CONTENT_OPTIONS, createPageRuns, type PageRuns } from '@glossator/document-text';
import type { PDFPageProxy } from 'pdfjs-dist';
import { pageBoxOf } from '../pdf/read-page';
import { paintedGlyphs } from './painted-glyphs';
import type { TextMeasure } from './text-measure';

/** The text of pages with the places of its characters, read when wanted and kept while it is used. */
export interface TextStore {
  /** What is there already. */
  peek(page: number): PageRuns | undefined;
  /** Reads a page; two calls for one page read once. */
  load(page: number): Promise<PageRuns>;
  /** Gives up what is being read, so that it is asked for again: its worker is gone. */
  forgetPending(): void;
  clear(): void;
}

/** A store that keeps the `limit` pages that were asked for last. `getPage` answers a page of the open document. */
export function createTextStore(
  getPage: (page: number) => Promise<PDFPageProxy>,
  measure: TextMeasure,
  limit: number,
): TextStore {
  const kept = new Map<number, PageRuns>();
  const reading = new Map<number, Promise<PageRuns>>();

  const keep = (runs: PageRuns): void => {
    kept.delete(runs.page);
    kept.set(runs.page, runs);
    for (const oldest of kept.keys()) {
      if (kept.size <= limit) return;
      kept.delete(oldest);
    }
  };
  const read = async (page: number): Promise<PageRuns> => {
    const proxy = await getPage(page);
    const content = await proxy.getTextContent(TEXT_CONTENT_OPTIONS);
    // Loaded long ago; asked for here so that pdf.js stays out of the first script.
    const { OPS } = await import('pdfjs-dist');
    return createPageRuns(page, content, pageBoxOf(proxy), measure, () => paintedGlyphs(proxy, OPS));
  };

  return {
    peek(page) {
      const runs = kept.get(page);
      if (runs) keep(runs);
      return runs;
    },
    load(page) {
      const runs = kept.get(page);
      if (runs) return Promise.resolve(runs);
      const pending = reading.get(page);
      if (pending) return pending;
      const made = read(page).then((done) => {
        if (reading.get(page) === made) keep(done);
        return done;
      });
      reading.set(page, made);
      const forget = (): void => {
        if (reading.get(page) === made) reading.delete(page);
      };
      made.then(forget, forget);
      return made;
    },
    forgetPending() {
      reading.clear();
      // The pages that these wait for to be drawn went with the worker.
      for (const [page, runs] of [...kept]) if (!runs.isExact) kept.delete(page);
    },
    clear() {
      kept.clear();
      reading.clear();
    },
  };
}
