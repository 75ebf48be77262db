import type { AccountPart, User } from '@glossator/client-sdk/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../app/services';
import { INBOX_KEY } from '../updates/use-inbox';
import { FILES_KEY, PROFILE_KEY, SESSIONS_KEY } from './account-keys';

/**
 * Follows the channel of the user's account while they are logged in: what another window or device changes is fetched anew here, and so is
 * everything after an interruption, since what was missed is not said again.
 */
export function LiveAccount() {
  const { client, openAccountLive, session } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    const fetchProfile = async () => {
      const { token } = session.getState();
      const user = await client.profile.get().catch(() => undefined);
      if (!user || session.getState().token !== token) return;
      session.setUser(user);
      // An open account screen shows it, too.
      queryClient.setQueryData<User>(PROFILE_KEY, (shown) => shown && user);
    };
    const fetchPart = {
      profile: () => void fetchProfile(),
      storage: () => void queryClient.invalidateQueries({ queryKey: FILES_KEY }),
      sessions: () => void queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
      inbox: () => void queryClient.invalidateQueries({ queryKey: INBOX_KEY }),
    } satisfies Partial<Record<AccountPart, () => void>>;
    let wasOpen = false;
    const connection = openAccountLive();
    const stops = [
      connection.subscribe({
        onEvent: (event) => {
          if (event.name === 'USER/UPDATE') fetchPart[event.data.part]();
        },
        onReload: () => undefined,
      }),
      connection.onStatus((status) => {
        if (status !== 'open') return;
        // The inbox is fetched with the first screen, maybe before this began to listen.
        if (!wasOpen) fetchPart.inbox();
        else for (const fetchAnew of Object.values(fetchPart)) fetchAnew();
        wasOpen = true;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      connection.close();
    };
  }, [client, openAccountLive, queryClient, session]);
  return null;
}
