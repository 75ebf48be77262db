import { findRanges, type IndexedPages } from '@glossator/document-text';
import type { DocumentViewer } from '../ports/document-viewer';
import type { Clock } from '../ports/environment';
import type { TextIndex } from '../ports/text-index';
import type { Finding, Question } from './finding';
import { placesInIndex } from './places';

/** Milliseconds between two looks at a growing text, and how many times as long as a look takes. */
const LOOK_AGAIN = 200;
const SHARE = 10;

/** What it works with. */
export interface IndexSearchOptions {
  readonly index: TextIndex;
  readonly viewer: Pick<DocumentViewer, 'on'>;
  readonly clock: Clock;
  readonly onFinding: (finding: Finding) => void;
  /** No page can be read; nothing more comes then. */
  readonly onUnreadable: () => void;
}

/**
 * Searches what has been read of the open document, immediately and again as more is read, until all of it is. A tenth of the time at
 * most goes into searching. The returned function ends it.
 */
export function searchTextIndex({ query, options }: Question, search: IndexSearchOptions): () => void {
  const { index, clock } = search;
  const endings: (() => void)[] = [];
  let cancelLook: (() => void) | undefined;
  const stop = (): void => {
    cancelLook?.();
    for (const end of endings.splice(0)) end();
  };
  const look = (): number => {
    const begun = clock.now();
    const { status, pagesRead, pageCount } = index.reading;
    const isComplete = status === 'complete';
    const places = placesInIndex(index.pages, findRanges(index.pages, query, options));
    search.onFinding({
      places,
      total: places.length,
      progress: { pagesRead, pageCount },
      isComplete,
      unreadPages: isComplete ? pageCount - index.pages.pageNumbers().length : 0,
      // Only of what was found nowhere is it worth knowing.
      textlessPages: isComplete && places.length === 0 ? countTextless(index.pages) : 0,
      isSearched(from, to) {
        for (let page = from; page <= to && !isComplete; page += 1) if (!index.pages.page(page)) return false;
        return true;
      },
    });
    if (isComplete) stop();
    return clock.now() - begun;
  };
  const follow = (): void => {
    if (index.reading.status === 'unreadable') {
      stop();
      search.onUnreadable();
    } else if (index.reading.status === 'complete') {
      cancelLook?.();
      look();
    } else cancelLook ??= clock.after(pause, lookAgain);
  };
  const lookAgain = (): void => {
    cancelLook = undefined;
    pause = Math.max(LOOK_AGAIN, look() * SHARE);
  };
  let pause = LOOK_AGAIN;

  if (index.reading.status === 'reading') endings.push(index.hurry(), search.viewer.on('textRead', follow));
  lookAgain();
  return stop;
}

/** How many of the pages have no text at all, as scans have not. */
function countTextless(pages: IndexedPages): number {
  return pages.pageNumbers().filter((page) => pages.page(page)?.folded === '').length;
}
