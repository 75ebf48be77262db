import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import type { AnnotatorEvent } from '../features';
import { selectActiveDocument } from '../documents/selectors';
import { problemOf } from '../ports/failure';
import { fetchSelections } from './loading';
import type { ListScope, SelectionsState } from './state';

/** What is done with the Selections of all documents of the Code together. */
export interface ElsewhereCommands {
  /** Lists those of the open document, or of the whole Code: then those of the other documents are read, one after the other. */
  readonly chooseScope: (scope: ListScope) => void;
  /** Reads those again that could not be read. */
  readonly loadElsewhere: () => Promise<void>;
}

/** The documents whose Selections could not be read. */
export function failedIds({ elsewhere }: Pick<SelectionsState, 'elsewhere'>): readonly number[] {
  return Object.entries(elsewhere).flatMap(([key, { status }]) => (status === 'failed' ? [Number(key)] : []));
}

/** Events after which Selections of a document may be lacking. */
const CHANGING_LISTS: ReadonlySet<AnnotatorEvent['type']> = new Set([
  'documents/opened',
  'documents/listed',
  'selections/rangeRefused',
]);

/** Makes the commands of the whole Code. */
export function createElsewhereLoading(
  context: CommandContext,
): Required<Pick<AnnotatorParts<ElsewhereCommands>, 'commands' | 'afterEvent' | 'refresh' | 'stop'>> {
  const { getState, dispatch, changes, log } = context;
  let loading: AbortController | undefined;

  /** The first document of the Code whose Selections are not here; `failed` ones too where they are to be tried again. */
  const nextDocument = (tried: ReadonlySet<number>): number | undefined => {
    const { documents, selections } = getState();
    const isLacking = (id: number) => {
      const status = selections.elsewhere[id]?.status ?? 'idle';
      return id !== documents.activeId && status !== 'ready' && !tried.has(id);
    };
    return documents.items.find(({ id }) => isLacking(id))?.id;
  };

  const load = async (tried: Set<number>): Promise<void> => {
    loading?.abort();
    const { signal } = (loading = new AbortController());
    for (let id = nextDocument(tried); id !== undefined; id = nextDocument(tried)) {
      const documentId = id;
      tried.add(documentId);
      dispatch({ type: 'selections/elsewhereRequested', origin: 'local', documentId });
      try {
        const items = await fetchSelections(context, documentId, signal, { isCited: true });
        if (signal.aborted) return;
        dispatch({ type: 'selections/elsewhereLoaded', origin: 'remote', documentId, items });
        changes.replay(documentId);
      } catch (error) {
        if (signal.aborted) return;
        if (problemOf(error)?.status !== 404)
          log.error('The Selections of another document could not be loaded', error);
        dispatch({ type: 'selections/elsewhereFailed', origin: 'remote', documentId });
      }
    }
    if (signal.aborted) return;
    loading = undefined;
    // What was outdated meanwhile is read again.
    loadMissing();
  };

  const loadMissing = (): void => {
    // Once they were listed, they are kept up to date: what was done to them can be undone.
    const { scope, elsewhere } = getState().selections;
    const isWanted = scope === 'code' || Object.keys(elsewhere).length > 0;
    const isNeeded = isWanted && selectActiveDocument(getState()) !== undefined;
    // What has failed waits until somebody wants it again.
    const failed = new Set(failedIds(getState().selections));
    if (isNeeded && !loading && nextDocument(failed) !== undefined) void load(failed);
  };
  const stop = () => {
    loading?.abort();
    loading = undefined;
  };
  return {
    commands: {
      chooseScope(scope) {
        dispatch({ type: 'selections/scopeChosen', origin: 'local', scope });
        loadMissing();
      },
      loadElsewhere: () => load(new Set()),
    },
    afterEvent({ type }) {
      // Another user or Code: nothing of the one before comes in any more.
      if (type === 'documents/reset') stop();
      else if (CHANGING_LISTS.has(type)) loadMissing();
    },
    refresh() {
      if (Object.keys(getState().selections.elsewhere).length === 0) return;
      stop();
      dispatch({ type: 'selections/elsewhereOutdated', origin: 'remote' });
      loadMissing();
    },
    stop,
  };
}
