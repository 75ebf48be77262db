import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../app/services';
import { INVITATIONS_KEY } from '../sharing/use-invitations';
import { usersKey } from '../sharing/use-shared-users';
import { NOTIFICATIONS_KEY, withNewest } from './use-notifications';
import type { KeptNotifications } from './use-notifications';

/**
 * Subscribes to the user's own channel while they are logged in. Events that were missed while the connection was down are not sent again, so each
 * new connection fetches the list again; an event about a Code or the access to one refreshes the library, too.
 */
export function LiveNotifications() {
  const { openUserLive, session } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    const fetchAnew = () => void queryClient.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
    const fetchLibrary = () => {
      for (const queryKey of [['codes'], INVITATIONS_KEY]) void queryClient.invalidateQueries({ queryKey });
    };
    let wasOpen = false;
    const connection = openUserLive();
    const stops = [
      connection.subscribe({
        onEvent: (event) => {
          if (event.name === 'ACCESS/UPDATE' || event.name === 'ACCESS/DELETE') {
            fetchLibrary();
            // An owner learns so of invitations that were changed in another window.
            void queryClient.invalidateQueries({ queryKey: usersKey(event.data.codeId) });
          }
          if (event.name !== 'NOTIFICATION/CREATE') return;
          queryClient.setQueryData<KeptNotifications>(
            NOTIFICATIONS_KEY,
            (kept) => kept && withNewest(kept, event.data),
          );
          // A list that is on its way may have been read before: it must not take this one's place.
          if (queryClient.isFetching({ queryKey: NOTIFICATIONS_KEY }) > 0) fetchAnew();
          fetchLibrary();
          // Who has accepted, declined or left is another row of an open share dialog.
          void queryClient.invalidateQueries({ queryKey: usersKey(event.data.codeId) });
        },
        onReload: fetchAnew,
      }),
      connection.onStatus((status, reason) => {
        if (status === 'closed' && reason === 'unauthorized') session.end('refused');
        if (status !== 'open') return;
        fetchAnew();
        if (wasOpen) fetchLibrary();
        wasOpen = true;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      connection.close();
    };
  }, [openUserLive, queryClient, session]);
  return null;
}
