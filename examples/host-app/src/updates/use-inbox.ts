import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { InboxCounts, InboxKind } from '@glossator/client-sdk/contract';
import { useServices } from '../app/services';

/** Where the query client keeps what is in the inbox: with the Codes, for whatever changes those may change it. */
export const INBOX_KEY = ['codes', 'inbox'] as const;

const PAGE_SIZE = 50;

/** What of one kind waits, page by page. */
export function useInbox(kind: InboxKind) {
  const { client } = useServices();
  return useInfiniteQuery({
    queryKey: [...INBOX_KEY, kind],
    queryFn: ({ pageParam, signal }) =>
      client.inbox.list(
        { kind, limit: PAGE_SIZE, ...(pageParam !== '' && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
}

/** How much waits; 0 while that is not known. */
export function useInboxCount(): number {
  const { client } = useServices();
  const { data } = useQuery({
    queryKey: [...INBOX_KEY, 'counts'],
    queryFn: ({ signal }): Promise<InboxCounts> => client.inbox.counts(undefined, { signal }),
  });
  return data ? data.review + data.follow + data.place : 0;
}
