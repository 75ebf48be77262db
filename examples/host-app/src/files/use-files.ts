import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveFile } from '@glossator/annotator/controls';
import type { FileOrder, OwnFile } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { FILES_KEY } from '../account/account-keys';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';

/** The user's files, page by page. */
export function useFiles(orderBy: FileOrder) {
  const { client } = useServices();
  const list = useInfiniteQuery({
    queryKey: [...FILES_KEY, orderBy],
    queryFn: ({ pageParam, signal }) =>
      client.files.list({ orderBy, ...(pageParam !== undefined && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    // What is done in Codes meanwhile is not announced.
    staleTime: 0,
  });
  return { list, items: list.data?.pages.flatMap(({ data }) => data) ?? [] };
}

/** What the user's files take of their storage. */
export function useStorage() {
  const { client } = useServices();
  return useQuery({
    queryKey: [...FILES_KEY, 'storage'],
    queryFn: ({ signal }) => client.files.storage({}, { signal }),
    staleTime: 0,
  });
}

/** Deletes a file that nothing uses. */
export function useFileDeletion() {
  const t = useTranslate('host');
  const { client } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ uuid }: OwnFile) => client.files.delete({ uuid }),
    onError: (error) => {
      const code = problemCodeOf(error);
      if (code === 'CONFLICT') notify('error', t('files.inUse'));
      else if (code === 'NOT_FOUND') notify('info', t('files.gone'));
      else notify('error', t(failureMessageKey(error)));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: FILES_KEY }),
  });
}

/** Fetches a file and has the browser save it. */
export function useFileDownload() {
  const t = useTranslate('host');
  const { client } = useServices();
  return useMutation({
    mutationFn: async ({ file, name }: { readonly file: OwnFile; readonly name: string }) => {
      const answer = await client.files.content({ uuid: file.uuid });
      saveFile(await answer.blob(), name, { after: (ms, run) => window.setTimeout(run, ms) });
    },
    onError: (error, { name }) => {
      const isGone = problemCodeOf(error) === 'NOT_FOUND';
      notify('error', isGone ? t('files.gone') : t('files.downloadFailed', { title: name }));
    },
  });
}
