import type { MatchOptions } from '@glossator/document-text';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { VIEW_DELAY_MS } from '../view/state';
import { askServer } from './ask-server';
import type { Finding, Question } from './finding';
import { onePlace, placeFrom, placeNear } from './places';
import { searchTextIndex } from './search-text-index';
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
  /** Searches anew, for whole words or in the query's case only. */
  readonly chooseOptions: (options: MatchOptions) => void;
  /** The next (1) or previous (-1) hit, round the end: seen from the active one, or from the page where the reader has gone since. */
  readonly stepHit: (direction: 1 | -1) => void;
  readonly activateHit: (index: number) => void;
  /** Searches once more: after a failure, or in the document that was opened. */
  readonly repeat: () => void;
  /** Searches the open document for what is typed, with this place as the active one, and goes there at once. */
  readonly searchAround: (place: FoundPlace) => void;
}

/** Pages between the reader and the active hit from which on he has left it. */
const AWAY = 2;

/**
 * Makes the commands of the search. The text of the open document answers, complete or while it is read; the server is asked where
 * no text is read (another viewer, nothing open yet) or none can be. Both fold and search alike, so that both find the same.
 */
export function createSearch(context: CommandContext): AnnotatorParts<SearchCommands> {
  const { getState, dispatch, clock, log } = context;
  let stop: (() => void) | undefined;

  const goToRange = (range: FoundPlace['range']) =>
    context.commands.view.goToRange(range, { trail: 'search' });
  const stopSearch = () => {
    stop?.();
    stop = undefined;
  };
  /** The Code is searched: places in this document are marked, but nobody is led to them. */
  const isElsewhere = () => getState().codeSearch.scope !== 'document';
  const readingPage = () => getState().view.viewer.page - 1;

  /** The place to go to first: the next one from where the search began, as soon as nothing can come before it. */
  const firstActive = ({ places, isComplete, isSearched }: Finding, from: number): number | undefined => {
    const index = placeFrom(places, from, 1);
    const range = index === undefined ? undefined : places.at(index);
    if (!range || isComplete) return index;
    return range.endPage >= from && isSearched(from, range.startPage) ? index : undefined;
  };
  const takeFinding = (query: string, from: number, finding: Finding) => {
    const { places, total, progress, isComplete } = finding;
    const { hits, active: before } = getState().search;
    const kept = before === undefined ? undefined : hits.at(before);
    // The one place that is known already stays until what is around it has been searched.
    if (kept && hits.length === 1 && !isComplete && !finding.isSearched(kept.startPage, kept.endPage)) return;
    const first = isElsewhere() ? undefined : firstActive(finding, from);
    const active = kept ? placeNear(places, kept) : first;
    dispatch({
      type: 'search/found',
      origin: 'remote',
      query,
      hits: places,
      total,
      active,
      progress,
      isComplete,
    });
    const goal = kept || active === undefined ? undefined : places.at(active);
    if (goal) goToRange(goal);
  };
  const ask = (question: Question, onFinding: (finding: Finding) => void) => {
    const controller = new AbortController();
    stop = () => controller.abort();
    askServer(context.backend, question, controller.signal, onFinding).catch((error: unknown) => {
      if (controller.signal.aborted) return;
      log.error('The search failed', error);
      dispatch({ type: 'search/failed', origin: 'remote', query: question.query });
    });
  };
  const run = (question: Question) => {
    const from = readingPage();
    const onFinding = (finding: Finding) => takeFinding(question.query, from, finding);
    const viewer = context.viewer();
    const index = viewer?.textIndex;
    if (!viewer || !index || index.reading.status === 'unreadable') {
      ask(question, onFinding);
      return;
    }
    const onUnreadable = () => ask(question, onFinding);
    stop = searchTextIndex(question, { index, viewer, clock, onFinding, onUnreadable });
  };
  const start = (query: string, options: Required<MatchOptions>, delay: number) => {
    stopSearch();
    dispatch({ type: 'search/started', origin: 'local', query, options });
    const { activeId: documentId } = getState().documents;
    if (query.trim() === '' || documentId === undefined || getState().codeSearch.scope === 'annotations')
      return;
    stop = clock.after(delay, () => run({ documentId, query, options }));
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
      open: () => dispatch({ type: 'search/opened', origin: 'local' }),
      close() {
        stopSearch();
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
        const found = { hits: onePlace(place), total: 1, active: 0, progress: undefined, isComplete: false };
        dispatch({ type: 'search/found', origin: 'local', query: getState().search.query, ...found });
        goToRange(place.range);
      },
    },
    leaveDocument: stopSearch,
    stop: stopSearch,
  };
}
