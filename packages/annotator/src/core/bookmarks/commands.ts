import type { Bookmark } from '@glossator/client-sdk/contract';
import { canDelete, canEdit, selectCanAnnotate } from '../access/selectors';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { createListLoading } from '../entities/list-loading';
import type { AnnotatorState } from '../features';
import { nextVisibilityFields } from '../entities/visibility';
import { createOvertaking } from '../entities/overtaking';
import { openBookmarks } from './open-drafts';
import { createPassages, type PassageCommands } from './passages';
import { BOOKMARK_NAME_MAX, bookmarkNameOf } from './names';

/** What is done with bookmarks. */
export interface BookmarksCommands extends PassageCommands {
  /** Fetches the bookmarks of the active document; what is not saved yet stays. */
  readonly load: () => Promise<void>;
  /** Opens the form for a new bookmark on a page (from 0). What was changed in the form before it is saved. */
  readonly openForm: (page: number, suggestedName: string) => void;
  /** Opens the form for another name of one's bookmark. What was changed in the form before it is saved. */
  readonly rename: (id: number) => void;
  readonly writeName: (name: string) => void;
  readonly closeForm: () => void;
  /** Saves what is in the form and closes it; an empty name changes nothing. */
  readonly submit: () => void;
  readonly delete: (id: number) => void;
}

/** Makes the commands of the bookmarks. */
export function createBookmarks(context: CommandContext): AnnotatorParts<BookmarksCommands> {
  const { getState, dispatch, backend, changes } = context;
  const now = () => new Date(context.clock.now()).toISOString();
  const close = () => dispatch({ type: 'bookmarks/formClosed', origin: 'local' });

  const create = (state: AnnotatorState, page: number, name: string) => {
    const { activeId: documentId } = state.documents;
    const { userId, userName } = state.access;
    if (documentId === undefined || userId === undefined || !selectCanAnnotate(state)) return;
    const bookmark: Bookmark = {
      id: state.bookmarks.nextId,
      documentId,
      name,
      page,
      ...nextVisibilityFields(state),
      createdAt: now(),
      updatedAt: now(),
      createdBy: { id: userId, name: userName },
    };
    changes.submit({
      documentId,
      change: { action: 'create', ref: { kind: 'bookmark', id: bookmark.id }, entity: bookmark },
    });
  };

  const rename = (state: AnnotatorState, id: number, name: string) => {
    const bookmark = findBookmark(state, id);
    if (!bookmark || !canEdit(state, bookmark) || bookmark.name === name) return;
    changes.submit({
      documentId: bookmark.documentId,
      change: { action: 'update', ref: { kind: 'bookmark', id }, to: { name, updatedAt: now() } },
    });
  };

  const submit = () => {
    const state = getState();
    const { form } = state.bookmarks;
    const name = form?.text.trim().slice(0, BOOKMARK_NAME_MAX) ?? '';
    if (form && name !== '') {
      if (form.selectionId !== undefined) passages.giveName(form.selectionId, name);
      else if (form.bookmarkId === undefined) create(state, form.page, name);
      else rename(state, form.bookmarkId, name);
    }
    close();
  };

  const open = (form: OpenedForm) => {
    const { form: before } = getState().bookmarks;
    if (before && before.text !== before.original) submit();
    const { bookmarkId, selectionId, page, name } = form;
    dispatch({ type: 'bookmarks/formOpened', origin: 'local', bookmarkId, selectionId, page, name });
  };
  const passages = createPassages(context, open);

  const { load, reload, refresh } = createListLoading<Bookmark>(context, {
    name: 'bookmarks',
    status: () => getState().bookmarks.status,
    fetch: async (id, signal) => (await backend.documents.bookmarks({ id }, { signal })).data,
    events: {
      requested: (documentId) => ({ type: 'bookmarks/requested', origin: 'local', documentId }),
      loaded: (documentId, items) => ({ type: 'bookmarks/loaded', origin: 'remote', documentId, items }),
      failed: (documentId, error) => ({ type: 'bookmarks/loadFailed', origin: 'remote', documentId, error }),
    },
  });

  return {
    commands: {
      ...passages.commands,
      load,
      openForm(page, suggestedName) {
        const name = bookmarkNameOf(suggestedName);
        if (getState().offers.bookmarks && selectCanAnnotate(getState())) open({ page, name });
      },
      rename(id) {
        const bookmark = findBookmark(getState(), id);
        if (bookmark && canEdit(getState(), bookmark))
          open({ bookmarkId: id, page: bookmark.page, name: bookmark.name });
      },
      writeName: (name) => dispatch({ type: 'bookmarks/formChanged', origin: 'local', name }),
      closeForm: close,
      submit: submit,
      delete(id) {
        const state = getState();
        const bookmark = findBookmark(state, id);
        if (!bookmark || !canDelete(state, bookmark)) return;
        changes.submit({
          documentId: bookmark.documentId,
          change: { action: 'delete', ref: { kind: 'bookmark', id } },
        });
      },
    },
    listUnfinished(add) {
      const { form } = getState().bookmarks;
      if (form) add({ text: form.text === form.original ? undefined : form.text, needs: 'annotate', close });
    },
    afterEvent: createOvertaking(context, openBookmarks),
    reload,
    refresh,
  };
}

/** What a form is opened with. */
export interface OpenedForm {
  readonly bookmarkId?: number;
  readonly selectionId?: number;
  readonly page: number;
  readonly name: string;
}

function findBookmark({ bookmarks }: AnnotatorState, id: number): Bookmark | undefined {
  return bookmarks.items.find((item) => item.id === id);
}
