import { useTranslate } from '@glossator/i18n';
import { ChevronDown, ChevronUp, List, Search, X } from 'lucide-react';
import { useId } from 'react';
import { useAnnotatorState, useCommands } from '../annotator-context';
import { IconButton } from '../controls/IconButton';
import { useEscape } from '../keys/escape-stack';
import css from './glossator-search.module.css';
import { SearchCount } from './SearchCount';
import { SearchPanel } from './SearchPanel';

/** A button that opens into the search field with its count, steps and list. */
export function SearchField() {
  const t = useTranslate('annotator');
  const commands = useCommands();
  const panelId = useId();
  const isOpen = useAnnotatorState(({ search }) => search.isOpen);
  const isListOpen = useAnnotatorState(({ search }) => search.isListOpen);
  const query = useAnnotatorState(({ search }) => search.query);
  const hasHits = useAnnotatorState(({ search }) => search.hits.length > 0);
  const status = useAnnotatorState(({ search }) => search.status);
  useEscape(isOpen, commands.closeSearch);

  if (!isOpen)
    return (
      <button
        type="button"
        className={css['open']}
        aria-label={t('search.label')}
        title={t('search.label')}
        aria-keyshortcuts="/ Control+F"
        onClick={commands.openSearch}
      >
        <Search aria-hidden="true" size={15} strokeWidth={1.75} />
        <span className={css['openText']}>{t('search.placeholder')}</span>
        <kbd className={css['key']} aria-hidden="true">
          {'/'}
        </kbd>
      </button>
    );

  return (
    <div className={css['field']} role="search" aria-label={t('search.label')}>
      <Search aria-hidden="true" size={15} strokeWidth={1.75} />
      <input
        autoFocus
        className={css['input']}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        data-glossator-search-field=""
        maxLength={1000}
        value={query}
        onChange={(event) => commands.searchFor(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          if (event.ctrlKey || event.metaKey) commands.selectActiveHit();
          else commands.stepHit(event.shiftKey ? -1 : 1);
        }}
      />
      <SearchCount />
      {status === 'failed' && (
        <button type="button" className={css['retry']} onClick={commands.repeatSearch}>
          {t('retry')}
        </button>
      )}
      <IconButton
        icon={ChevronUp}
        label={t('search.previous')}
        shortcut="Shift+F3"
        disabled={!hasHits}
        onClick={() => commands.stepHit(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={t('search.next')}
        shortcut="F3"
        disabled={!hasHits}
        onClick={() => commands.stepHit(1)}
      />
      <IconButton
        icon={List}
        label={t('search.list')}
        aria-expanded={isListOpen}
        aria-controls={isListOpen ? panelId : undefined}
        onClick={commands.toggleSearchList}
      />
      <IconButton icon={X} label={t('search.clear')} onClick={commands.closeSearch} />
      {isListOpen && <SearchPanel id={panelId} />}
    </div>
  );
}
