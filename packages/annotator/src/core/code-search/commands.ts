import type { CodeSearchHit } from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import type { FoundPlace } from '../search/state';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { VIEW_DELAY_MS } from '../view/state';
import type { CodeQuestion, SearchScope } from './state';

/** What is done with the search over the Code. */
export interface CodeSearchCommands {
  /** Searches elsewhere for what is typed. */
  readonly chooseScope: (scope: SearchScope) => void;
  /** Asks for the hits after those that are there. */
  readonly loadMore: () => void;
  /** Searches once more, after a failure or when something was changed. */
  readonly repeat: () => void;
  /**
   * Makes a hit the active one and shows it in the open document. Answers the document that the host has to open where it is in another one;
   * it is shown as soon as that is open.
   */
  readonly activateHit: (index: number) => number | undefined;
  /** As `activateCodeHit` with the next (1) or previous (-1) hit, round the end. */
  readonly stepHit: (direction: 1 | -1) => number | undefined;
}

/** Hits of one answer. */
const PAGE_SIZE = 200;

/** Makes the commands of the search over the Code. */
export function createCodeSearch(context: CommandContext): AnnotatorParts<CodeSearchCommands> {
  const { getState, dispatch, clock, log, backend, commands, kinds } = context;
  let stop: (() => void) | undefined;
  let turn = 0;
  /** The hit to be shown as soon as its document is open. */
  let wanted: CodeSearchHit | undefined;

  const stopCodeSearch = () => {
    stop?.();
    stop = undefined;
  };
  const ask = async (question: CodeQuestion, cursor: string | undefined) => {
    const id = getState().documents.items[0]?.codeId;
    if (id === undefined) return;
    const controller = new AbortController();
    stop = () => controller.abort();
    const { scope, query: text, options } = question;
    try {
      const result = await backend.codes.search(
        { id, text, in: scope, ...options, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
        { signal: controller.signal },
      );
      if (controller.signal.aborted) return;
      const type = cursor === undefined ? 'codeSearch/found' : 'codeSearch/moreFound';
      dispatch({ type, origin: 'remote', question, result });
    } catch (error) {
      if (controller.signal.aborted) return;
      log.error('The search of the Code failed', error);
      const type = cursor === undefined ? 'codeSearch/failed' : 'codeSearch/moreFailed';
      dispatch({ type, origin: 'remote', question });
    }
  };
  const run = (delay: number) => {
    stopCodeSearch();
    const { codeSearch, search } = getState();
    const { scope } = codeSearch;
    const { query, options } = search;
    const isNothing = scope === 'document' || query.trim() === '';
    const question = isNothing ? undefined : { turn: (turn += 1), scope, query, options };
    if (!question && !codeSearch.asked) return;
    dispatch({ type: 'codeSearch/asked', origin: 'local', question });
    if (question) stop = clock.after(delay, () => void ask(question, undefined));
  };
  const isAsked = () => {
    const { codeSearch, search } = getState();
    const { asked, scope } = codeSearch;
    const { options, query } = search;
    return (
      asked?.scope === scope &&
      asked.query === query &&
      asked.options.wholeWord === options.wholeWord &&
      asked.options.caseSensitive === options.caseSensitive
    );
  };

  const show = (hit: CodeSearchHit) => {
    wanted = undefined;
    switch (hit.kind) {
      case 'text':
        commands.search.searchAround(placeOf(hit, hit.range));
        break;
      case 'bookmark':
        commands.panels.chooseLeftTab('bookmarks');
        commands.view.goToPage(hit.page);
        break;
      case 'note':
      case 'noteAttachment':
        commands.arrival.arriveAt({ kind: 'note', id: hit.noteId });
        break;
      default:
        commands.arrival.arriveAt({ kind: 'selection', id: hit.selectionId });
    }
  };
  const activateCodeHit = (index: number) => {
    dispatch({ type: 'codeSearch/hitActivated', origin: 'local', index });
    const { codeSearch, documents } = getState();
    const hit = codeSearch.hits[index];
    if (!hit) return undefined;
    if (documents.activeId === hit.documentId && documents.status === 'ready') {
      show(hit);
      return undefined;
    }
    wanted = hit;
    return documents.activeId === hit.documentId ? undefined : hit.documentId;
  };

  return {
    commands: {
      chooseScope(scope) {
        dispatch({ type: 'codeSearch/scopeChosen', origin: 'local', scope });
        commands.search.repeat();
        run(0);
      },
      loadMore() {
        const { next, more, asked, status } = getState().codeSearch;
        if (!asked || next === undefined || more === 'loading' || status !== 'ready') return;
        dispatch({ type: 'codeSearch/moreAsked', origin: 'local' });
        void ask(asked, next);
      },
      repeat: () => run(0),
      activateHit: activateCodeHit,
      stepHit(direction) {
        const { active, hits } = getState().codeSearch;
        if (hits.length === 0) return undefined;
        const from = active ?? (direction > 0 ? -1 : 0);
        return activateCodeHit((from + direction + hits.length) % hits.length);
      },
    },
    afterEvent(event) {
      const { type } = event;
      const { asked, isStale } = getState().codeSearch;
      const isAffected = asked?.scope === 'annotations' && !isStale;
      if (isAffected && kinds.all.some(({ facets }) => facets?.isChangedBy(event)))
        dispatch({ type: 'codeSearch/outdated', origin: 'local' });
      if (type === 'search/started' && !isAsked()) run(VIEW_DELAY_MS);
      else if (type === 'documents/opened') {
        if (wanted?.documentId !== event.documentId) wanted = undefined;
      } else if (type === 'search/closed') {
        wanted = undefined;
        stopCodeSearch();
      } else if (type === 'documents/shown') {
        if (wanted && wanted.documentId === getState().documents.activeId) show(wanted);
        else if (getState().codeSearch.scope === 'documents') commands.search.repeat();
      }
    },
    stop: stopCodeSearch,
  };
}

function placeOf({ excerpt, match }: CodeSearchHit, range: TextRange): FoundPlace {
  return {
    range,
    before: excerpt.slice(0, match.start),
    match: excerpt.slice(match.start, match.end),
    after: excerpt.slice(match.end),
  };
}
