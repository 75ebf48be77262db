import type { Bookmark } from '@glossator/client-sdk/contract';
import { compareBookmarks } from '@glossator/client-sdk/order';
import type { AnnotatorFeature } from '../annotator-feature';
import { beginDraft, overtakeDraft, writeDraft } from '../entities/written-draft';
import { createListReactions } from '../entities/list-reactions';
import { defineFeature, reset } from '../store/define-feature';
import { createBookmarks, type BookmarksCommands } from './commands';
import type { BookmarksEvent } from './events';
import { bookmarkKind } from './kind';
import { type BookmarksState, initialBookmarks } from './state';

const list = createListReactions<Bookmark>('bookmark', compareBookmarks);

/** The bookmarks of the open document. Those of another one have no place here. */
export const bookmarksFeature: AnnotatorFeature<
  'bookmarks',
  BookmarksState,
  BookmarksEvent,
  BookmarksCommands,
  { readonly bookmark: Bookmark }
> = defineFeature({
  name: 'bookmarks',
  initial: initialBookmarks,
  kinds: [bookmarkKind],
  on: {
    'outbox/adopted': list.adopted,
    'documents/opened': (bookmarks) => {
      list.opened(bookmarks);
      bookmarks.form = undefined;
    },
    'documents/reset': (bookmarks) => reset(bookmarks, initialBookmarks),
    'bookmarks/requested': list.requested,
    'bookmarks/loaded': list.loaded,
    'bookmarks/loadFailed': list.loadFailed,
    'bookmarks/created': list.created,
    'bookmarks/restored': list.restored,
    'bookmarks/saved': (bookmarks, event, state) => {
      list.saved(bookmarks, event, state);
      const { form } = bookmarks;
      if (form?.bookmarkId === event.temporaryId) form.bookmarkId = event.saved.id;
    },
    'bookmarks/refused': (bookmarks, event) => {
      list.refused(bookmarks, event);
      if (bookmarks.form?.bookmarkId === event.temporaryId) bookmarks.form = undefined;
    },
    'selections/saved': ({ form }, { temporaryId, saved }) => {
      if (form?.selectionId === temporaryId) form.selectionId = saved.id;
    },
    'selections/refused': (bookmarks, { temporaryId }) => {
      if (bookmarks.form?.selectionId === temporaryId) bookmarks.form = undefined;
    },
    // What was written when somebody else deletes it is given back first.
    'selections/deleted': (bookmarks, { id, origin }) => {
      if (origin === 'local' && bookmarks.form?.selectionId === id) bookmarks.form = undefined;
    },
    'bookmarks/updated': list.updated,
    'bookmarks/deleted': (bookmarks, event) => {
      list.deleted(bookmarks, event);
      if (event.origin === 'local' && bookmarks.form?.bookmarkId === event.id) bookmarks.form = undefined;
    },
    'bookmarks/formOpened': (bookmarks, { bookmarkId, selectionId, page, name }) => {
      bookmarks.form = { bookmarkId, selectionId, page, ...beginDraft(name) };
    },
    'bookmarks/formChanged': ({ form }, { name }) => {
      if (form) Object.assign(form, writeDraft(form, name));
    },
    'bookmarks/formOvertaken': ({ form }, { name }) => {
      if (form) Object.assign(form, overtakeDraft(form, name));
    },
    'bookmarks/formClosed': (bookmarks) => {
      bookmarks.form = undefined;
    },
  },
  create: createBookmarks,
});
