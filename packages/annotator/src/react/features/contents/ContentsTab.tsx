import { useTranslate } from '@glossator/i18n';
import { TextQuote } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { shownContents } from '../../../core/structure/shown-contents';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { EmptyList } from '../../annotator/lists/EmptyList';
import { Button } from '../../controls/Button';
import { EmptyState } from '../../controls/EmptyState';
import { FilterField } from '../../controls/FilterField';
import { Skeleton } from '../../controls/Skeleton';
import { ContentsTree } from './ContentsTree';
import css from './glossator-contents.module.css';
import { useOutlineTree } from './use-outline-tree';

/** The PDF's own outline, or where it has none, or one without them, the articles and divisions recognised in its text; with a filter. */
export function ContentsTab() {
  const t = useTranslate('annotator');
  const outline = useAnnotatorState(({ documents }) => documents.outline);
  const { status, progress, read, contents } = useAnnotatorState(({ structure }) => structure);
  const entries = useMemo(
    () => shownContents(outline.entries, { read, contents }),
    [outline.entries, read, contents],
  );
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter);
  const tree = useOutlineTree(entries, wanted);

  if (entries.length === 0) {
    if (outline.status === 'loading')
      return <Skeleton label={t('contents.label')} widths={[60, 80, 72, 86, 50, 78, 66]} />;
    if (outline.status === 'idle') return null;
    if (status === 'loading')
      return (
        <>
          <p role="status" className={css['recognizing']}>
            {progress
              ? t('contents.reading', { read: progress.pagesRead, total: progress.pageCount })
              : t('contents.recognizing')}
          </p>
          <Skeleton label={t('contents.label')} widths={[60, 80, 72, 86, 50, 78, 66]} />
        </>
      );
    if (outline.status === 'failed') return <EmptyState text={t('contents.failed')} isError />;
    return (
      <EmptyList
        list="contents"
        icon={TextQuote}
        text={t(status === 'ready' ? 'contents.empty' : 'contents.unread')}
      />
    );
  }
  return (
    <>
      <FilterField label={t('contents.filter')} value={filter} onChange={setFilter} />
      {tree.rows.length === 0 ? (
        <EmptyState text={t('contents.noMatch', { filter: wanted })}>
          <Button onClick={() => setFilter('')}>{t('annotations.clearFilter')}</Button>
        </EmptyState>
      ) : (
        <ContentsTree tree={tree} isNested={entries.some((entry) => entry.children.length > 0)} />
      )}
    </>
  );
}
