import { selectIsOpenCode } from '../documents/selectors';
import type { CodeUpdate } from '@glossator/client-sdk/contract';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';

/** What is done about the pending Update of the Code. */
export interface CodeUpdateCommands {
  /** Takes what the host knows of it; undefined where none is pending. */
  readonly setUpdate: (update: CodeUpdate | undefined) => void;
  /** Fetches what it changes; from then on it is kept up to date. Nothing where the backend does not serve that. */
  readonly loadChanges: () => Promise<void>;
}

/** Makes the commands of the pending Update. */
export function createCodeUpdate(context: CommandContext): AnnotatorParts<CodeUpdateCommands> {
  const { getState, dispatch, backend, log } = context;
  let loading: AbortController | undefined;

  const loadCodeChanges = async (): Promise<void> => {
    const { changes } = backend.codes;
    const id = getState().documents.items[0]?.codeId;
    if (!changes || id === undefined || !getState().access.capabilities.canOrganize) return;
    loading?.abort();
    const { signal } = (loading = new AbortController());
    dispatch({ type: 'codeUpdate/requested', origin: 'local' });
    try {
      const { data } = await changes({ id }, { signal });
      if (!signal.aborted) dispatch({ type: 'codeUpdate/loaded', origin: 'remote', changes: data });
    } catch (error) {
      if (signal.aborted) return;
      log.error('The changes of the Update could not be loaded', error);
      dispatch({ type: 'codeUpdate/loadFailed', origin: 'remote', error });
    }
  };

  return {
    commands: {
      loadChanges: loadCodeChanges,
      setUpdate(update) {
        const { codeUpdate } = getState();
        if (update?.id === codeUpdate.update?.id && update?.revision === codeUpdate.update?.revision) return;
        dispatch({ type: 'codeUpdate/changed', origin: 'local', update });
      },
    },
    // What has changed is fetched again.
    afterEvent(event) {
      const isAffected =
        event.type === 'codeUpdate/changed' || (event.type === 'codeUpdate/compared' && event.share >= 1);
      const { isPending, status } = getState().codeUpdate;
      if (isAffected && isPending && status !== 'idle') void loadCodeChanges();
    },
    refresh() {
      if (getState().codeUpdate.status !== 'idle') void loadCodeChanges();
    },
    stop: () => loading?.abort(),
    onLive(event) {
      if (event.name !== 'CODE_CHANGES/UPDATE' || !selectIsOpenCode(getState(), event.data.codeId)) return;
      const { hasUpdate: isPending, progress } = event.data;
      if (progress) {
        dispatch({ type: 'codeUpdate/compared', origin: 'remote', ...progress });
        return;
      }
      dispatch({ type: 'codeUpdate/announced', origin: 'remote', isPending });
      // Where one was pending before, the event changes no state, but what the Update does may have: a comparison was kept, say.
      if (isPending && getState().codeUpdate.status !== 'idle') void loadCodeChanges();
    },
  };
}
