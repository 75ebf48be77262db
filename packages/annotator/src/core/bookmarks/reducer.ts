import type { Bookmark } from '@glossator/client-sdk/contract';
import { compareBookmarks } from '@glossator/client-sdk/order';
import { castDraft, type Draft } from 'immer';
import type { Reducers } from '../store/reducers';
import type { AnnotatorState } from '../store/state';
import {
  addThing,
  changeThing,
  clearThings,
  loadThings,
  removeThing,
  requestThings,
  restoreThing,
  saveThing,
} from '../things/thing-list';
import { initialBookmarks, type BookmarksState } from './state';

type State = Draft<AnnotatorState>;

function change(state: State, work: (bookmarks: BookmarksState) => BookmarksState): void {
  state.bookmarks = castDraft(work(state.bookmarks));
}

function remove(state: State, id: number): void {
  change(state, (bookmarks) => removeThing(bookmarks, id));
  if (state.bookmarks.form?.bookmarkId === id) state.bookmarks.form = undefined;
}

/** How the bookmarks follow events. Those of another document have no place here. */
export const bookmarksReducers: Reducers = {
  'outbox/adopted': ({ bookmarks }, { nextIds }) => {
    bookmarks.nextId = Math.min(bookmarks.nextId, nextIds.bookmarks);
  },
  'documents/opened': (state) =>
    change(state, (bookmarks) => ({ ...clearThings(bookmarks), form: undefined })),
  'documents/reset': (state) => {
    state.bookmarks = castDraft(initialBookmarks);
  },
  'bookmarks/requested': (state, { documentId }) => {
    if (documentId === state.documents.activeId) change(state, requestThings);
  },
  'bookmarks/loaded': (state, { documentId, items }) => {
    if (documentId === state.documents.activeId)
      change(state, (bookmarks) => loadThings(bookmarks, items, compareBookmarks));
  },
  'bookmarks/loadFailed': ({ documents, bookmarks }, { documentId }) => {
    if (documentId === documents.activeId) bookmarks.status = 'failed';
  },
  'bookmarks/created': (state, { bookmark }) => {
    if (bookmark.documentId === state.documents.activeId)
      change(state, (bookmarks) => addThing(bookmarks, bookmark, compareBookmarks));
  },
  'bookmarks/restored': (state, { bookmark }) => {
    if (bookmark.documentId === state.documents.activeId)
      change(state, (bookmarks) => restoreThing(bookmarks, bookmark, compareBookmarks));
  },
  'bookmarks/saved': (state, { temporaryId, saved }) => {
    if (saved.documentId !== state.documents.activeId) return;
    change(state, (bookmarks) =>
      saveThing<Bookmark, BookmarksState>(bookmarks, temporaryId, saved, compareBookmarks),
    );
    const { form } = state.bookmarks;
    if (form?.bookmarkId === temporaryId) form.bookmarkId = saved.id;
  },
  'bookmarks/refused': (state, { temporaryId }) => remove(state, temporaryId),
  'bookmarks/updated': (state, { id, changes }) =>
    change(state, (bookmarks) =>
      changeThing<Bookmark, BookmarksState>(bookmarks, id, changes, compareBookmarks),
    ),
  'bookmarks/deleted': (state, { id }) => remove(state, id),
  'bookmarks/formOpened': ({ bookmarks }, { bookmarkId, page, name }) => {
    bookmarks.form = { bookmarkId, page, name, suggested: name };
  },
  'bookmarks/formChanged': ({ bookmarks }, { name }) => {
    if (bookmarks.form) bookmarks.form.name = name;
  },
  'bookmarks/formClosed': ({ bookmarks }) => {
    bookmarks.form = undefined;
  },
};
