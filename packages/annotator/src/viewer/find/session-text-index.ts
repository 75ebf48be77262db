import type { Log } from '../../core/ports/environment';
import type { TextIndex, TextIndexStore, TextReading } from '../../core/ports/text-index';
import type { PdfLink } from '../pdf/pdf-link';
import { createHeldPointer } from './held-pointer';
import { createWindowIdleScheduler } from './idle-scheduler';
import type { BackgroundTextIndex } from './text-index';

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

/** What has been read by a reader that is not here yet, or is. */
function pagesOf(reader: () => TextIndex | undefined): TextIndex['pages'] {
  return {
    page: (page) => reader()?.pages.page(page),
    pageNumbers: () => reader()?.pages.pageNumbers() ?? [],
    after: (page) => reader()?.pages.after(page),
    before: (page) => reader()?.pages.before(page),
  };
}

/**
 * Begins to read the text of the open document when there is nothing else to do, or as soon as somebody waits for it; what reads it is
 * loaded then.
 */
export function createSessionTextIndex(options: SessionTextIndexOptions): BackgroundTextIndex {
  const { link, element, log } = options;
  const window = element.ownerDocument.defaultView ?? globalThis.window;
  const pointer = createHeldPointer(element);
  const scheduler = createWindowIdleScheduler(window, () => pointer.isHeld || options.isBusy());
  let reader: BackgroundTextIndex | undefined;
  let isClosed = false;
  const hasClosed = (): boolean => isClosed;
  let reading: TextReading = { status: 'reading', pagesRead: 0, pageCount: link.pageCount };
  const onReading = (next: TextReading): void => {
    reading = next;
    options.onReading(next);
  };
  const load = async (): Promise<BackgroundTextIndex | undefined> => {
    await scheduler.next();
    if (hasClosed()) return undefined;
    const { createTextReader } = await import('./text-reader');
    if (!hasClosed()) reader = createTextReader({ ...options, window, scheduler, onReading });
    return reader;
  };
  const loaded = load().catch((error: unknown) => {
    if (isClosed) return undefined;
    log?.warn('What reads the text of the document could not be loaded', error);
    onReading({ ...reading, status: 'unreadable' });
    return undefined;
  });
  return {
    pages: pagesOf(() => reader),
    get reading() {
      return reading;
    },
    hurry: scheduler.hurry,
    storedStructure: async () => (await loaded)?.storedStructure(),
    storeStructure: async (read) => (await loaded)?.storeStructure(read),
    close() {
      isClosed = true;
      pointer.close();
      scheduler.close();
      reader?.close();
    },
  };
}
