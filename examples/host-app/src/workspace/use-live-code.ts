import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UserRef } from '@glossator/client-sdk/contract';
import { useServices, useSessionState } from '../app/services';
import { createLiveRelay } from './live-relay';

/** Milliseconds that fetching waits for the live channel, so that no event falls between the two. */
const JOIN_WAIT_MS = 1500;

/** A promise with its key: fetching waits for it, joining opens it. */
function createGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

/**
 * The live channel of a Code for as long as the component lives: its events, who else is there, whether access was lost. Fetch once `joined`
 * resolves (after 1.5 s at the latest; a join that comes later asks to fetch anew).
 */
export function useLiveCode(codeId: number) {
  const { openLive, session } = useServices();
  const userId = useSessionState().user?.id;
  const queryClient = useQueryClient();
  const [live] = useState(createLiveRelay);
  const [gate] = useState(createGate);
  const [present, setPresent] = useState<readonly UserRef[]>([]);
  const [isLost, setLost] = useState(false);
  useEffect(
    () =>
      live.subscribe({
        onEvent: (event) => {
          if (event.name !== 'ACCESS/DELETE' || event.data.userId !== userId) return;
          setLost(true);
          void queryClient.invalidateQueries({ queryKey: ['codes'] });
        },
        onReload: () => undefined,
      }),
    [live, queryClient, userId],
  );
  useEffect(() => {
    let isLate = false;
    let wasOpen = false;
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
        // The Code is gone or no longer open to the user. Whoever had it open lost it meanwhile, and was not there to hear of it.
        if (reason === 'forbidden' && wasOpen) setLost(true);
        else if (reason === 'forbidden') live.inlet.onReload();
        // Of the Code itself not everything is in its log (a crash between the two): whoever comes back looks again.
        if (status === 'open' && wasOpen) void queryClient.invalidateQueries({ queryKey: ['code', codeId] });
        wasOpen ||= status === 'open';
        // Events between fetching and a late join were not delivered.
        if (isLate && status === 'open') live.inlet.onReload();
        isLate = false;
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      connection.close();
    };
  }, [codeId, gate, live, openLive, queryClient, session]);
  return { live, joined: gate.opened, present, isLost };
}
