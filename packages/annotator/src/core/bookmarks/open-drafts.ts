import type { OpenDraft } from '../entities/overtaking';
import type { AnnotatorState } from '../features';
import { selectSelectionOnceCalled } from '../selections/selectors';
import type { BookmarkForm } from './state';

/** The form for another name, beside what has become of its bookmark or passage. A new bookmark is nobody else's yet. */
export function openBookmarks(state: AnnotatorState): readonly OpenDraft[] {
  const { form } = state.bookmarks;
  const isNew = form?.bookmarkId === undefined && form?.selectionId === undefined;
  // While they are read anew, nothing is known of them.
  const { status } = form?.selectionId === undefined ? state.bookmarks : state.selections;
  if (!form || isNew || status !== 'ready') return [];
  return [
    {
      draft: form,
      now: nameNow(state, form),
      overtaken: (name) => ({ type: 'bookmarks/formOvertaken', origin: 'remote', name }),
      closed: { type: 'bookmarks/formClosed', origin: 'remote' },
      gone: 'bookmarkGone',
    },
  ];
}

function nameNow(state: AnnotatorState, { selectionId, bookmarkId }: BookmarkForm): string | undefined {
  if (selectionId === undefined) return state.bookmarks.items.find(({ id }) => id === bookmarkId)?.name;
  const selection = selectSelectionOnceCalled(state, selectionId);
  return selection?.isBookmark === true ? (selection.name ?? '') : undefined;
}
