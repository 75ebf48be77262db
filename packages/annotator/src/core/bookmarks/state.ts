import type { Bookmark } from '@glossator/client-sdk/contract';
import { emptyList, type EntityList } from '../entities/entity-list';
import type { WrittenDraft } from '../entities/written-draft';

/** The name being written: of a new bookmark on `page` (from 0), or another one for a bookmark, or for the passage of a Selection. */
export interface BookmarkForm extends WrittenDraft {
  readonly bookmarkId: number | undefined;
  readonly selectionId: number | undefined;
  readonly page: number;
}

/** The bookmarks of the open document, by page, then by lower-cased name (specification section 3). */
export interface BookmarksState extends EntityList<Bookmark> {
  readonly form: BookmarkForm | undefined;
}

/** Before they were looked at. */
export const initialBookmarks: BookmarksState = { ...emptyList, form: undefined };
