import { useTranslate } from '@glossator/i18n';
import { Bookmark, BookmarkPlus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { selectCanAnnotate } from '../../../core/access/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { EmptyState } from '../../controls/EmptyState';
import { FilterField } from '../../controls/FilterField';
import { IconButton } from '../../controls/IconButton';
import { createWordsMatch } from '../../controls/match-words';
import { Skeleton } from '../../controls/Skeleton';
import { BookmarkForm } from './BookmarkForm';
import { BookmarkList } from './BookmarkList';
import { useBookmarkPlace } from '../../annotator/actions/use-bookmark-place';

/** The bookmarks of the document with a filter, and a button for a new one; loading, empty and failed states. */
export function BookmarksTab() {
  const t = useTranslate('annotator');
  const { load: loadBookmarks } = useCommands().bookmarks;
  const bookmark = useBookmarkPlace();
  const { items, status, form } = useAnnotatorState(({ bookmarks }) => bookmarks);
  const hasDocument = useAnnotatorState(({ documents }) => documents.activeId !== undefined);
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const [filter, setFilter] = useState('');
  const shown = useMemo(() => {
    const matches = createWordsMatch(filter);
    return items.filter(({ name, createdBy }) => matches(name, createdBy.name));
  }, [items, filter]);
  useEffect(() => {
    if (status === 'idle' && hasDocument) void loadBookmarks();
  }, [status, hasDocument, loadBookmarks]);

  const isNew = form !== undefined && form.bookmarkId === undefined;
  const isFiltered = filter.trim() !== '';
  const count = isFiltered && t('annotations.shown', { shown: shown.length, total: items.length });
  return (
    <>
      <FilterField label={t('bookmarks.filter')} value={filter} onChange={setFilter} count={count}>
        {canAnnotate && (
          <IconButton icon={BookmarkPlus} label={t('bookmarks.add')} shortcut="b" onClick={bookmark} />
        )}
      </FilterField>
      {isNew && <BookmarkForm form={form} />}
      {status === 'failed' && (
        <EmptyState text={t('bookmarks.failed')} isError>
          <Button onClick={() => void loadBookmarks()}>{t('retry')}</Button>
        </EmptyState>
      )}
      {status === 'loading' && items.length === 0 && (
        <Skeleton label={t('bookmarks.loading')} widths={[70, 86, 58, 78]} />
      )}
      {status === 'ready' && items.length === 0 && !isNew && (
        <EmptyState
          icon={Bookmark}
          title={t('bookmarks.emptyTitle')}
          text={t(canAnnotate ? 'bookmarks.empty' : 'bookmarks.emptyReadOnly')}
        />
      )}
      {isFiltered && items.length > 0 && shown.length === 0 && (
        <EmptyState text={t('bookmarks.noMatch', { filter })}>
          <Button onClick={() => setFilter('')}>{t('annotations.clearFilter')}</Button>
        </EmptyState>
      )}
      {shown.length > 0 && <BookmarkList items={shown} />}
    </>
  );
}
