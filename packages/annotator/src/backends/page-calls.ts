import type { Bookmark, Note } from '@glossator/client-sdk/contract';
import type { BookmarkCalls, NoteCalls } from '../core/ports/backend';
import {
  assertNotOvertaken,
  found,
  given,
  makeOnce,
  stampsNow,
  withChanged,
  without,
  type Kept,
} from './changing';
import { remembered, type Deleted, type KeptAnnotations } from './kept-annotations';

/** Bookmarks of pages. */
export function bookmarkCalls(kept: Kept): BookmarkCalls['bookmarks'] {
  const { create, ...others } = entityCalls<Bookmark>(kept, {
    kind: 'bookmarks',
    listOf: ({ bookmarks }) => bookmarks,
    deletedOf: ({ bookmarks }) => bookmarks,
  });
  return {
    ...others,
    create: async ({ documentId, name, page }, options) =>
      create((id) => ({ id, documentId, name, page, ...stampsNow(kept) }), options?.idempotencyKey),
  };
}

/** General notes on a document. */
export function noteCalls(kept: Kept): NoteCalls['notes'] {
  const { create, ...others } = entityCalls<Note>(kept, {
    kind: 'notes',
    listOf: ({ notes }) => notes,
    deletedOf: ({ notes }) => notes,
  });
  return {
    ...others,
    create: async ({ documentId, text }, options) =>
      create((id) => ({ id, documentId, text, data: [], ...stampsNow(kept) }), options?.idempotencyKey),
    update: async ({ id, formerText, ...changes }) => {
      const { text } = found(kept.store.read().notes, id);
      assertNotOvertaken(text, { text: changes.text, formerText });
      return others.update({ id, ...changes });
    },
  };
}

/** Where the entities of a kind are. */
interface Kind<Item> {
  readonly kind: 'bookmarks' | 'notes';
  readonly listOf: (annotations: KeptAnnotations) => readonly Item[];
  readonly deletedOf: (deleted: Deleted) => readonly Item[];
}

/** The calls about one kind, which are the same for all but for what is made. */
function entityCalls<Item extends Bookmark | Note>(kept: Kept, { kind, listOf, deletedOf }: Kind<Item>) {
  const { store, now } = kept;
  return {
    create: (make: (id: number) => Item, key: string | undefined): Item =>
      makeOnce<Item>(
        kept,
        key,
        (before, id) => listOf(before).find((item) => item.id === id),
        (before, id) => {
          const made = make(id);
          return [{ ...before, [kind]: [...listOf(before), made] }, made] as const;
        },
      ),
    update: async ({ id, ...changes }: { readonly id: number }): Promise<Item> => {
      const before = store.read();
      const present = found(listOf(before), id);
      const changed: Item = { ...present, ...given(changes), updatedAt: now().toISOString() };
      store.write({ ...before, [kind]: withChanged(listOf(before), changed) });
      return changed;
    },
    delete: async ({ id }: { readonly id: number }): Promise<undefined> => {
      const before = store.read();
      const gone = found(listOf(before), id);
      store.write({
        ...before,
        [kind]: without(listOf(before), id),
        deleted: { ...before.deleted, [kind]: remembered(deletedOf(before.deleted), gone) },
      });
    },
    restore: async ({ id }: { readonly id: number }): Promise<Item> => {
      const before = store.read();
      const back = found(deletedOf(before.deleted), id);
      store.write({
        ...before,
        [kind]: [...listOf(before), back],
        deleted: { ...before.deleted, [kind]: without(deletedOf(before.deleted), id) },
      });
      return back;
    },
  };
}
