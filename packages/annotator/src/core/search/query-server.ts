import type { SearchHit } from '@glossator/client-sdk/contract';
import type { CompleteBackend } from '../ports/backend';
import type { Finding, Question } from './finding';
import { placesOfHits } from './places';

/** Places that are requested from the server; how many there are, its first answer says. */
const MOST_HITS = 5000;
const PAGE_SIZE = 1000;

/** Queries the server, a thousand places at a time; each page is reported to `onFinding`. Rejects as the backend does. */
export async function queryServer(
  backend: Pick<CompleteBackend, 'documents'>,
  { documentId: id, query: text, options }: Question,
  signal: AbortSignal,
  onFinding: (finding: Finding) => void,
): Promise<void> {
  const hits: SearchHit[] = [];
  const flags = {
    ...(options.wholeWord && { wholeWord: true }),
    ...(options.caseSensitive && { caseSensitive: true }),
  };
  let cursor: string | undefined;
  do {
    const page = await backend.documents.search(
      { id, text, limit: PAGE_SIZE, ...flags, ...(cursor !== undefined && { cursor }) },
      { signal },
    );
    signal.throwIfAborted();
    hits.push(...page.data);
    cursor = page.next;
    const isComplete = cursor === undefined || hits.length >= MOST_HITS;
    const last = hits.at(-1)?.startPage ?? 0;
    onFinding({
      places: placesOfHits(hits),
      total: page.total,
      unreadPages: page.unreadPages ?? 0,
      progress: undefined,
      isComplete,
      isSearched: (_from, to) => isComplete || to < last,
    });
    if (isComplete) return;
  } while (cursor !== undefined);
}
