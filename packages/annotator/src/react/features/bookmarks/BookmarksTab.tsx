import type { Bookmark as BookmarkItem } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Bookmark, BookmarkPlus } from 'lucide-react';
import { selectCanAnnotate } from '../../../core/access/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { FilteredTab } from '../../annotator/lists/FilteredTab';
import { EmptyState } from '../../controls/EmptyState';
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
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const isNew = form !== undefined && form.bookmarkId === undefined;
  return (
    <FilteredTab
      items={items}
      status={status}
      onLoad={load}
      textsOf={textsOf}
      messages={{
        filter: t('bookmarks.filter'),
        loading: t('bookmarks.loading'),
        failed: t('bookmarks.failed'),
        noMatch: (filter) => t('bookmarks.noMatch', { filter }),
      }}
      placeholders={[70, 86, 58, 78]}
      tools={
        canAnnotate && (
          <IconButton icon={BookmarkPlus} label={t('bookmarks.add')} shortcut="b" onClick={bookmark} />
        )
      }
      form={isNew && <BookmarkForm form={form} />}
      empty={
        <EmptyState
          icon={Bookmark}
          title={t('bookmarks.emptyTitle')}
          text={t(canAnnotate ? 'bookmarks.empty' : 'bookmarks.emptyReadOnly')}
        />
      }
    >
      {(shown) => <BookmarkList items={shown} />}
    </FilteredTab>
  );
}
