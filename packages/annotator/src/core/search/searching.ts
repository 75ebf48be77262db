import type { CommandContext } from '../annotator-feature';
import { queryServer } from './query-server';
import type { Finding, Question } from './finding';
import { searchTextIndex } from './search-text-index';

/** One search at a time, answered by the open document's text or by the server. */
export interface Searching {
  /** Cancels the search before and begins this one after a delay (in milliseconds). */
  readonly start: (question: Question, delay: number) => void;
  readonly stop: () => void;
}

/**
 * Makes what searches. The text of the open document answers, complete or while it is read; the server is queried where no text is
 * read (another viewer, nothing open yet) or none can be. Both fold and search alike, so that both find the same.
 */
export function createSearching(
  { dispatch, clock, log, backend, viewer: attached }: CommandContext,
  onStarted: (question: Question) => (finding: Finding) => void,
): Searching {
  let cancel: (() => void) | undefined;
  const stop = () => {
    cancel?.();
    cancel = undefined;
  };
  const searchServer = (question: Question, onFinding: (finding: Finding) => void) => {
    const controller = new AbortController();
    cancel = () => controller.abort();
    queryServer(backend, question, controller.signal, onFinding).catch((error: unknown) => {
      if (controller.signal.aborted) return;
      log.error('The search failed', error);
      dispatch({ type: 'search/failed', origin: 'remote', query: question.query, error });
    });
  };
  const run = (question: Question) => {
    const onFinding = onStarted(question);
    const viewer = attached();
    const index = viewer?.textIndex;
    const onUnreadable = () => searchServer(question, onFinding);
    if (!viewer || !index || index.reading.status === 'unreadable') onUnreadable();
    else cancel = searchTextIndex(question, { index, viewer, clock, onFinding, onUnreadable });
  };
  return {
    stop,
    start(question, delay) {
      stop();
      cancel = clock.after(delay, () => run(question));
    },
  };
}
