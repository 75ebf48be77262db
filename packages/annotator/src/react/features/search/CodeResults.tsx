import { useTranslate } from '@glossator/i18n';
import { scansIn } from '../../../core/code-search/scans';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { EmptyState } from '../../controls/EmptyState';
import { StaleLine } from '../../controls/StaleLine';
import css from './glossator-search.module.css';
import { CodeHits } from './CodeHits';

/** What was found in the whole Code, by document, with what there is to say about it. */
export function CodeResults() {
  const t = useTranslate('annotator');
  const { repeat: repeatCodeSearch } = useCommands().codeSearch;
  const { hits, total, unread, status, isStale, asked } = useAnnotatorState(({ codeSearch }) => codeSearch);
  const documents = useAnnotatorState((state) => state.documents.items);
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
      {hits.length > 0 && <CodeHits titleOf={titleOf} />}
    </>
  );
}
