import { TEXT_CONTENT_OPTIONS, createPageRuns, type PageRuns } from '@glossator/document-text';
import type { PDFPageProxy } from 'pdfjs-dist';
import { pageBoxOf } from '../pdf/read-page';
import type { LaterGlyphs } from './later-glyphs';
import type { TextMeasure } from './text-measure';

/** The text of pages with the places of its characters, read on demand and cached while it is used. */
export interface TextStore {
  /** What is there already. */
  peek(page: number): PageRuns | undefined;
  /** Reads a page; two calls for one page read once. */
  load(page: number): Promise<PageRuns>;
  /** Discards what is being read, so that it is requested again: its worker is gone. */
  forgetPending(): void;
  clear(): void;
}

/** A store that caches the `limit` pages that were requested last. `getPage` answers a page of the open document. */
export function createTextStore(
  getPage: (page: number) => Promise<PDFPageProxy>,
  measure: TextMeasure,
  glyphs: Pick<LaterGlyphs, 'placesOn'>,
  limit: number,
): TextStore {
  const cached = new Map<number, PageRuns>();
  const reading = new Map<number, Promise<PageRuns>>();

  const cache = (runs: PageRuns): void => {
    cached.delete(runs.page);
    cached.set(runs.page, runs);
    for (const oldest of cached.keys()) {
      if (cached.size <= limit) return;
      cached.delete(oldest);
    }
  };
  const read = async (page: number): Promise<PageRuns> => {
    const proxy = await getPage(page);
    const content = await proxy.getTextContent(TEXT_CONTENT_OPTIONS);
    // Loaded long ago; imported here so that pdf.js stays out of the first script.
    const { OPS } = await import('pdfjs-dist');
    return createPageRuns(page, content, pageBoxOf(proxy), measure, () => glyphs.placesOn(proxy, OPS));
  };

  return {
    peek(page) {
      const runs = cached.get(page);
      if (runs) cache(runs);
      return runs;
    },
    load(page) {
      const runs = cached.get(page);
      if (runs) return Promise.resolve(runs);
      const pending = reading.get(page);
      if (pending) return pending;
      const made = read(page).then((done) => {
        if (reading.get(page) === made) cache(done);
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
      for (const [page, runs] of [...cached]) if (!runs.isExact) cached.delete(page);
    },
    clear() {
      cached.clear();
      reading.clear();
    },
  };
}
