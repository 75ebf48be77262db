import type { Draft } from 'immer';
import type { Bookmark } from '@glossator/client-sdk/contract';
import { compareBookmarks } from '@glossator/client-sdk/order';
import { type BookmarksState, initialBookmarks } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { bookmarkKind } from './kind';
import { defineFeature, reset } from '../store/define-feature';
import {
  addEntity,
  changeEntity,
  clearList,
  fillList,
  removeEntity,
  requestList,
  restoreEntity,
  saveEntity,
} from '../entities/entity-list';
import { createBookmarks, type BookmarksCommands } from './commands';
import type { BookmarksEvent } from './events';

function change(slice: Draft<BookmarksState>, work: (bookmarks: BookmarksState) => BookmarksState): void {
  reset(slice, work(slice));
}

function remove(bookmarks: Draft<BookmarksState>, id: number): void {
  change(bookmarks, (list) => removeEntity(list, id));
  if (bookmarks.form?.bookmarkId === id) bookmarks.form = undefined;
}

/** The bookmarks of the open document. Those of another one have no place here. */
export const bookmarksFeature: AnnotatorFeature<
  'bookmarks',
  BookmarksState,
  BookmarksEvent,
  BookmarksCommands
> = defineFeature({
  name: 'bookmarks',
  initial: initialBookmarks,
  kinds: [bookmarkKind],
  on: {
    'outbox/adopted': (bookmarks, { nextIds: { bookmark = -1 } }) => {
      bookmarks.nextId = Math.min(bookmarks.nextId, bookmark);
    },
    'documents/opened': (bookmarks) => change(bookmarks, (list) => ({ ...clearList(list), form: undefined })),
    'documents/reset': (bookmarks) => reset(bookmarks, initialBookmarks),
    'bookmarks/requested': (bookmarks, { documentId }, { documents }) => {
      if (documentId === documents.activeId) change(bookmarks, requestList);
    },
    'bookmarks/loaded': (bookmarks, { documentId, items }, { documents }) => {
      if (documentId === documents.activeId)
        change(bookmarks, (list) => fillList(list, items, compareBookmarks));
    },
    'bookmarks/loadFailed': (bookmarks, { documentId }, { documents }) => {
      if (documentId === documents.activeId) bookmarks.status = 'failed';
    },
    'bookmarks/created': (bookmarks, { bookmark }, { documents }) => {
      if (bookmark.documentId === documents.activeId)
        change(bookmarks, (list) => addEntity(list, bookmark, compareBookmarks));
    },
    'bookmarks/restored': (bookmarks, { bookmark }, { documents }) => {
      if (bookmark.documentId === documents.activeId)
        change(bookmarks, (list) => restoreEntity(list, bookmark, compareBookmarks));
    },
    'bookmarks/saved': (bookmarks, { temporaryId, saved }, { documents }) => {
      if (saved.documentId !== documents.activeId) return;
      change(bookmarks, (list) =>
        saveEntity<Bookmark, BookmarksState>(list, temporaryId, saved, compareBookmarks),
      );
      const { form } = bookmarks;
      if (form?.bookmarkId === temporaryId) form.bookmarkId = saved.id;
    },
    'bookmarks/refused': (bookmarks, { temporaryId }) => remove(bookmarks, temporaryId),
    'bookmarks/updated': (bookmarks, { id, changes }) =>
      change(bookmarks, (list) =>
        changeEntity<Bookmark, BookmarksState>(list, id, changes, compareBookmarks),
      ),
    'bookmarks/deleted': (bookmarks, { id }) => remove(bookmarks, id),
    'bookmarks/formOpened': (bookmarks, { bookmarkId, page, name }) => {
      bookmarks.form = { bookmarkId, page, name, suggested: name };
    },
    'bookmarks/formChanged': (bookmarks, { name }) => {
      if (bookmarks.form) bookmarks.form.name = name;
    },
    'bookmarks/formClosed': (bookmarks) => {
      bookmarks.form = undefined;
    },
  },
  create: createBookmarks,
});
