import type { TextSelection } from '@glossator/client-sdk/contract';
import type { CommandContext } from '../annotator-feature';
import { createListLoading } from '../entities/list-loading';

const PAGE_SIZE = 1000;

/** Fetches all Selections of a document; `onPart` gets each part of a long list before the rest has come. */
export async function fetchSelections(
  { backend }: Pick<CommandContext, 'backend'>,
  documentId: number,
  signal: AbortSignal,
  onPart?: (items: readonly TextSelection[]) => void,
): Promise<readonly TextSelection[]> {
  const items: TextSelection[] = [];
  let cursor: string | undefined;
  do {
    const input = { id: documentId, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) };
    const page = await backend.documents.selections(input, { signal });
    items.push(...page.data);
    cursor = page.next;
    if (cursor !== undefined && !signal.aborted) onPart?.(page.data);
  } while (cursor !== undefined && !signal.aborted);
  return items;
}

/** Fetches the Selections of the active document, and shows those at the beginning of the text before the rest arrives. */
export function createSelectionsLoading(context: CommandContext) {
  const { getState, dispatch } = context;
  const fetch = (documentId: number, signal: AbortSignal) =>
    fetchSelections(context, documentId, signal, (items) =>
      dispatch({ type: 'selections/arrived', origin: 'remote', documentId, items }),
    );
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
