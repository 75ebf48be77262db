import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import type { AnnotatorEvent } from '../features';
import { VIEW_DELAY_MS } from '../view/state';
import { createCodeQuerying } from './code-querying';
import { foundDocuments, nearestShown } from './found-documents';
import { createHitDisplay } from './hit-display';
import type { SearchScope } from './state';

/** So many hits before the last one that is there, those after it are fetched. */
const AHEAD = 40;

/** What is done with the search over the Code. */
export interface CodeSearchCommands {
  /** Searches elsewhere for what is typed. */
  readonly chooseScope: (scope: SearchScope) => void;
  /** Requests hits of a document after those that have arrived; no-op where all of them have, or some are being fetched. */
  readonly loadMore: (documentId: number) => void;
  /** Shows the hits of all documents but these. */
  readonly collapse: (documentIds: readonly number[]) => void;
  /** Searches again, after a failure or when something was changed. */
  readonly repeat: () => void;
  /**
   * Makes a hit the active one and shows it in the open document. Answers the document that the host has to open where it is in another one;
   * it is shown as soon as that is open.
   */
  readonly activateHit: (index: number) => number | undefined;
  /** As `activateHit` with the next (1) or previous (-1) hit, round the end; those of collapsed documents are passed over. */
  readonly stepHit: (direction: 1 | -1) => number | undefined;
}

/** Makes the commands of the search over the Code. */
export function createCodeSearch(context: CommandContext): AnnotatorParts<CodeSearchCommands> {
  const { getState, dispatch, commands, kinds } = context;
  const querying = createCodeQuerying(context);
  const display = createHitDisplay(context);

  const activateHit = (index: number) => {
    dispatch({ type: 'codeSearch/hitActivated', origin: 'local', index });
    const hit = getState().codeSearch.hits[index];
    fetchAfter(index);
    return hit && display.show(hit);
  };
  /** Has the hits that follow one, before whoever goes from one to the next is there. */
  const fetchAfter = (index: number) => {
    const open = foundDocuments(getState().codeSearch).filter(({ isCollapsed }) => !isCollapsed);
    const next = open.find(({ first, loaded, total }) => first + loaded > index && loaded < total);
    if (next && next.first + next.loaded - index < AHEAD) querying.loadMore(next.id);
  };
  /**
   * Marks the hits as stale where what they were found in was changed. What is changed here counts when it is saved: who searched again
   * before would not find it.
   */
  const checkStale = (event: AnnotatorEvent) => {
    const { asked, isStale } = getState().codeSearch;
    if (asked?.scope !== 'annotations' || isStale) return;
    const isChanged =
      event.type === 'outbox/confirmed' ||
      (event.origin === 'remote' && kinds.all.some(({ facets }) => facets?.isChangedBy(event)));
    if (isChanged) dispatch({ type: 'codeSearch/outdated', origin: 'local' });
  };

  return {
    commands: {
      chooseScope(scope) {
        if (scope !== 'document' && !getState().offers.codeSearch) return;
        dispatch({ type: 'codeSearch/scopeChosen', origin: 'local', scope });
        commands.search.repeat();
        querying.run(0);
      },
      loadMore: querying.loadMore,
      repeat: () => querying.run(0),
      activateHit,
      stepHit(direction) {
        const { codeSearch } = getState();
        const { active, hits } = codeSearch;
        const documents = foundDocuments(codeSearch);
        const start = active ?? (direction > 0 ? -1 : hits.length);
        const index =
          nearestShown(documents, start + direction, direction) ??
          nearestShown(documents, direction > 0 ? 0 : hits.length - 1, direction);
        return index === undefined ? undefined : activateHit(index);
      },
      collapse: (documentIds) => dispatch({ type: 'codeSearch/collapsed', origin: 'local', documentIds }),
    },
    afterEvent(event) {
      checkStale(event);
      if (event.type === 'search/started') {
        if (!querying.isCurrent()) querying.run(VIEW_DELAY_MS);
      } else if (event.type === 'search/closed') {
        display.forget();
        querying.stop();
      } else if (event.type === 'documents/opened') display.documentOpened(event.documentId);
      else if (event.type === 'documents/shown') {
        if (!display.documentShown() && getState().codeSearch.scope === 'documents') commands.search.repeat();
      }
    },
    stop: querying.stop,
  };
}
