import { TEXT_MODEL_VERSION } from '@glossator/document-text';
import { createDeadlines } from '../pdf/deadlines';
import type { IdleScheduler } from './idle-scheduler';
import { createPageReader } from './page-reader';
import { createParallelReader } from './parallel-reader';
import type { SessionTextIndexOptions } from './session-text-index';
import { createStoredPages } from './stored-pages';
import { createTextIndex, type BackgroundTextIndex } from './text-index';

/** Milliseconds after which a store that does not answer is left alone. */
const STORE_TIME = 5000;

/** What reads the text, in the moments that the scheduler gives it. */
export interface TextReaderOptions extends Omit<SessionTextIndexOptions, 'isBusy'> {
  readonly window: Window;
  readonly scheduler: IdleScheduler;
}

/** Begins to read the text of the open document. A module of its own, with all that it needs of document-text: opening needs nothing of it. */
export function createTextReader(options: TextReaderOptions): BackgroundTextIndex {
  const { link, window, scheduler, store, log, timeLimit } = options;
  const deadlines = createDeadlines(window);
  const stored = createStoredPages({
    pageCount: link.pageCount,
    open: async () => store?.open(await fileName(options)),
    warn: (message, error) => log?.warn(message, error),
    within: (work) => deadlines.within(STORE_TIME, work),
  });
  const reader = createParallelReader({
    read: createPageReader({ getPage: link.getPage, deadlines, timeLimit, onTimeout: options.revive }),
    async openSecond() {
      const second = await link.openSecond();
      return (
        second && {
          read: createPageReader({
            getPage: second.getPage,
            deadlines,
            timeLimit,
            onTimeout: () => Promise.resolve(),
          }),
          close: second.close,
        }
      );
    },
    isHurried: () => scheduler.isHurried,
    pagesLeft: () => link.pageCount - index.reading.pagesRead,
  });
  const index = createTextIndex({
    pageCount: link.pageCount,
    currentPage: options.currentPage,
    readPage: reader.read,
    scheduler,
    stored,
    onReading(reading) {
      if (reading.status === 'complete') reader.close();
      options.onReading(reading);
    },
  });
  return {
    ...index,
    get reading() {
      return index.reading;
    },
    close() {
      deadlines.close();
      index.close();
      reader.close();
    },
  };
}

/**
 * A name for the text of a file: pdf.js's fingerprints and the size say which file it is, the versions which reading of it. Two files
 * may still share it by an exporter's carelessness; that is why stored pages are compared with the file.
 */
async function fileName(options: TextReaderOptions): Promise<string> {
  const pdf = await options.link.pdf();
  const bytes = options.byteLength ?? (await pdf.getDownloadInfo()).length;
  const prints = pdf.fingerprints.filter((print) => print !== null).join('-');
  return [prints, bytes, pdf.numPages, `text${TEXT_MODEL_VERSION}`, await options.engineVersion()].join('.');
}
