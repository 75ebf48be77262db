import type { SearchHit } from '@glossator/client-sdk/contract';
import { createSearchIndex, searchPages, type SearchIndex } from '@glossator/document-text';
import { rangeOf } from '../selections/list';
import type { CommandContext } from '../store/context';
import type { FoundPlace } from './state';

/** More hits than this are of no use to anybody. */
const MOST_HITS = 5000;
const PAGE_SIZE = 1000;

/** Finds the places of a text: the server is asked, and where it cannot answer the open document is read. */
export interface PlaceFinder {
  /** In reading order, 5,000 at most. Rejects when neither the server nor the viewer can tell. */
  readonly find: (documentId: number, query: string, signal: AbortSignal) => Promise<readonly FoundPlace[]>;
}

/** Makes a `PlaceFinder`; it keeps the folded text of the document searched last. */
export function createPlaceFinder({
  backend,
  viewer,
  log,
}: Pick<CommandContext, 'backend' | 'viewer' | 'log'>): PlaceFinder {
  let read: { readonly documentId: number; readonly index: SearchIndex } | undefined;

  const askServer = async (id: number, text: string, signal: AbortSignal) => {
    const places: FoundPlace[] = [];
    let cursor: string | undefined;
    do {
      const page = await backend.documents.search(
        { id, text, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
        { signal },
      );
      places.push(...page.data.map(placeOfHit));
      cursor = page.next;
    } while (cursor !== undefined && places.length < MOST_HITS && !signal.aborted);
    return places;
  };

  const readDocument = async (documentId: number, signal: AbortSignal) => {
    if (read?.documentId === documentId) return read.index;
    const source = viewer();
    if (source?.state.status !== 'ready') throw new Error('No document is open to be searched');
    const index = createSearchIndex();
    for (let page = 0; page < source.state.pageCount; page += 1) {
      index.add(await source.pageText(page));
      signal.throwIfAborted();
    }
    read = { documentId, index };
    return index;
  };

  return {
    async find(documentId, query, signal) {
      try {
        return await askServer(documentId, query, signal);
      } catch (error) {
        signal.throwIfAborted();
        log.warn('The server cannot search; the open document is read instead', error);
        const index = await readDocument(documentId, signal);
        return searchPages(index, query, { limit: MOST_HITS }).map(({ range, excerpt }) => ({
          range,
          ...excerpt,
        }));
      }
    },
  };
}

function placeOfHit(hit: SearchHit): FoundPlace {
  const { excerpt, match } = hit;
  return {
    range: rangeOf(hit),
    before: excerpt.slice(0, match.start),
    match: excerpt.slice(match.start, match.end),
    after: excerpt.slice(match.end),
  };
}
