import { useTranslate } from '@glossator/i18n';
import { CaseSensitive, WholeWord } from 'lucide-react';
import { useAnnotatorState, useCommands, useOffers } from '../../annotator/context/annotator-context';
import { EmptyState } from '../../controls/EmptyState';
import { IconButton } from '../../controls/IconButton';
import { useLater } from '../../controls/later';
import css from './glossator-search.module.css';
import { useVersions } from '../../annotator/context/versions-context';
import { CODE_RESULTS } from './later-code-results';
import { ScopeSwitch } from './ScopeSwitch';
import { typeOn } from './search-focus';
import { SearchResults } from './SearchResults';

/** Under the field: where and how to search, how far it has come, and the places found. */
export function SearchPanel({ id }: { readonly id: string }) {
  const t = useTranslate('annotator');
  const commands = useCommands();
  const options = useAnnotatorState(({ search }) => search.options);
  const isCurrent = useVersions().opened === undefined;
  const { codeSearch } = useOffers();
  const scope = useAnnotatorState(({ codeSearch }) => codeSearch.scope);
  return (
    <div id={id} className={css['panel']}>
      <div className={css['head']}>
        {isCurrent && codeSearch && <ScopeSwitch />}
        <IconButton
          icon={CaseSensitive}
          label={t('search.caseSensitive')}
          isPressed={options.caseSensitive}
          onClick={(event) => {
            commands.search.chooseOptions({ caseSensitive: !options.caseSensitive });
            typeOn(event);
          }}
        />
        <IconButton
          icon={WholeWord}
          label={t('search.wholeWord')}
          isPressed={options.wholeWord}
          onClick={(event) => {
            commands.search.chooseOptions({ wholeWord: !options.wholeWord });
            typeOn(event);
          }}
        />
      </div>
      {scope === 'document' ? <DocumentHits /> : <CodeHits />}
    </div>
  );
}

function CodeHits() {
  const t = useTranslate('annotator');
  const { part: CodeResults } = useLater(CODE_RESULTS);
  return CodeResults ? <CodeResults /> : <EmptyState text={t('search.searching')} />;
}

function DocumentHits() {
  const t = useTranslate('annotator');
  const { status, total, hits, progress, query, unreadPages, textlessPages } = useAnnotatorState(
    ({ search }) => search,
  );
  const pages = useAnnotatorState(({ view }) => view.viewer.pageCount);
  if (status === 'idle') return <EmptyState text={t('search.hint')} />;
  const said = () => {
    if (status === 'failed') return t('search.failed');
    if (status === 'loading' && progress)
      return t('search.progress', { read: progress.pagesRead, total: progress.pageCount });
    if (status === 'loading') return t('search.searching');
    if (total > 0) return t('search.found', { total });
    return textlessPages > 0 && textlessPages === pages
      ? t('search.textless')
      : t('search.noneFor', { query });
  };
  return (
    <>
      <p className={css['said']}>{said()}</p>
      {textlessPages > 0 && textlessPages < pages && (
        <p className={css['unread']}>{t('search.textlessPages', { count: textlessPages, pages })}</p>
      )}
      {unreadPages > 0 && <p className={css['unread']}>{t('search.unreadPages', { count: unreadPages })}</p>}
      {hits.length > 0 && <SearchResults hits={hits} total={total} />}
    </>
  );
}
