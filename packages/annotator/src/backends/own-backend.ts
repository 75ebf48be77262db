import type { BookmarkCalls, CommentCalls, HighlightCalls, NoteCalls } from '../core/ports/backend';
import type { AnnotationAuthor, Kept } from './changing';
import { commentCalls } from './comment-calls';
import type { AnnotationStore } from './kept-annotations';
import { bookmarkCalls, noteCalls } from './page-calls';
import { selectionCalls } from './selection-calls';

/** Highlights, areas, comments with their answers, bookmarks and notes; no files. */
export type OwnBackend = HighlightCalls & CommentCalls & BookmarkCalls & NoteCalls;

/** What a backend of one's own is made of. */
export interface OwnBackendOptions {
  /** Whose annotations they are: the one who is given to the annotator. */
  readonly user: AnnotationAuthor;
  /** The time, for the stamps; the system's by default. */
  readonly now?: () => Date;
}

/** A backend over whatever keeps annotations: the store is read before each call, so that several pages can share it. */
export function createOwnBackend(store: AnnotationStore, options: OwnBackendOptions): OwnBackend {
  const kept: Kept = { store, author: options.user, now: options.now ?? (() => new Date()) };
  const of = <Item extends { readonly documentId: number }>(items: readonly Item[], documentId: number) => ({
    data: items.filter((item) => item.documentId === documentId),
  });
  return {
    documents: {
      selections: async ({ id }) => of(store.read().selections, id),
      bookmarks: async ({ id }) => of(store.read().bookmarks, id),
      notes: async ({ id }) => of(store.read().notes, id),
    },
    selections: { ...selectionCalls(kept), ...commentCalls(kept) },
    bookmarks: bookmarkCalls(kept),
    notes: noteCalls(kept),
  };
}
