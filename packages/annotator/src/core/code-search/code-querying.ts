import type { CommandContext } from '../annotator-feature';
import type { CodeQuestion } from './state';

/** Hits of one answer. */
const PAGE_SIZE = 200;

/** One query of the Code at a time. */
export interface CodeQuerying {
  /** Searches for what is typed where the scope says, after a delay in milliseconds; the query before is canceled. */
  readonly run: (delay: number) => void;
  /** Requests the hits after those that have arrived. */
  readonly loadMore: () => void;
  /** Whether the last query was for what is typed now. */
  readonly isCurrent: () => boolean;
  readonly stop: () => void;
}

/** Makes what queries the server for hits in the Code. */
export function createCodeQuerying({
  getState,
  dispatch,
  clock,
  log,
  backend,
}: CommandContext): CodeQuerying {
  let cancel: (() => void) | undefined;
  let turn = 0;

  const stop = () => {
    cancel?.();
    cancel = undefined;
  };
  const query = async (question: CodeQuestion, cursor: string | undefined) => {
    const id = getState().documents.items[0]?.codeId;
    if (id === undefined) return;
    const controller = new AbortController();
    cancel = () => controller.abort();
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
      dispatch({ type, origin: 'remote', question, error });
    }
  };

  return {
    stop,
    run(delay) {
      stop();
      const { codeSearch, search } = getState();
      const { scope } = codeSearch;
      const { query: text, options } = search;
      const isEmpty = scope === 'document' || text.trim() === '';
      const question = isEmpty ? undefined : { turn: (turn += 1), scope, query: text, options };
      if (!question && !codeSearch.asked) return;
      dispatch({ type: 'codeSearch/asked', origin: 'local', question });
      if (question) cancel = clock.after(delay, () => void query(question, undefined));
    },
    loadMore() {
      const { next, more, asked, status } = getState().codeSearch;
      if (!asked || next === undefined || more === 'loading' || status !== 'ready') return;
      dispatch({ type: 'codeSearch/moreAsked', origin: 'local' });
      void query(asked, next);
    },
    isCurrent() {
      const { codeSearch, search } = getState();
      const { asked, scope } = codeSearch;
      const { options, query: text } = search;
      return (
        asked?.scope === scope &&
        asked.query === text &&
        asked.options.wholeWord === options.wholeWord &&
        asked.options.caseSensitive === options.caseSensitive
      );
    },
  };
}
