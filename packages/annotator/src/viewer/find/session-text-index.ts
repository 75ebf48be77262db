import { TEXT_MODEL_VERSION } from '@glossator/document-text';
import type { Log } from '../../core/ports/environment';
import type { TextIndexStore, TextReading } from '../../core/ports/text-index';
import type { PdfLink } from '../pdf/pdf-link';
import { createDeadlines } from '../pdf/deadlines';
import { createHeldPointer } from './held-pointer';
import { createStoredPages } from './stored-pages';
import { createWindowIdleScheduler } from './idle-scheduler';
import { createPageReader } from './page-reader';
import { createParallelReader } from './parallel-reader';
import { createTextIndex, type BackgroundTextIndex } from './text-index';

/** What the text index of an open document is made of. */
export interface SessionTextIndexOptions {
  readonly link: PdfLink;
  /** The element that scrolls the document. */
  readonly element: HTMLElement;
  readonly currentPage: () => number;
  readonly isBusy: () => boolean;
  readonly timeLimit: number;
  readonly revive: () => Promise<void>;
  /** Stores the text between visits; without it nothing is stored. */
  readonly store: TextIndexStore | undefined;
  /** The version of pdf.js, and the size of the file where it is known already. */
  readonly engineVersion: () => Promise<string>;
  readonly byteLength: number | undefined;
  readonly onReading: (reading: TextReading) => void;
  readonly log: Log | undefined;
}

/** Milliseconds after which a store that does not answer is left alone. */
const STORE_TIME = 5000;

/** Begins to read the text of the open document. */
export function createSessionTextIndex(options: SessionTextIndexOptions): BackgroundTextIndex {
  const { link, element, store, log } = options;
  const window = element.ownerDocument.defaultView ?? globalThis.window;
  const pointer = createHeldPointer(element);
  const deadlines = createDeadlines(window);
  const stored = createStoredPages({
    pageCount: link.pageCount,
    open: async () => store?.open(await fileName(options)),
    warn: (message, error) => log?.warn(message, error),
    within: (work) => deadlines.within(STORE_TIME, work),
  });
  const scheduler = createWindowIdleScheduler(window, () => pointer.isHeld || options.isBusy());
  const { timeLimit } = options;
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
    pages: index.pages,
    get reading() {
      return index.reading;
    },
    hurry: index.hurry,
    storedStructure: index.storedStructure,
    storeStructure: index.storeStructure,
    close() {
      pointer.close();
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
async function fileName(options: SessionTextIndexOptions): Promise<string> {
  const pdf = await options.link.pdf();
  const bytes = options.byteLength ?? (await pdf.getDownloadInfo()).length;
  const prints = pdf.fingerprints.filter((print) => print !== null).join('-');
  return [prints, bytes, pdf.numPages, `text${TEXT_MODEL_VERSION}`, await options.engineVersion()].join('.');
}
