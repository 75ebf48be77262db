import type { ServerRoutes } from '../../calls/handlers';
import type { BookmarkService } from './service';

/** The served calls about bookmarks. */
export function bookmarkRoutes(bookmarks: BookmarkService): ServerRoutes {
  return {
    documents: { bookmarks: async ({ id }, call) => ({ data: await bookmarks.list(id, call) }) },
    bookmarks: {
      create: (input, call) => bookmarks.create(input, call),
      update: (input, call) => bookmarks.update(input, call),
      restore: ({ id }, call) => bookmarks.restore(id, call),
      delete: async ({ id }, call) => {
        await bookmarks.delete(id, call);
        return undefined;
      },
    },
  };
}
