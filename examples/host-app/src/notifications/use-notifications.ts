import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import type { ResultOf, Operations, UserNotification } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';

type Page = ResultOf<Operations['notifications']['list']>;
/** The notifications as the query client keeps them. */
export type KeptNotifications = InfiniteData<Page, string>;

/** Where the query client keeps the notifications. */
export const NOTIFICATIONS_KEY = ['notifications'] as const;

const PAGE_SIZE = 50;

/** The notifications after each of them was looked at: another one in its place, or none. */
export function withEach(
  kept: KeptNotifications,
  change: (notification: UserNotification) => UserNotification | undefined,
): KeptNotifications {
  return {
    ...kept,
    pages: kept.pages.map((page) => ({ ...page, data: page.data.flatMap((each) => change(each) ?? []) })),
  };
}

/** The notifications with a new one at the top (specification section 4); as they are where it is there already. */
export function withNewest(kept: KeptNotifications, newest: UserNotification): KeptNotifications {
  const isThere = kept.pages.some(({ data }) => data.some(({ id }) => id === newest.id));
  if (isThere) return kept;
  const [first, ...others] = kept.pages;
  return { ...kept, pages: [{ ...first, data: [newest, ...(first?.data ?? [])] }, ...others] };
}

/** One's notifications, newest first, with what can be done with them: shown immediately, refreshed where the server refuses. */
export function useNotifications() {
  const t = useTranslate('host');
  const { client } = useServices();
  const queryClient = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: NOTIFICATIONS_KEY,
    queryFn: ({ pageParam, signal }) =>
      client.notifications.list(
        { limit: PAGE_SIZE, ...(pageParam !== '' && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    staleTime: Infinity,
  });
  const show = (change: Parameters<typeof withEach>[1]) =>
    queryClient.setQueryData<KeptNotifications>(NOTIFICATIONS_KEY, (kept) => kept && withEach(kept, change));
  const refused = (error: Error) => {
    notify('error', t(failureMessageKey(error)));
    void queryClient.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
  };
  const read = useMutation({
    mutationFn: (ids: readonly number[]) =>
      Promise.all(ids.map((id) => client.notifications.update({ id, isActive: false }))),
    onMutate: (ids) => show((each) => (ids.includes(each.id) ? { ...each, isActive: false } : each)),
    onError: refused,
  });
  const remove = useMutation({
    mutationFn: (id: number) => client.notifications.delete({ id }),
    onMutate: (id) => show((each) => (each.id === id ? undefined : each)),
    onError: refused,
  });
  const items = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return { query, items, active: items.filter(({ isActive }) => isActive), read, remove };
}
