import { useTranslate } from '@glossator/i18n';
import { List, Search, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { SearchScope } from '../../../core/code-search/state';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { IconButton } from '../../controls/IconButton';
import { useEscape } from '../../controls/keys/escape-stack';
import { useReturnFocus } from '../../controls/use-return-focus';
import { Loaded } from '../../controls/Loaded';
import css from './glossator-search.module.css';
import { SearchCount } from './SearchCount';
import { SEARCH_PANEL } from './later-search';
import { SearchSteps } from './SearchSteps';
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

/** The search field with its count, steps and list, while the search is open: over the document, so that opening it moves nothing. */
export function SearchField() {
  const isOpen = useAnnotatorState(({ search }) => search.isOpen);
  return isOpen ? <OpenSearchField /> : null;
}

/** A component of its own, so that the focus inside of it can be handed on when it is closed. */
function OpenSearchField() {
  const t = useTranslate('annotator');
  const commands = useCommands();
  const panelId = useId();
  const isListOpen = useAnnotatorState(({ search }) => search.isListOpen);
  const query = useAnnotatorState(({ search }) => search.query);
  const scope = useAnnotatorState(({ codeSearch }) => codeSearch.scope);
  const { step } = useCodeHits();
  const [element, setElement] = useState<HTMLElement | null>(null);
  useReturnFocus(element);
  useEscape(true, commands.search.close);
  return (
    <div ref={setElement} className={css['field']} role="search" aria-label={t(LABELS[scope])}>
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
      <SearchSteps onStep={step} />
      <IconButton
        icon={List}
        label={t('search.list')}
        aria-expanded={isListOpen}
        aria-controls={isListOpen ? panelId : undefined}
        onClick={commands.search.toggleList}
      />
      <IconButton icon={X} label={t('search.clear')} onClick={commands.search.close} />
      {isListOpen && <Loaded later={SEARCH_PANEL} props={{ id: panelId }} />}
    </div>
  );
}
