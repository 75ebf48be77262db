import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasAccess } from '@glossator/client-sdk/access';
import type { Code, CodeDocument, LiveEvent } from '@glossator/client-sdk/contract';
import { useServices } from '../app/services';
import { useLiveCode } from './use-live-code';

function withDocument(code: Code, document: CodeDocument): Code {
  const others = code.documents.filter(({ id }) => id !== document.id);
  // Events are for everybody, and say nothing of what is the user's alone.
  const own = code.documents.find(({ id }) => id === document.id)?.ownPrivateCount;
  const known = own === undefined ? document : { ownPrivateCount: own, ...document };
  return { ...code, documents: [...others, known].sort((a, b) => a.order - b.order) };
}

/** A Code after a live event about it or its documents; the same object where nothing of it changes. */
export function applyToCode(code: Code, event: LiveEvent): Code {
  switch (event.name) {
    case 'DOCUMENT/CREATE':
    case 'DOCUMENT/UPDATE':
      return withDocument(code, event.data);
    case 'DOCUMENT/DELETE': {
      const documents = code.documents.filter(({ id }) => id !== event.data.id);
      return { ...code, documents: documents.map((document, order) => ({ ...document, order })) };
    }
    case 'CODE_COLORS/UPDATE':
      return { ...code, colors: event.data.colors, legend: event.data.legend };
    case 'ACCESS/UPDATE':
      if (event.data.userId !== code.user.id || event.data.codeId !== code.id) return code;
      return { ...code, user: { ...code.user, access: event.data.access } };
    default:
      return code;
  }
}

/** Whether an event tells of more than it carries, so that the Code must be fetched anew: its Update changed, or was reviewed. */
export function isNewsOfUpdate(code: Code, event: LiveEvent): boolean {
  if (event.name !== 'CODE_CHANGES/UPDATE' || event.data.progress) return false;
  return event.data.reviewResult !== undefined || hasAccess(code.user.access, 'organize');
}

/** Whether an event changes the Code itself, or who works in it. */
function isAboutHead({ name }: LiveEvent): boolean {
  return name === 'CODE/UPDATE' || name === 'ACCESS/UPDATE' || name === 'ACCESS/DELETE';
}

/** The open Code, kept up to date by its live connection; who else is there; whether access was lost. */
export function useCode(codeId: number) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { live, joined, present, isLost } = useLiveCode(codeId);
  const query = useQuery({
    queryKey: ['code', codeId],
    queryFn: async ({ signal }) => {
      await joined;
      return client.codes.get({ id: codeId }, { signal });
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  useEffect(() => {
    const fetchAnew = () => void queryClient.invalidateQueries({ queryKey: ['code', codeId] });
    return live.subscribe({
      onEvent: (event) => {
        const code = queryClient.getQueryData<Code>(['code', codeId]);
        if (!code) return;
        queryClient.setQueryData<Code>(['code', codeId], applyToCode(code, event));
        if (isNewsOfUpdate(code, event) || isAboutHead(event)) fetchAnew();
      },
      onReload: fetchAnew,
    });
  }, [codeId, live, queryClient]);
  return { query, live, present, isLost };
}
