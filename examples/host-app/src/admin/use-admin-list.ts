import { useInfiniteQuery } from '@tanstack/react-query';

interface Page<Item> {
  readonly data: readonly Item[];
  readonly next?: string | undefined;
}

/** Where the query client keeps what admins see. */
export const ADMIN_KEY = 'admin';

/** A list for admins, loaded page by page. */
export function useAdminList<Item>(
  name: string,
  load: (page: { cursor?: string }, options: { signal: AbortSignal }) => Promise<Page<Item>>,
) {
  const list = useInfiniteQuery({
    queryKey: [ADMIN_KEY, name],
    queryFn: ({ pageParam, signal }) =>
      load(pageParam === undefined ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page<Item>) => page.next,
  });
  return { list, items: list.data?.pages.flatMap(({ data }) => data) ?? [] };
}
