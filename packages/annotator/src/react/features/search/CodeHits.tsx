import { useTranslate } from '@glossator/i18n';
import { ChevronDown, ChevronRight, Columns2 } from 'lucide-react';
import { useMemo } from 'react';
import {
  foundDocuments,
  nearestShown,
  placeAmongAll,
  type FoundDocument,
} from '../../../core/code-search/found-documents';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { useOpenBeside } from '../../annotator/actions/use-open-beside';
import { Button } from '../../controls/Button';
import { IconButton } from '../../controls/IconButton';
import { CodeHit } from './CodeHit';
import css from './glossator-search.module.css';
import { collapsibleRows } from './grouped-rows';
import { GroupedList } from './GroupedList';
import { useCodeHits } from './use-code-hits';

const LIST = 'glossator-code-hit';

/** The hits in the Code under the documents they are in, each of which can be collapsed; those of a document come when they are looked at. */
export function CodeHits({ titleOf }: { readonly titleOf: (documentId: number) => string }) {
  const t = useTranslate('annotator');
  const { loadMore, collapse } = useCommands().codeSearch;
  const { activate } = useCodeHits();
  const { hits, total, active, more, moreOf } = useAnnotatorState(({ codeSearch }) => codeSearch);
  const counts = useAnnotatorState(({ codeSearch }) => codeSearch.counts);
  const collapsed = useAnnotatorState(({ codeSearch }) => codeSearch.collapsed);
  const documents = useMemo(() => foundDocuments({ hits, counts, collapsed }), [hits, counts, collapsed]);
  const rows = useMemo(() => collapsibleRows(documents), [documents]);
  const isAllCollapsed = documents.every(({ isCollapsed }) => isCollapsed);
  const hasFailed = more === 'failed';
  return (
    <>
      {documents.length > 1 && (
        <div className={css['overview']}>
          <span>{t('search.inDocuments', { total, count: documents.length })}</span>
          <Button look="quiet" onClick={() => collapse(isAllCollapsed ? [] : documents.map(({ id }) => id))}>
            {t(isAllCollapsed ? 'search.expandAll' : 'search.collapseAll')}
          </Button>
        </div>
      )}
      <GroupedList
        id={LIST}
        label={t('search.results')}
        rows={rows}
        total={total}
        active={active}
        placeOf={(hit) => placeAmongAll(documents, hit)}
        nearest={(hit, direction) => nearestShown(documents, hit, direction)}
        onActivate={activate}
        onMore={(group) => {
          const id = documents[group]?.id;
          // What has failed is tried again by whoever wants that.
          if (id !== undefined && !(hasFailed && id === moreOf)) loadMore(id);
        }}
        renderHead={(group) => {
          const document = documents[group];
          if (!document) return null;
          const { id, isCollapsed } = document;
          return (
            <DocumentHead
              document={document}
              title={titleOf(id)}
              onToggle={() =>
                collapse(isCollapsed ? collapsed.filter((each) => each !== id) : [...collapsed, id])
              }
            />
          );
        }}
        renderMore={(group) => {
          const id = documents[group]?.id;
          if (id === undefined || !hasFailed || id !== moreOf) return t('search.loadingMore');
          return (
            <span role="alert" className={css['more']}>
              {t('search.failed')} <Button onClick={() => loadMore(id)}>{t('retry')}</Button>
            </span>
          );
        }}
        renderHit={(hit) => hits[hit] && <CodeHit hit={hits[hit]} />}
      />
    </>
  );
}

interface DocumentHeadProps {
  readonly document: FoundDocument;
  readonly title: string;
  readonly onToggle: () => void;
}

function DocumentHead({ document: { id, total, isCollapsed }, title, onToggle }: DocumentHeadProps) {
  const t = useTranslate('annotator');
  const openBeside = useOpenBeside();
  const Icon = isCollapsed ? ChevronRight : ChevronDown;
  return (
    <div className={css['documentHead']}>
      <h3 className={css['documentTitle']}>
        <button
          type="button"
          className={css['toggle']}
          aria-expanded={!isCollapsed}
          aria-controls={LIST}
          aria-label={t('search.documentHits', { title, count: total })}
          title={title}
          onClick={onToggle}
        >
          <Icon aria-hidden="true" size={14} strokeWidth={1.75} />
          <span className={css['groupTitle']}>{title}</span>
          <span className={css['groupCount']}>{t('search.inGroup', { count: total })}</span>
        </button>
      </h3>
      {openBeside && (
        <IconButton
          icon={Columns2}
          label={t('beside.openTitled', { title })}
          onClick={() => openBeside(id, undefined)}
        />
      )}
    </div>
  );
}
