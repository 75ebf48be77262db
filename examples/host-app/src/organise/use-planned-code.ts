import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Code, LiveEvent } from '@glossator/client-sdk/contract';
import { useServices } from '../app/services';
import { useLiveCode } from '../workspace/use-live-code';

/** Where the query client keeps a Code as its pending Update would make it. */
export function plannedKey(codeId: number) {
  return ['code', codeId, 'planned'] as const;
}

/** Milliseconds between looks at a comparison that runs, lest a lost frame leaves it running for ever. */
const LOOK_MS = 5000;

/** A Code after news of how far a comparison has come. */
export function withProgress(code: Code, documentId: number, share: number): Code {
  return {
    ...code,
    documents: code.documents.map((document) =>
      document.id === documentId && document.comparison?.state === 'running'
        ? { ...document, comparison: { ...document.comparison, share } }
        : document,
    ),
  };
}

/** Whether an event changes what `showUpdates` answers. */
function isOfPlan({ name }: LiveEvent): boolean {
  return /^(?:CODE|CODE_CHANGES|ACCESS|DOCUMENT)\//.test(name);
}

/**
 * A Code as its pending Update would make it (`showUpdates`), kept up to date by its live channel where it `isFollowed`; for those who may
 * organize.
 */
export function usePlannedCode(codeId: number, isFollowed: boolean) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { live, joined, present, isLost } = useLiveCode(codeId);
  const query = useQuery({
    queryKey: plannedKey(codeId),
    queryFn: async ({ signal }) => {
      await joined;
      return client.codes.get({ id: codeId, showUpdates: true }, { signal });
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      isFollowed && state.data?.documents.some(({ comparison }) => comparison?.state === 'running')
        ? LOOK_MS
        : false,
  });
  useEffect(() => {
    if (!isFollowed) return undefined;
    const fetchAnew = () => void queryClient.invalidateQueries({ queryKey: ['code', codeId] });
    return live.subscribe({
      onEvent: (event) => {
        if (event.name === 'CODE_CHANGES/UPDATE' && event.data.progress) {
          const { documentId, share } = event.data.progress;
          queryClient.setQueryData<Code>(
            plannedKey(codeId),
            (code) => code && withProgress(code, documentId, share),
          );
        } else if (isOfPlan(event)) fetchAnew();
      },
      onReload: fetchAnew,
    });
  }, [codeId, isFollowed, live, queryClient]);
  return { query, live, present, isLost };
}
