import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Code, CodeDocument, LiveEvent, UserRef } from '@glossator/client-sdk/contract';
import { useServices } from '../app/services';
import { createLiveRelay } from './live-relay';

function withDocument(code: Code, document: CodeDocument): Code {
  const others = code.documents.filter(({ id }) => id !== document.id);
  return { ...code, documents: [...others, document].sort((a, b) => a.order - b.order) };
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

/** Milliseconds that fetching waits for the live channel, so that no event falls between the two. */
const JOIN_WAIT_MS = 1500;

/** A promise with its key: fetching waits for it, joining opens it. */
function createGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

/** The open Code, kept up to date by its live connection; who else is there; whether access was lost. */
export function useCode(codeId: number) {
  const { client, openLive, session } = useServices();
  const queryClient = useQueryClient();
  const [live] = useState(createLiveRelay);
  const [gate] = useState(createGate);
  const query = useQuery({
    queryKey: ['code', codeId],
    queryFn: async ({ signal }) => {
      await gate.opened;
      return client.codes.get({ id: codeId }, { signal });
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const [present, setPresent] = useState<readonly UserRef[]>([]);
  const [isLost, setLost] = useState(false);
  const userId = query.data?.user.id;
  useEffect(
    () =>
      live.subscribe({
        onEvent: (event) => {
          if (event.name === 'ACCESS/DELETE' && event.data.userId === userId) {
            setLost(true);
            void queryClient.invalidateQueries({ queryKey: ['codes'] });
          }
          queryClient.setQueryData<Code>(['code', codeId], (code) => code && applyToCode(code, event));
        },
        onReload: () => void queryClient.invalidateQueries({ queryKey: ['code', codeId] }),
      }),
    [codeId, live, queryClient, userId],
  );
  useEffect(() => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      gate.open();
    }, JOIN_WAIT_MS);
    const connection = openLive(codeId);
    const stops = [
      connection.onPresence(setPresent),
      connection.subscribe(live.inlet),
      connection.onStatus((status, reason) => {
        if (status === 'connecting') return;
        if (reason === 'unauthorized') session.end('refused');
        clearTimeout(timer);
        gate.open();
        // The channel was closed because the Code is gone or no longer open to the user: fetching says which.
        if (reason === 'forbidden') live.inlet.onReload();
        // What happened between fetching and a late join was told to nobody.
        if (isLate && status === 'open') live.inlet.onReload();
        isLate = false;
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      connection.close();
    };
  }, [codeId, gate, live, openLive, session]);
  return { query, live, present, isLost };
}
