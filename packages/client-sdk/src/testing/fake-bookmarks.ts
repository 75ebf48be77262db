import type { Bookmark } from '../contract/index';
import { keepDeletion, restoreDeleted } from './fake-bin';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { emitChange } from './fake-private';
import { stampsOf } from './fake-state';
import type { FakeState } from './fake-state';
import { refusal } from './refusal';

function requireBookmark(state: FakeState, id: number): Bookmark {
  const bookmark = state.bookmarks.get(id);
  if (!bookmark) throw refusal('NOT_FOUND');
  return bookmark;
}

/** Refuses a page that the document does not have. */
function checkPage(state: FakeState, documentId: number, page: number): void {
  if (page < (state.documents.get(documentId)?.pages ?? 0)) return;
  throw refusal('VALIDATION', undefined, [{ path: 'page', message: 'Must be a page of the document' }]);
}

/** Calls under `/bookmarks`. */
export function createBookmarkHandlers(parts: FakeParts) {
  const { state, emit } = parts;
  return {
    bookmarks: {
      create: ({ input, code, user, clientId }) => {
        checkPage(state, input.documentId, input.page);
        const bookmark: Bookmark = { id: state.nextId('bookmark'), ...input, ...stampsOf(state, user) };
        state.bookmarks.set(bookmark.id, bookmark);
        emit(code.id, 'BOOKMARK/CREATE', bookmark, clientId);
        return bookmark;
      },
      update: ({ input, code, clientId }) => {
        const bookmark = requireBookmark(state, input.id);
        const { name = bookmark.name, page = bookmark.page, visibility = bookmark.visibility } = input;
        checkPage(state, bookmark.documentId, page);
        const updated = { ...bookmark, name, page, visibility, updatedAt: state.moment() };
        state.bookmarks.set(updated.id, updated);
        emitChange(parts, code.id, bookmark, { type: 'BOOKMARK', entity: updated }, clientId);
        return updated;
      },
      delete: ({ input, code, user, clientId }) => {
        const bookmark = requireBookmark(state, input.id);
        const { id, documentId } = bookmark;
        state.bookmarks.delete(id);
        keepDeletion(state, 'deletedBookmark', bookmark, user, () =>
          state.bookmarks.set(id, state.bookmarks.get(id) ?? bookmark),
        );
        emit(code.id, 'BOOKMARK/DELETE', { id, documentId }, clientId);
        return undefined;
      },
      restore: ({ input, code, clientId }) => {
        const wasThere = state.bookmarks.has(input.id);
        restoreDeleted(state, 'deletedBookmark', input.id);
        const bookmark = requireBookmark(state, input.id);
        if (!wasThere) emit(code.id, 'BOOKMARK/CREATE', { ...bookmark, isRestored: true }, clientId);
        return bookmark;
      },
    },
  } satisfies FakeHandlers;
}
