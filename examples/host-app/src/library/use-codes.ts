import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { CodeOrder } from '@glossator/client-sdk/contract';
import { useServices } from '../app/services';

/** What of the Code list is asked for (specification section 3, "Code list search parameters"). */
export interface CodeListQuery {
  readonly search: string;
  readonly orderBy: CodeOrder;
  readonly isPublic: boolean;
}

const PAGE_SIZE = 60;

/** The Codes of a query, page by page; the shown ones stay while the next query loads. */
export function useCodes(query: CodeListQuery) {
  const { client } = useServices();
  const search = useDeferredValue(query.search.trim());
  return useInfiniteQuery({
    queryKey: ['codes', { search, orderBy: query.orderBy, isPublic: query.isPublic }],
    queryFn: ({ pageParam, signal }) =>
      client.codes.list(
        {
          orderBy: query.orderBy,
          isPublic: query.isPublic,
          limit: PAGE_SIZE,
          ...(search && { search }),
          ...(pageParam !== '' && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    placeholderData: (previous, previousQuery) => {
      const before = previousQuery?.queryKey[1];
      return typeof before === 'object' && before.isPublic === query.isPublic ? previous : undefined;
    },
  });
}
