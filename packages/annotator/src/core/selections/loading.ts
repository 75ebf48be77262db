import type { TextSelection } from '@glossator/client-sdk/contract';
import type { CommandContext } from '../annotator-feature';
import { createListLoading } from '../entities/list-loading';
import { whenSeen } from './when-seen';

const PAGE_SIZE = 1000;
/** So many are there first: enough for the beginning of the text and of the list, and too few to keep the first page waiting. */
const FIRST_PAGE_SIZE = 200;

/** How a list is fetched that has come in part. */
export interface FetchedInParts {
  /** Gets each part of a long list before the rest has come. */
  readonly onPart?: (items: readonly TextSelection[]) => void;
  /** Is waited for between the first part and the rest. */
  readonly beforeRest?: () => Promise<void>;
  /** With the citations of their places: the document is not open. */
  readonly isCited?: boolean;
}

/** Fetches all Selections of a document. */
export async function fetchSelections(
  { backend }: Pick<CommandContext, 'backend'>,
  documentId: number,
  signal: AbortSignal,
  { onPart, beforeRest, isCited }: FetchedInParts = {},
): Promise<readonly TextSelection[]> {
  const items: TextSelection[] = [];
  const take = async (limit: number, cursor?: string): Promise<string | undefined> => {
    const input = {
      id: documentId,
      limit,
      ...(cursor !== undefined && { cursor }),
      ...(isCited && { cited: true }),
    };
    const page = await backend.documents.selections(input, { signal });
    items.push(...page.data);
    if (signal.aborted || page.next === undefined) return undefined;
    onPart?.(page.data);
    return page.next;
  };
  let next = await take(onPart ? FIRST_PAGE_SIZE : PAGE_SIZE);
  if (next !== undefined) await beforeRest?.();
  while (next !== undefined && !signal.aborted) next = await take(PAGE_SIZE, next);
  return items;
}

/** Fetches the Selections of the active document, and shows those at the beginning of the text before the rest arrives. */
export function createSelectionsLoading(context: CommandContext) {
  const { getState, dispatch } = context;
  const fetch = (documentId: number, signal: AbortSignal) =>
    fetchSelections(context, documentId, signal, {
      onPart: (items) => dispatch({ type: 'selections/arrived', origin: 'remote', documentId, items }),
      // Thousands of them would keep the reader from the first page.
      beforeRest: () => whenSeen(context, signal),
    });
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
