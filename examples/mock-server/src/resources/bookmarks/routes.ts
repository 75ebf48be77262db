import type { Routes } from '../../calls/handlers';
import type { BookmarkService } from './service';

/** The served calls under `/bookmarks`. */
export function bookmarkRoutes(bookmarks: BookmarkService): Routes<'bookmarks'> {
  return {
    create: (input, call) => bookmarks.create(input, call),
    update: (input, call) => bookmarks.update(input, call),
    restore: ({ id }, call) => bookmarks.restore(id, call),
    delete: async ({ id }, call) => {
      await bookmarks.delete(id, call);
      return undefined;
    },
  };
}
