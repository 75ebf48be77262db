import { useTranslate } from '@glossator/i18n';
import { useAnnotatorState } from '../annotator-context';
import css from './glossator-search.module.css';

/** How many places there are and which of them is the active one; while pages are still searched, how many so far, over a thin bar. */
export function SearchCount() {
  const t = useTranslate('annotator');
  const status = useAnnotatorState(({ search }) => search.status);
  const total = useAnnotatorState(({ search }) => search.total);
  const active = useAnnotatorState(({ search }) => search.active);
  const progress = useAnnotatorState(({ search }) => search.progress);

  const said = () => {
    if (status === 'failed') return t('search.failed');
    if (status === 'loading') {
      if (total === 0) return t('search.searching');
      return active === undefined
        ? t('search.foundSoFar', { total })
        : t('search.positionSoFar', { active: active + 1, total });
    }
    if (status !== 'ready') return '';
    return total === 0 ? t('search.none') : t('search.position', { active: (active ?? 0) + 1, total });
  };
  const isSearching = status === 'loading' && progress !== undefined;
  return (
    <>
      {/* Every page searched is not worth saying aloud; the end is. */}
      <span role="status" aria-live={status === 'loading' ? 'off' : 'polite'} className={css['count']}>
        {said()}
      </span>
      {isSearching && (
        <progress
          className={css['progress']}
          aria-label={t('search.searching')}
          title={t('search.progress', { read: progress.pagesRead, total: progress.pageCount })}
          max={progress.pageCount}
          value={progress.pagesRead}
        />
      )}
    </>
  );
}
