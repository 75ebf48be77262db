import type { AnnotatorWorld, CommandContext } from '../annotator-feature';
import { problemOf } from '../ports/failure';
import type { LoadStatus } from '../store/origin';

/** A list of entities that is fetched when it is first needed. */
export interface LoadedList<Item> {
  /** What it is called in the log. */
  readonly name: string;
  readonly status: () => LoadStatus;
  readonly fetch: (documentId: number, signal: AbortSignal) => Promise<readonly Item[]>;
  /** The events of a fetch. */
  readonly events: {
    requested(documentId: number): AnnotatorWorld['event'];
    loaded(documentId: number, items: readonly Item[]): AnnotatorWorld['event'];
    failed(documentId: number, error: unknown): AnnotatorWorld['event'];
  };
}

/** Fetches a list of the active document: the last call counts, and what is not saved yet is laid over the answer. */
export function createListLoading<Item>(
  { getState, dispatch, changes, log }: CommandContext,
  { name, status, fetch, events }: LoadedList<Item>,
) {
  let loading: AbortController | undefined;
  const load = async (): Promise<void> => {
    const documentId = getState().documents.activeId;
    if (documentId === undefined) return;
    loading?.abort();
    const { signal } = (loading = new AbortController());
    dispatch(events.requested(documentId));
    try {
      const items = await fetch(documentId, signal);
      if (signal.aborted) return;
      dispatch(events.loaded(documentId, items));
      changes.replay(documentId);
    } catch (error) {
      if (signal.aborted) return;
      // A document that was deleted meanwhile is no failure of ours.
      if (problemOf(error)?.status !== 404) log.error(`The ${name} could not be loaded`, error);
      dispatch(events.failed(documentId, error));
    }
  };
  return {
    load,
    reload() {
      if (status() === 'failed') void load();
    },
    refresh() {
      if (status() !== 'idle') void load();
    },
  };
}
