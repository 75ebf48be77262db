import type { MatchOptions } from '@glossator/document-text';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { selectActiveDocument } from '../documents/selectors';
import { VIEW_DELAY_MS } from '../view/state';
import { nextActive } from './active-place';
import { onePlace, placeFrom } from './places';
import { createSearching } from './searching';
import type { FoundPlace } from './state';

/** What is done with the search. */
export interface SearchCommands {
  readonly open: () => void;
  /** Closes the search and forgets its hits. */
  readonly close: () => void;
  /** Shows or hides the list of places. */
  readonly toggleList: () => void;
  /** Searches the open document for a text, 200 ms after the last keystroke. */
  readonly searchFor: (query: string) => void;
  /** Searches again, for whole words or in the query's case only. */
  readonly chooseOptions: (options: MatchOptions) => void;
  /** The next (1) or previous (-1) hit, round the end: seen from the active one, or from the page where the reader has gone since. */
  readonly stepHit: (direction: 1 | -1) => void;
  readonly activateHit: (index: number) => void;
  /** Searches again: after a failure, or in the document that was opened. */
  readonly repeat: () => void;
  /** Searches the open document for what is typed, with this place as the active one, and goes there immediately. */
  readonly searchAround: (place: FoundPlace) => void;
}

/** Pages between the reader and the active hit from which on the reader has left it. */
const AWAY = 2;

/** Makes the commands of the search. */
export function createSearch(context: CommandContext): AnnotatorParts<SearchCommands> {
  const { getState, dispatch } = context;
  const goToRange = (range: FoundPlace['range']) =>
    context.commands.view.goToRange(range, { trail: 'search' });
  /** While the Code is searched, places in this document are marked, but nobody is led to them. */
  const isLed = () => getState().codeSearch.scope === 'document';
  const readingPage = () => getState().view.viewer.page - 1;

  const searching = createSearching(context, ({ query }) => {
    const from = readingPage();
    return (finding) => {
      const next = nextActive(getState().search, finding, { from, isLed: isLed() });
      if (!next) return;
      const { places: hits, total, unreadPages, textlessPages = 0, progress, isComplete } = finding;
      const { active, goal } = next;
      // Of the pages without text those that are known to be left empty hide nothing.
      const scanned = selectActiveDocument(getState())?.version?.pagesWithoutText ?? Infinity;
      const pages = { unreadPages, textlessPages: Math.min(textlessPages, scanned) };
      const found = { query, hits, total, ...pages, active, progress, isComplete };
      dispatch({ type: 'search/found', origin: 'remote', ...found });
      if (goal) goToRange(goal);
    };
  });
  const start = (query: string, options: Required<MatchOptions>, delay: number) => {
    searching.stop();
    dispatch({ type: 'search/started', origin: 'local', query, options });
    const { activeId: documentId } = getState().documents;
    if (query.trim() === '' || documentId === undefined || getState().codeSearch.scope === 'annotations')
      return;
    searching.start({ documentId, query, options }, delay);
  };
  const repeatSearch = () => {
    const { query, options } = getState().search;
    start(query, options, 0);
  };
  const activateHit = (index: number) => {
    dispatch({ type: 'search/hitActivated', origin: 'local', index });
    const { hits, active } = getState().search;
    const range = active === undefined ? undefined : hits.at(active);
    if (range) goToRange(range);
  };

  return {
    commands: {
      open() {
        if (getState().offers.search) dispatch({ type: 'search/opened', origin: 'local' });
      },
      close() {
        searching.stop();
        dispatch({ type: 'search/closed', origin: 'local' });
      },
      toggleList: () =>
        dispatch({ type: 'search/listToggled', origin: 'local', isOpen: !getState().search.isListOpen }),
      searchFor: (query) => start(query, getState().search.options, VIEW_DELAY_MS),
      chooseOptions(changes) {
        const { query, options } = getState().search;
        start(query, { ...options, ...changes }, 0);
      },
      stepHit(direction) {
        const { hits, active } = getState().search;
        const page = readingPage();
        const range = active === undefined ? undefined : hits.at(active);
        const isHere = range && page > range.startPage - AWAY && page < range.endPage + AWAY;
        const next =
          active !== undefined && isHere
            ? (active + direction + hits.length) % hits.length
            : placeFrom(hits, page, direction);
        if (next !== undefined) activateHit(next);
      },
      activateHit,
      repeat: repeatSearch,
      searchAround(place) {
        repeatSearch();
        const found = { hits: onePlace(place), total: 1, unreadPages: 0, active: 0 };
        const reading = { progress: undefined, isComplete: false };
        const { query } = getState().search;
        dispatch({ type: 'search/found', origin: 'local', query, ...found, ...reading });
        goToRange(place.range);
      },
    },
    leaveDocument: searching.stop,
    stop: searching.stop,
  };
}
