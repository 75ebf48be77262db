import type { CodeSearchHit } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useMemo } from 'react';
import { scansIn } from '../../../core/code-search/scans';
import { usePageLabel } from '../../annotator/labels/use-page-label';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { EmptyState } from '../../controls/EmptyState';
import { StaleLine } from '../../controls/StaleLine';
import css from './glossator-search.module.css';
import { groupedRows } from './grouped-rows';
import { GroupedList } from './GroupedList';
import { HitText } from './HitText';
import { useCodeHits } from './use-code-hits';
import { useName } from '../../annotator/labels/use-name';

/** What was found in the whole Code, by document, with what there is to say about it. */
export function CodeResults() {
  const t = useTranslate('annotator');
  const { repeat: repeatCodeSearch, loadMore: loadMoreHits } = useCommands().codeSearch;
  const { activate } = useCodeHits();
  const { hits, total, counts, unread, active, status, isStale, more, asked } = useAnnotatorState(
    ({ codeSearch }) => codeSearch,
  );
  const documents = useAnnotatorState((state) => state.documents.items);
  const groups = useMemo(() => groupByDocument(hits), [hits]);
  const rows = useMemo(() => groupedRows(groups.starts, hits.length), [groups, hits]);
  const scope = useAnnotatorState(({ codeSearch }) => codeSearch.scope);
  const scans = scansIn(documents, scope);
  const titleOf = (id: number | undefined) => documents.find((each) => each.id === id)?.title ?? '';

  if (status === 'failed')
    return (
      <EmptyState text={t('search.failed')} isError>
        <Button onClick={repeatCodeSearch}>{t('retry')}</Button>
      </EmptyState>
    );
  if (status === 'idle') return <EmptyState text={t('search.hint')} />;
  return (
    <>
      {isStale && (
        <div className={css['stale']}>
          <StaleLine text={t('search.stale')}>
            <Button look="quiet" onClick={repeatCodeSearch}>
              {t('search.again')}
            </Button>
          </StaleLine>
        </div>
      )}
      {unread.length > 0 && (
        <p className={css['unread']}>{t('search.unread', { titles: unread.map(titleOf).join(', ') })}</p>
      )}
      {status === 'ready' && scans && (
        <p className={css['unread']}>
          {t('search.textlessDocuments', { pages: scans.pages, titles: scans.titles.join(', ') })}
        </p>
      )}
      {status === 'ready' && total === 0 && (
        <EmptyState text={t('search.noneFor', { query: asked?.query ?? '' })} />
      )}
      {hits.length > 0 && (
        <GroupedList
          id="glossator-code-hit"
          label={t('search.results')}
          rows={rows}
          total={total}
          active={active}
          onActivate={activate}
          onNearEnd={loadMoreHits}
          renderHead={(group) => {
            const id = groups.ids[group];
            const count = counts.find((each) => each.id === id)?.total ?? rows.sizeOf(group);
            return (
              <>
                <span className={css['groupTitle']}>{titleOf(id)}</span>
                <span className={css['groupCount']}>{t('search.inGroup', { count })}</span>
              </>
            );
          }}
          renderHit={(hit) => hits[hit] && <CodeHit hit={hits[hit]} />}
          foot={
            more === 'failed' && (
              <p className={css['more']} role="alert">
                {t('search.failed')} <Button onClick={loadMoreHits}>{t('retry')}</Button>
              </p>
            )
          }
        />
      )}
    </>
  );
}

function CodeHit({ hit }: { readonly hit: CodeSearchHit }) {
  const t = useTranslate('annotator');
  const nameOf = useName();
  const { excerpt, match, kind } = hit;
  const labelOf = usePageLabel();
  const openId = useAnnotatorState((state) => state.documents.activeId);
  const page = 'range' in hit ? hit.range.startPage : kind === 'bookmark' ? hit.page : undefined;
  // What is printed on the pages of a document is known while it is open.
  const label = (at: number) => (hit.documentId === openId ? labelOf(at) : String(at + 1));
  const about = [
    kind === 'text' ? undefined : t(`search.kinds.${kind}`),
    'citation' in hit ? hit.citation : undefined,
    page === undefined ? undefined : t('search.page', { label: label(page) }),
    'createdBy' in hit ? nameOf(hit.createdBy) : undefined,
  ];
  const before = excerpt.slice(0, match.start);
  const found = excerpt.slice(match.start, match.end);
  return <HitText before={before} match={found} after={excerpt.slice(match.end)} about={about} />;
}

function groupByDocument(hits: readonly CodeSearchHit[]): {
  readonly starts: readonly number[];
  readonly ids: readonly number[];
} {
  const starts: number[] = [];
  const ids: number[] = [];
  hits.forEach(({ documentId }, at) => {
    if (documentId === ids.at(-1)) return;
    starts.push(at);
    ids.push(documentId);
  });
  return { starts, ids };
}
