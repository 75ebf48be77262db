import type { JumpOptions } from '../ports/document-viewer';
import type { CommandContext } from '../store/context';
import { VIEW_DELAY_MS } from '../view/state';
import { createPlaceFinder } from './place-finder';
import type { FoundPlace } from './state';

/** What is done with the search. */
export interface SearchCommands {
  readonly openSearch: () => void;
  /** Closes the search and forgets its hits. */
  readonly closeSearch: () => void;
  /** Searches the open document for a text, 200 ms after the last keystroke. */
  readonly searchFor: (query: string) => void;
  /** The next (1) or previous (-1) hit, round the end. */
  readonly stepHit: (direction: 1 | -1) => void;
  readonly activateHit: (index: number) => void;
  /** Tries again after a failure. */
  readonly repeatSearch: () => void;
  /** Gives up what is under way. */
  readonly stopSearch: () => void;
}

/** Makes the commands of the search. */
export function createSearchCommands(
  context: CommandContext,
  goToRange: (range: FoundPlace['range'], options?: JumpOptions) => void,
): SearchCommands {
  const { getState, dispatch, clock, log } = context;
  const finder = createPlaceFinder(context);
  let running: AbortController | undefined;
  let cancelDelay: (() => void) | undefined;

  const stopSearch = () => {
    cancelDelay?.();
    running?.abort();
  };

  const run = async (documentId: number, query: string) => {
    const { signal } = (running = new AbortController());
    try {
      const hits = await finder.find(documentId, query, signal);
      if (signal.aborted) return;
      const reading = getState().view.viewer.page - 1;
      const ahead = hits.findIndex(({ range }) => range.endPage >= reading);
      const active = hits.length === 0 ? undefined : Math.max(0, ahead);
      dispatch({ type: 'search/finished', origin: 'remote', query, hits, active });
      const first = active === undefined ? undefined : hits[active];
      if (first) goToRange(first.range, { trail: 'search' });
    } catch (error) {
      if (signal.aborted) return;
      log.error('The search failed', error);
      dispatch({ type: 'search/failed', origin: 'remote', query });
    }
  };

  const searchFor = (query: string) => {
    stopSearch();
    dispatch({ type: 'search/started', origin: 'local', query });
    const { activeId } = getState().documents;
    if (query.trim() === '' || activeId === undefined) return;
    cancelDelay = clock.after(VIEW_DELAY_MS, () => void run(activeId, query));
  };

  const activateHit = (index: number) => {
    dispatch({ type: 'search/hitActivated', origin: 'local', index });
    const { hits, active } = getState().search;
    const hit = active === undefined ? undefined : hits[active];
    if (hit) goToRange(hit.range, { trail: 'search' });
  };

  return {
    openSearch: () => dispatch({ type: 'search/opened', origin: 'local' }),
    closeSearch() {
      stopSearch();
      dispatch({ type: 'search/closed', origin: 'local' });
    },
    searchFor,
    stepHit(direction) {
      const { hits, active } = getState().search;
      if (hits.length > 0) activateHit(((active ?? -1) + direction + hits.length) % hits.length);
    },
    activateHit,
    repeatSearch: () => searchFor(getState().search.query),
    stopSearch,
  };
}
