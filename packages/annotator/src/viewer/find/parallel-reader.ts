import type { PageText } from '@glossator/document-text';

/** Something that reads pages beside the worker of the viewer. */
export interface SecondReader {
  readonly read: (page: number) => Promise<PageText>;
  close(): void;
}

/** What the reader works with. */
export interface ParallelReaderOptions {
  /** Reads a page in the worker of the viewer; rejects where it cannot be read. */
  readonly read: (page: number) => Promise<PageText>;
  /** Starts a second worker; answers `undefined` where there is none to be had. */
  readonly openSecond: () => Promise<SecondReader | undefined>;
  /** Whether somebody waits for the text. */
  readonly isHurried: () => boolean;
  /** Pages that are still to be read. */
  readonly pagesLeft: () => number;
}

/** Reads pages in one worker, and in two while somebody waits for a long text. */
export interface ParallelReader {
  /** Reads a page; rejects where the viewer's own worker cannot read it. */
  read(page: number): Promise<PageText>;
  /** Ends the second worker. Pages can be read afterwards, in the first. */
  close(): void;
}

/** Pages that are read sooner by one worker than a second one starts. */
const FEW_PAGES = 150;

/** Nothing is started before somebody waits. */
export function createParallelReader(options: ParallelReaderOptions): ParallelReader {
  const { isHurried } = options;
  let second: SecondReader | undefined;
  let isClosed = false;
  /** Whether a second worker is starting, or has failed: it is not tried again. */
  let isTried = false;
  let inFirst = 0;
  let inSecond = 0;

  const closeSecond = (): void => {
    second?.close();
    second = undefined;
  };
  const start = async (): Promise<void> => {
    isTried = true;
    const started = await options.openSecond().catch(() => undefined);
    if (!started) return;
    if (isClosed || !isHurried()) {
      isTried = false;
      started.close();
    } else second = started;
  };
  const readInFirst = async (page: number): Promise<PageText> => {
    inFirst += 1;
    try {
      return await options.read(page);
    } finally {
      inFirst -= 1;
    }
  };
  const readInSecond = async (reader: SecondReader, page: number): Promise<PageText> => {
    inSecond += 1;
    try {
      return await reader.read(page);
    } catch {
      // Whether the page or the second worker is at fault is for the first to find out.
      if (second === reader) closeSecond();
      return await readInFirst(page);
    } finally {
      inSecond -= 1;
    }
  };

  return {
    async read(page) {
      if (isHurried() && !isTried && !isClosed && options.pagesLeft() > FEW_PAGES) void start();
      if (second && !isHurried() && inSecond === 0) {
        closeSecond();
        isTried = false;
      }
      return second && inSecond < inFirst ? readInSecond(second, page) : readInFirst(page);
    },
    close() {
      isClosed = true;
      closeSecond();
    },
  };
}
