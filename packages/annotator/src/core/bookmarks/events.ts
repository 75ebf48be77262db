import type { Bookmark } from '@glossator/client-sdk/contract';
import type { EventBase } from '../store/origin';

/** Events about bookmarks. */
export type BookmarksEvent =
  | (EventBase<'bookmarks/requested'> & { readonly documentId: number })
  | (EventBase<'bookmarks/loaded'> & { readonly documentId: number; readonly items: readonly Bookmark[] })
  | (EventBase<'bookmarks/loadFailed'> & { readonly documentId: number })
  | (EventBase<'bookmarks/created'> & { readonly bookmark: Bookmark })
  /** What was deleted is back, as it is now. */
  | (EventBase<'bookmarks/restored'> & { readonly bookmark: Bookmark })
  /** The server has saved what had a temporary id. */
  | (EventBase<'bookmarks/saved'> & { readonly temporaryId: number; readonly saved: Bookmark })
  /** The server refused it for good; it never existed there. */
  | (EventBase<'bookmarks/refused'> & { readonly temporaryId: number })
  | (EventBase<'bookmarks/updated'> & {
      readonly id: number;
      readonly changes: Partial<Pick<Bookmark, 'name' | 'page' | 'updatedAt'>>;
    })
  | (EventBase<'bookmarks/deleted'> & { readonly id: number })
  | (EventBase<'bookmarks/formOpened'> & {
      readonly bookmarkId: number | undefined;
      readonly page: number;
      readonly name: string;
    })
  | (EventBase<'bookmarks/formChanged'> & { readonly name: string })
  | EventBase<'bookmarks/formClosed'>;
