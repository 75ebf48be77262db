import type { UserRef } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { canDelete, canEdit } from '../../../core/access/selectors';
import { placeOf, type BookmarkEntry } from '../../../core/bookmarks/selectors';
import type { BookmarkForm } from '../../../core/bookmarks/state';
import { isUnported } from '../../../core/selections/selectors';
import type { VisibleEntity } from '../../../core/access/visibility/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { useVersions } from '../../annotator/context/versions-context';

/** What a line of the list of bookmarks shows and does, whether it is a page or a passage. */
export interface BookmarkLine {
  readonly id: number;
  readonly name: string;
  readonly createdBy: UserRef;
  /** Who sees it: the bookmark's entity, or the Selection that it is. */
  readonly seen: { readonly kind: 'bookmark' | 'selection'; readonly entity: VisibleEntity };
  /** What a passage quotes, where its name does not say all of it. */
  readonly quote: string | undefined;
  /** What is the matter with its place. */
  readonly trouble: string | undefined;
  /** The form for its name, where that is open. */
  readonly form: BookmarkForm | undefined;
  readonly onShow: () => void;
  /** Undefined where the user may not. */
  readonly onRename: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
}

/** Makes the line of a bookmark. */
export function useBookmarkLine(entry: BookmarkEntry): BookmarkLine {
  const t = useTranslate('annotator');
  const { bookmarks, panels, selections, view } = useCommands();
  const canDecide = useVersions().opened === undefined;
  const { id, page, name } = placeOf(entry);
  const isPage = entry.kind === 'page';
  const target = isPage ? entry.bookmark : entry.selection;
  const form = useAnnotatorState((state) => {
    const { form: open } = state.bookmarks;
    return (isPage ? open?.bookmarkId : open?.selectionId) === id ? open : undefined;
  });
  const isEditable = useAnnotatorState((state) => canEdit(state, target));
  // What takes a passage from the bookmarks changes its highlight, which is its author's alone.
  const isDeletable = useAnnotatorState((state) => (isPage ? canDelete : canEdit)(state, target));
  const seen = { kind: isPage ? ('bookmark' as const) : ('selection' as const), entity: target };
  const common = { id, name, createdBy: target.createdBy, seen, form };
  if (isPage)
    return {
      ...common,
      quote: undefined,
      trouble: undefined,
      onShow: () => view.goToPage(page),
      onRename: isEditable ? () => bookmarks.rename(id) : undefined,
      onDelete: isDeletable ? () => bookmarks.delete(id) : undefined,
    };
  const { selection } = entry;
  const isUnsure = isUnported(selection);
  return {
    ...common,
    quote: selection.text === name ? undefined : selection.text,
    trouble: isUnsure
      ? t(selection.status === 'failed' ? 'annotations.failedPlace' : 'annotations.unconfirmed')
      : undefined,
    onShow() {
      if (isUnsure && canDecide) panels.chooseRightTab('code-update');
      selections.activate(id, true);
    },
    onRename: isEditable ? () => bookmarks.renamePassage(id) : undefined,
    onDelete: isDeletable ? () => bookmarks.releasePassage(id) : undefined,
  };
}
