import { hasAccess, LIVE_CLOSE_UNAUTHORIZED } from '@glossator/client-sdk/contract';
import type { Bus } from '../bus/bus';
import type { ServerLog } from '../log/server-log';
import type { CodeChannels } from './code-channels';
import type { ConnectedPeers } from './connected-peers';

/** Sends what is published on the bus to those whom it concerns, until the answer is called. */
export function passOnNews({
  bus,
  channels,
  connected,
  log,
}: {
  readonly bus: Bus;
  readonly log: ServerLog;
  readonly channels: CodeChannels;
  readonly connected: ConnectedPeers;
}): () => void {
  const stops = [
    bus.subscribe('session-ended', ({ sessionId }) => {
      for (const peer of connected.ofSession(sessionId)) {
        peer.send({ type: 'USER_TOKEN_INVALIDATE' });
        peer.close(LIVE_CLOSE_UNAUTHORIZED, 'UNAUTHORIZED');
      }
    }),
    bus.subscribe('update-progress', ({ codeId, ...progress }) => {
      const data = { codeId, hasUpdate: true, progress };
      channels
        .find(codeId)
        .then((channel) =>
          channel?.broadcast({ type: 'CODE_CHANGES', action: 'UPDATE', data }, ({ access }) =>
            hasAccess(access, 'organize'),
          ),
        )
        .catch(() => undefined);
    }),
    bus.subscribe('own-events', ({ codeId, userId }) => {
      channels
        .find(codeId)
        .then((channel) => channel?.notifyOwner(userId))
        .catch(() => undefined);
    }),
    bus.subscribe('notified', ({ userId, notification }) => {
      for (const peer of connected.subscribedUsers('users', userId))
        peer.send({ type: 'NOTIFICATION', action: 'CREATE', data: notification });
    }),
    bus.subscribe('own-access-changed', ({ codeId, userId, access }) => {
      const data = { codeId, userId, ...(access !== undefined && { access }) };
      const action = access === undefined ? 'DELETE' : 'UPDATE';
      for (const peer of connected.subscribedUsers('users', userId))
        peer.send({ type: 'ACCESS', action, data });
    }),
    bus.subscribe('account-changed', (data) => {
      for (const peer of connected.subscribedUsers('internal-user', data.userId))
        peer.send({ type: 'USER', action: 'UPDATE', data });
    }),
    bus.subscribe('access-changed', ({ codeId }) => {
      channels
        .find(codeId)
        .then((channel) => channel?.recheck())
        .catch((error: unknown) => log.error({ err: error, codeId }, 'a live channel could not be checked'));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
