import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import type { AnnotatorEvent } from '../features';
import { VIEW_DELAY_MS } from '../view/state';
import { createCodeQuerying } from './code-querying';
import { createHitDisplay } from './hit-display';
import type { SearchScope } from './state';

/** What is done with the search over the Code. */
export interface CodeSearchCommands {
  /** Searches elsewhere for what is typed. */
  readonly chooseScope: (scope: SearchScope) => void;
  /** Requests the hits after those that have arrived. */
  readonly loadMore: () => void;
  /** Searches again, after a failure or when something was changed. */
  readonly repeat: () => void;
  /**
   * Makes a hit the active one and shows it in the open document. Answers the document that the host has to open where it is in another one;
   * it is shown as soon as that is open.
   */
  readonly activateHit: (index: number) => number | undefined;
  /** As `activateHit` with the next (1) or previous (-1) hit, round the end. */
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
    return hit && display.show(hit);
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
        dispatch({ type: 'codeSearch/scopeChosen', origin: 'local', scope });
        commands.search.repeat();
        querying.run(0);
      },
      loadMore: querying.loadMore,
      repeat: () => querying.run(0),
      activateHit,
      stepHit(direction) {
        const { active, hits } = getState().codeSearch;
        if (hits.length === 0) return undefined;
        const from = active ?? (direction > 0 ? -1 : 0);
        return activateHit((from + direction + hits.length) % hits.length);
      },
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
