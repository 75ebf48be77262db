import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BinnedCode } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';

/** The user's deleted Codes, page by page; what changes the library changes them, too. */
export function useBin() {
  const { client } = useServices();
  const list = useInfiniteQuery({
    queryKey: ['codes', 'bin'],
    queryFn: ({ pageParam, signal }) =>
      client.codes.bin({ limit: 100, ...(pageParam !== undefined && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
  return { list, items: list.data?.pages.flatMap(({ data }) => data) ?? [] };
}

/** Restores deleted Codes, or removes them for good: one, or with `'all'` every one. */
export function useBinChanges() {
  const t = useTranslate('host');
  const { client } = useServices();
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['codes'] });
  const onError = (error: unknown) =>
    notify('error', problemCodeOf(error) === 'NOT_FOUND' ? t('bin.gone') : t(failureMessageKey(error)));
  const restore = useMutation({
    mutationFn: (code: BinnedCode) => client.codes.restore({ id: code.id }),
    onSuccess: (_answer, code) =>
      notify('info', t('bin.restored', { title: code.title || t('library.untitled') })),
    onSettled,
    onError,
  });
  const remove = useMutation({
    mutationFn: (code: BinnedCode | 'all') =>
      code === 'all' ? client.codes.emptyBin() : client.codes.deleteForGood({ id: code.id }),
    onSettled,
    onError,
  });
  return { restore, remove };
}
