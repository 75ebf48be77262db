import { useTranslate } from '@glossator/i18n';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { SearchScope } from '../../../core/code-search/state';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { useEscape } from '../../controls/keys/escape-stack';
import { useReturnFocus } from '../../controls/use-return-focus';
import { Loaded } from '../../controls/Loaded';
import css from './glossator-search.module.css';
import { SEARCH_TOOLS } from './later-search-tools';
import { useCodeHits } from './use-code-hits';

const NOTHING = {};
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

/**
 * The search field, while the search is open: over the document, so that opening it moves nothing. It takes what is typed as soon as it is open; what
 * is beside it is loaded later.
 */
export function SearchField() {
  const isOpen = useAnnotatorState(({ search }) => search.isOpen);
  return isOpen ? <OpenSearchField /> : null;
}

/** A component of its own, so that the focus inside of it can be handed on when it is closed. */
function OpenSearchField() {
  const t = useTranslate('annotator');
  const commands = useCommands();
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
      <Loaded later={SEARCH_TOOLS} props={NOTHING} />
    </div>
  );
}
