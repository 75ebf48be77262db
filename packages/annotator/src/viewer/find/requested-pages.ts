import type { PageText } from '@glossator/document-text';

/** A page that the worker was asked for; its text is `undefined` where it cannot be read. */
export interface RequestedPage {
  readonly page: number;
  readonly text: Promise<PageText | undefined>;
}

/** What the requests are made with. */
export interface RequestedPagesOptions {
  /** The next page to read, `undefined` when there is none. */
  readonly choose: () => number | undefined;
  readonly read: (page: number) => Promise<PageText | undefined>;
  /** Whether somebody waits for the text. */
  readonly isHurried: () => boolean;
}

/** The pages that the worker has been asked for, in the order in which they were. */
export interface RequestedPages {
  /** Lets the worker have pages to read: one, which leaves it free for the reader's own, or enough to keep it busy where somebody waits. */
  fill(): void;
  /** Takes the page that was requested first. */
  take(): RequestedPage | undefined;
  /** Requests again what has been requested: the worker may have come to its end. */
  renew(): void;
}

/** Pages that are requested at once where somebody waits: enough for two workers, each of which waits for other threads while it reads one. */
const HURRIED_PAGES = 16;

/** Nothing is requested before `fill`. */
export function createRequestedPages({ choose, read, isHurried }: RequestedPagesOptions): RequestedPages {
  let requested: RequestedPage[] = [];
  const request = (page: number): RequestedPage => ({ page, text: read(page) });
  return {
    fill() {
      while (requested.length < (isHurried() ? HURRIED_PAGES : 1)) {
        const page = choose();
        if (page === undefined) return;
        requested.push(request(page));
      }
    },
    take: () => requested.shift(),
    renew() {
      requested = requested.map(({ page }) => request(page));
    },
  };
}
