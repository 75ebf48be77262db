import type { TextSelection } from '@glossator/client-sdk/contract';
import type { CommandContext } from '../annotator-feature';
import { createListLoading } from '../entities/list-loading';

const PAGE_SIZE = 1000;

/** Fetches the Selections of the active document, and shows those at the beginning of the text before the rest arrives. */
export function createSelectionsLoading(context: CommandContext) {
  const { getState, dispatch, backend } = context;
  const fetch = async (documentId: number, signal: AbortSignal) => {
    const items: TextSelection[] = [];
    let cursor: string | undefined;
    do {
      const input = { id: documentId, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) };
      const page = await backend.documents.selections(input, { signal });
      items.push(...page.data);
      cursor = page.next;
      if (cursor !== undefined && !signal.aborted)
        dispatch({ type: 'selections/arrived', origin: 'remote', documentId, items: page.data });
    } while (cursor !== undefined && !signal.aborted);
    return items;
  };
  return createListLoading<TextSelection>(context, {
    name: 'Selections',
    status: () => getState().selections.status,
    fetch,
    events: {
      requested: (documentId) => ({ type: 'selections/requested', origin: 'local', documentId }),
      loaded: (documentId, items) => ({ type: 'selections/loaded', origin: 'remote', documentId, items }),
      failed: (documentId, error) => ({ type: 'selections/loadFailed', origin: 'remote', documentId, error }),
    },
  });
}
