import { createLater } from '../../controls/later';

/** The tab for bookmarks, which is not the first one. */
export const BOOKMARKS_TAB = createLater(async () => (await import('./BookmarksTab')).BookmarksTab);
