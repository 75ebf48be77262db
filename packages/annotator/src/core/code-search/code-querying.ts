import type { CommandContext } from '../annotator-feature';
import { foundDocuments } from './found-documents';
import type { CodeQuestion } from './state';

/** Hits of one answer. */
const PAGE_SIZE = 200;

/** One query of the Code at a time. */
export interface CodeQuerying {
  /** Searches for what is typed where the scope says, after a delay in milliseconds; the query before is canceled. */
  readonly run: (delay: number) => void;
  /** Requests hits of a document after those that have arrived. */
  readonly loadMore: (documentId: number) => void;
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
  const query = async (question: CodeQuestion, more?: { documentId: number; cursor: string | undefined }) => {
    const id = getState().documents.items[0]?.codeId;
    if (id === undefined) return;
    const controller = new AbortController();
    cancel = () => controller.abort();
    const { scope, query: text, options } = question;
    const asked = more && {
      documentId: more.documentId,
      ...(more.cursor !== undefined && { cursor: more.cursor }),
    };
    try {
      const result = await backend.codes.search(
        { id, text, in: scope, ...options, limit: PAGE_SIZE, ...asked },
        { signal: controller.signal },
      );
      if (controller.signal.aborted) return;
      const found = { origin: 'remote', question, result } as const;
      if (!more) dispatch({ type: 'codeSearch/found', ...found });
      else {
        const { documentId, cursor } = more;
        dispatch({ type: 'codeSearch/moreFound', ...found, documentId, isFirst: cursor === undefined });
      }
    } catch (error) {
      if (controller.signal.aborted) return;
      log.error('The search of the Code failed', error);
      const type = more ? 'codeSearch/moreFailed' : 'codeSearch/failed';
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
      if (question) cancel = clock.after(delay, () => void query(question));
    },
    loadMore(documentId) {
      const { codeSearch } = getState();
      const { cursors, more, asked, status } = codeSearch;
      const found = foundDocuments(codeSearch).find(({ id }) => id === documentId);
      const hasAll = !found || found.loaded >= found.total;
      if (!asked || hasAll || more === 'loading' || status !== 'ready') return;
      dispatch({ type: 'codeSearch/moreAsked', origin: 'local', documentId });
      void query(asked, { documentId, cursor: cursors[documentId] });
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
