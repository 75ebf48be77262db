import { useTranslate } from '@glossator/i18n';
import { ChevronDown, ChevronUp, List, Search, X } from 'lucide-react';
import { useId } from 'react';
import type { SearchScope } from '../../../core/code-search/state';
import type { LoadStatus } from '../../../core/store/origin';
import type { AnnotatorState } from '../../../core/features';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { IconButton } from '../../controls/IconButton';
import { useEscape } from '../../controls/keys/escape-stack';
import css from './glossator-search.module.css';
import { SearchCount } from './SearchCount';
import { SearchPanel } from './SearchPanel';
import { useCodeHits } from './use-code-hits';

const LABELS = {
  document: 'search.label',
  documents: 'search.labelCode',
  annotations: 'search.labelAnnotations',
} as const satisfies Record<SearchScope, string>;
const PLACEHOLDERS = {
  document: 'search.placeholder',
  documents: 'search.placeholderCode',
  annotations: 'search.placeholderAnnotations',
} as const satisfies Record<SearchScope, string>;

const hasHitsIn = ({ search, codeSearch }: AnnotatorState): boolean =>
  (codeSearch.scope === 'document' ? search : codeSearch).hits.length > 0;
const statusOf = ({ search, codeSearch }: AnnotatorState): LoadStatus =>
  (codeSearch.scope === 'document' ? search : codeSearch).status;

/** A button that opens into the search field with its count, steps and list. */
export function SearchField() {
  const t = useTranslate('annotator');
  const commands = useCommands();
  const panelId = useId();
  const isOpen = useAnnotatorState(({ search }) => search.isOpen);
  const isListOpen = useAnnotatorState(({ search }) => search.isListOpen);
  const query = useAnnotatorState(({ search }) => search.query);
  const scope = useAnnotatorState(({ codeSearch }) => codeSearch.scope);
  const hasHits = useAnnotatorState(hasHitsIn);
  const status = useAnnotatorState(statusOf);
  const { step } = useCodeHits();
  useEscape(isOpen, commands.search.close);

  if (!isOpen)
    return (
      <button
        type="button"
        className={css['open']}
        aria-label={t('search.label')}
        title={t('search.label')}
        aria-keyshortcuts="/ Control+F"
        onClick={commands.search.open}
      >
        <Search aria-hidden="true" size={15} strokeWidth={1.75} />
        <span className={css['openText']}>{t('search.placeholder')}</span>
        <kbd className={css['key']} aria-hidden="true">
          {'/'}
        </kbd>
      </button>
    );

  return (
    <div className={css['field']} role="search" aria-label={t(LABELS[scope])}>
      <Search aria-hidden="true" size={15} strokeWidth={1.75} />
      <input
        autoFocus
        className={css['input']}
        aria-label={t(LABELS[scope])}
        placeholder={t(PLACEHOLDERS[scope])}
        data-glossator-search-field=""
        maxLength={1000}
        value={query}
        onChange={(event) => commands.search.searchFor(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          if (event.ctrlKey || event.metaKey) commands.selections.selectActiveHit();
          else step(event.shiftKey ? -1 : 1);
        }}
      />
      <SearchCount />
      {status === 'failed' && (
        <button
          type="button"
          className={css['retry']}
          onClick={scope === 'document' ? commands.search.repeat : commands.codeSearch.repeat}
        >
          {t('retry')}
        </button>
      )}
      <IconButton
        icon={ChevronUp}
        label={t('search.previous')}
        shortcut="Shift+F3"
        disabled={!hasHits}
        onClick={() => step(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={t('search.next')}
        shortcut="F3"
        disabled={!hasHits}
        onClick={() => step(1)}
      />
      <IconButton
        icon={List}
        label={t('search.list')}
        aria-expanded={isListOpen}
        aria-controls={isListOpen ? panelId : undefined}
        onClick={commands.search.toggleList}
      />
      <IconButton icon={X} label={t('search.clear')} onClick={commands.search.close} />
      {isListOpen && <SearchPanel id={panelId} />}
    </div>
  );
}
