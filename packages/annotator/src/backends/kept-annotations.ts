import type { Bookmark, Note, SelectionComment, TextSelection } from '@glossator/client-sdk/contract';

/** Something that was deleted, until there is too much of it: undoing brings it back under its id. */
export interface Deleted {
  readonly selections: readonly TextSelection[];
  readonly comments: readonly SelectionComment[];
  readonly bookmarks: readonly Bookmark[];
  readonly notes: readonly Note[];
}

/** Everything that a backend of one's own keeps. Plain data, which JSON can hold. */
export interface KeptAnnotations {
  /** The largest id that was given, to whatever kind. */
  readonly lastId: number;
  readonly selections: readonly TextSelection[];
  readonly bookmarks: readonly Bookmark[];
  readonly notes: readonly Note[];
  readonly deleted: Deleted;
  /** Ids of what was made under idempotency keys, the newest last. */
  readonly made: readonly (readonly [key: string, id: number])[];
}

/** Where annotations are kept. `write` throws where it cannot keep them; then what was there before must still be. */
export interface AnnotationStore {
  read(): KeptAnnotations;
  write(annotations: KeptAnnotations): void;
}

/** What there is before anything was annotated. */
export const NO_ANNOTATIONS: KeptAnnotations = {
  lastId: 0,
  selections: [],
  bookmarks: [],
  notes: [],
  deleted: { selections: [], comments: [], bookmarks: [], notes: [] },
  made: [],
};

/** How much of what was deleted, and how many keys, are remembered. */
export const REMEMBERED_MAX = 200;

/** A list with one more at its end, without the oldest ones where it grows too long. */
export function remembered<Item>(list: readonly Item[], item: Item): readonly Item[] {
  return [...list, item].slice(-REMEMBERED_MAX);
}
