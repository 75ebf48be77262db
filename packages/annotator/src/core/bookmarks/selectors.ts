import type { Bookmark, TextSelection } from '@glossator/client-sdk/contract';
import { compareBookmarks } from '@glossator/client-sdk/order';
import type { AnnotatorState } from '../features';

/** A line of the list of bookmarks: a page, or a passage, which is a Selection. */
export type BookmarkEntry =
  | { readonly kind: 'page'; readonly bookmark: Bookmark }
  | { readonly kind: 'passage'; readonly selection: TextSelection };

/** Bookmarks of both kinds, by page, then by lower-cased name (specification section 3). */
export function bookmarkEntries(
  bookmarks: AnnotatorState['bookmarks']['items'],
  selections: AnnotatorState['selections']['items'],
): readonly BookmarkEntry[] {
  const pages = bookmarks.map((bookmark) => ({ kind: 'page', bookmark }) as const);
  const passages = selections
    .filter(({ isBookmark }) => isBookmark)
    .map((selection) => ({ kind: 'passage', selection }) as const);
  return [...pages, ...passages].sort((one, other) => compareBookmarks(placeOf(one), placeOf(other)));
}

/** The page (from 0) and the name by which an entry is listed. */
export function placeOf(entry: BookmarkEntry): Pick<Bookmark, 'id' | 'page' | 'name'> {
  if (entry.kind === 'page') return entry.bookmark;
  const { id, startPage, name, text } = entry.selection;
  return { id, page: startPage, name: name?.trim() || text };
}
