import { useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { CodeOrder, CodeSummary } from '@glossator/client-sdk/contract';
import { useServices } from '../app/services';

/** What of the Code list is asked for (specification section 3, "Code list search parameters"). */
export interface CodeListQuery {
  readonly search: string;
  readonly orderBy: CodeOrder;
  readonly isPublic: boolean;
}

/** Codes of the first page and of the largest: pages grow, so that thousands that have been shown are fetched again with few calls. */
const FIRST_SIZE = 60;
const MOST_SIZE = 480;
/** Milliseconds that a list is kept after the screen was left: who comes back from a Code finds it as it was. */
const KEPT_MS = 30 * 60_000;

interface CodePage {
  readonly data: readonly CodeSummary[];
  readonly total?: number | undefined;
}

/** The Codes of a query as far as they have been fetched; the shown ones stay while the next query loads. */
export function useCodes(query: CodeListQuery) {
  const { client } = useServices();
  const search = useDeferredValue(query.search.trim());
  return useInfiniteQuery({
    queryKey: ['codes', { search, orderBy: query.orderBy, isPublic: query.isPublic }],
    queryFn: ({ pageParam: { cursor, limit }, signal }) =>
      client.codes.list(
        {
          orderBy: query.orderBy,
          isPublic: query.isPublic,
          limit,
          ...(search && { search }),
          ...(cursor !== '' && { cursor }),
        },
        { signal },
      ),
    initialPageParam: { cursor: '', limit: FIRST_SIZE },
    getNextPageParam: ({ next }, all) =>
      next === undefined
        ? undefined
        : { cursor: next, limit: Math.min(MOST_SIZE, FIRST_SIZE * 2 ** all.length) },
    select: listedCodes,
    gcTime: KEPT_MS,
    placeholderData: (previous, previousQuery) => {
      const before = previousQuery?.queryKey[1];
      return typeof before === 'object' && before.isPublic === query.isPublic ? previous : undefined;
    },
  });
}

/** Each once: what changes between two calls may be on both pages. */
function listedCodes({ pages }: InfiniteData<CodePage>) {
  const codes = new Map<number, CodeSummary>();
  for (const { data } of pages) for (const code of data) codes.set(code.id, code);
  return { codes: [...codes.values()], total: pages.at(-1)?.total };
}
