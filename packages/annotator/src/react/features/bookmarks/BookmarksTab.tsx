import type { Bookmark as BookmarkItem } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Bookmark, BookmarkPlus } from 'lucide-react';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { FilteredTab } from '../../annotator/lists/FilteredTab';
import { IconButton } from '../../controls/IconButton';
import { BookmarkForm } from './BookmarkForm';
import { BookmarkList } from './BookmarkList';
import { useBookmarkPlace } from '../../annotator/actions/use-bookmark-place';

const textsOf = ({ name, createdBy }: BookmarkItem) => [name, createdBy.name];

/** The bookmarks of the document with a filter, and a button for a new one. */
export function BookmarksTab() {
  const t = useTranslate('annotator');
  const { load } = useCommands().bookmarks;
  const bookmark = useBookmarkPlace();
  const { items, status, form } = useAnnotatorState(({ bookmarks }) => bookmarks);
  const isNew = form !== undefined && form.bookmarkId === undefined;
  return (
    <FilteredTab
      name="bookmarks"
      icon={Bookmark}
      items={items}
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
