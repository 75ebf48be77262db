import type { Bookmark } from '@glossator/client-sdk/contract';

/** Where bookmarks stand, as the server lists them: by page, then by lower-cased name (specification section 3). */
export function compareBookmarks(one: Bookmark, other: Bookmark): number {
  const [name, otherName] = [one.name.toLowerCase(), other.name.toLowerCase()];
  if (one.page !== other.page) return one.page - other.page;
  if (name !== otherName) return name < otherName ? -1 : 1;
  return one.id - other.id;
}
