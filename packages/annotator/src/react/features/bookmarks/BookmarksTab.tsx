import { useTranslate } from '@glossator/i18n';
import { Bookmark, BookmarkPlus } from 'lucide-react';
import { useMemo } from 'react';
import { bookmarkEntries, type BookmarkEntry } from '../../../core/bookmarks/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { FilteredTab } from '../../annotator/lists/FilteredTab';
import { IconButton } from '../../controls/IconButton';
import { BookmarkForm } from './BookmarkForm';
import { BookmarkList } from './BookmarkList';
import { useBookmarkPlace } from '../../annotator/actions/use-bookmark-place';

const textsOf = (entry: BookmarkEntry) =>
  entry.kind === 'page'
    ? [entry.bookmark.name, entry.bookmark.createdBy.name]
    : [entry.selection.name ?? '', entry.selection.text, entry.selection.createdBy.name];

/** The bookmarks of the document, pages and passages, with a filter, and a button for a new one. */
export function BookmarksTab() {
  const t = useTranslate('annotator');
  const { load } = useCommands().bookmarks;
  const bookmark = useBookmarkPlace();
  const { items, status, form } = useAnnotatorState(({ bookmarks }) => bookmarks);
  const marked = useAnnotatorState(({ selections }) => selections.items);
  const entries = useMemo(() => bookmarkEntries(items, marked), [items, marked]);
  const isNew = form !== undefined && form.bookmarkId === undefined && form.selectionId === undefined;
  return (
    <FilteredTab
      name="bookmarks"
      icon={Bookmark}
      items={entries}
      status={status}
      onLoad={load}
      textsOf={textsOf}
      filterLabel={t('bookmarks.filter')}
      placeholders={[70, 86, 58, 78]}
      add={<IconButton icon={BookmarkPlus} label={t('bookmarks.add')} shortcut="b" onClick={bookmark} />}
      form={isNew && <BookmarkForm form={form} />}
    >
      {(shown) => <BookmarkList items={shown} />}
    </FilteredTab>
  );
}
