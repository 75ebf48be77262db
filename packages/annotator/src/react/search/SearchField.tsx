import { useTranslate } from '@glossator/i18n';
import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { useAnnotatorState, useCommands } from '../annotator-context';
import { IconButton } from '../controls/IconButton';
import { useEscape } from '../keys/escape-stack';
import css from './glossator-search.module.css';

/** A button that opens into the search field with its count and steps. */
export function SearchField() {
  const t = useTranslate('annotator');
  const commands = useCommands();
  const { isOpen, query, status, hits, active } = useAnnotatorState(({ search }) => search);
  useEscape(isOpen, commands.closeSearch);

  if (!isOpen)
    return (
      <button
        type="button"
        className={css['open']}
        aria-label={t('search.label')}
        title={t('search.label')}
        aria-keyshortcuts="/"
        onClick={commands.openSearch}
      >
        <Search aria-hidden="true" size={15} strokeWidth={1.75} />
        <span className={css['openText']}>{t('search.placeholder')}</span>
        <kbd className={css['key']} aria-hidden="true">
          {'/'}
        </kbd>
      </button>
    );

  const said = () => {
    if (status === 'loading') return t('search.searching');
    if (status === 'failed') return t('search.failed');
    if (status !== 'ready') return '';
    if (hits.length === 0) return t('search.none');
    return t('search.position', { active: (active ?? 0) + 1, total: hits.length });
  };
  return (
    <div className={css['field']} role="search" aria-label={t('search.label')}>
      <Search aria-hidden="true" size={15} strokeWidth={1.75} />
      <input
        autoFocus
        className={css['input']}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        data-glossator-search-field=""
        value={query}
        onChange={(event) => commands.searchFor(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commands.stepHit(event.shiftKey ? -1 : 1);
        }}
      />
      <span role="status" className={css['count']}>
        {said()}
      </span>
      {status === 'failed' && (
        <button type="button" className={css['retry']} onClick={commands.repeatSearch}>
          <RetryWord />
        </button>
      )}
      <IconButton
        icon={ChevronUp}
        label={t('search.previous')}
        shortcut="Shift+N"
        disabled={hits.length === 0}
        onClick={() => commands.stepHit(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={t('search.next')}
        shortcut="n"
        disabled={hits.length === 0}
        onClick={() => commands.stepHit(1)}
      />
      <IconButton icon={X} label={t('search.clear')} onClick={commands.closeSearch} />
    </div>
  );
}

function RetryWord() {
  return <>{useTranslate('annotator')('retry')}</>;
}
