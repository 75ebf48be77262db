import type { Bookmark } from '@glossator/client-sdk/contract';
import type { ListEvent } from '../entities/list-events';
import type { EventBase } from '../store/origin';

/** Events about bookmarks. */
export type BookmarksEvent =
  | ListEvent<'bookmarks', Bookmark, 'name' | 'page' | 'updatedAt' | 'visibility'>
  | (EventBase<'bookmarks/formOpened'> & {
      readonly bookmarkId: number | undefined;
      readonly selectionId: number | undefined;
      readonly page: number;
      readonly name: string;
    })
  | (EventBase<'bookmarks/formChanged'> & { readonly name: string })
  /** The bookmark was given another name elsewhere meanwhile. */
  | (EventBase<'bookmarks/formOvertaken'> & { readonly name: string })
  | EventBase<'bookmarks/formClosed'>;
