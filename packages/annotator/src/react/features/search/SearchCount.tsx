import type { TextRange } from '@glossator/document-text';
import { useTranslate } from '@glossator/i18n';
import { TriangleAlert } from 'lucide-react';
import { foundDocuments, placeAmongAll } from '../../../core/code-search/found-documents';
import type { AnnotatorState } from '../../../core/features';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { useCitation } from '../../annotator/labels/use-citation';
import { usePageLabel } from '../../annotator/labels/use-page-label';
import { Unseen } from '../../controls/Unseen';
import css from './glossator-search.module.css';

/**
 * How many places there are and which of them is the active one; while pages are still searched, how many so far, over a thin bar. Where the
 * active one is, a live region announces.
 */
export function SearchCount() {
  const t = useTranslate('annotator');
  const labelOf = usePageLabel();
  const isElsewhere = useAnnotatorState(({ codeSearch }) => codeSearch.scope !== 'document');
  const status = useAnnotatorState((state) => searchOf(state).status);
  const total = useAnnotatorState((state) => searchOf(state).total);
  const active = useAnnotatorState(activeOf);
  const progress = useAnnotatorState(({ search }) => search.progress);
  const unreadPages = useAnnotatorState(({ search }) => search.unreadPages);
  const textlessPages = useAnnotatorState(({ search }) => search.textlessPages);
  const pages = useAnnotatorState(({ view }) => view.viewer.pageCount);
  const place = useAnnotatorState(activePlace);
  const citation = useCitation(place);

  const said = () => {
    if (status === 'failed') return t('search.failed');
    if (status === 'loading') {
      if (total === 0) return t('search.searching');
      return active === undefined
        ? t('search.foundSoFar', { total })
        : t('search.positionSoFar', { active: active + 1, total });
    }
    if (status !== 'ready') return '';
    if (total === 0 && !isElsewhere && textlessPages > 0 && textlessPages === pages)
      return t('search.noText');
    if (total === 0) return t('search.none');
    if (active === undefined && isElsewhere) return t('search.found', { total });
    return t('search.position', { active: (active ?? 0) + 1, total });
  };
  const where = () => {
    if (!place) return '';
    return [citation, t('search.page', { label: labelOf(place.startPage) })]
      .filter((part) => part !== undefined)
      .join(', ');
  };
  const isSearching = !isElsewhere && status === 'loading' && progress !== undefined;
  return (
    <>
      {/* Every page searched is not worth saying aloud; the end is. */}
      <span role="status" aria-live={status === 'loading' ? 'off' : 'polite'} className={css['count']}>
        {said()}
        {!isElsewhere && unreadPages > 0 && (
          <Unsearched why={t('search.unreadPages', { count: unreadPages })} />
        )}
        {!isElsewhere && textlessPages > 0 && (
          <Unsearched why={t('search.textlessPages', { count: textlessPages, pages })} />
        )}
      </span>
      <Unseen aria-live="polite">{where()}</Unseen>
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

/** A mark that says which pages were not searched. */
function Unsearched({ why }: { readonly why: string }) {
  return (
    <span className={css['partly']} title={why}>
      <TriangleAlert size="1.14em" aria-hidden />
      <Unseen>{why}</Unseen>
    </span>
  );
}

const searchOf = ({ search, codeSearch }: AnnotatorState) =>
  codeSearch.scope === 'document' ? search : codeSearch;

/** The active place among all, those of the Code that have not been fetched too. */
function activeOf(state: AnnotatorState): number | undefined {
  const { search, codeSearch } = state;
  if (codeSearch.scope === 'document') return search.active;
  return codeSearch.active === undefined
    ? undefined
    : placeAmongAll(foundDocuments(codeSearch), codeSearch.active);
}

function activePlace({ search, codeSearch }: AnnotatorState): TextRange | undefined {
  if (codeSearch.scope === 'annotations') return undefined;
  return search.active === undefined ? undefined : search.hits.at(search.active);
}
