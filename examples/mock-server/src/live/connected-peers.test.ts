import { expect, it } from 'vitest';
import { createConnectedPeers } from './connected-peers';
import type { Peer } from './peer';

/** A peer that only goes. */
function makePeer(): { readonly peer: Peer; go(): void } {
  const listeners: (() => void)[] = [];
  const nothing = (): void => undefined;
  return {
    peer: {
      send: nothing,
      sendText: nothing,
      whenDrained: () => undefined,
      refuse: nothing,
      close: nothing,
      onFrame: nothing,
      onGone: (listener) => void listeners.push(listener),
    },
    go: () => {
      for (const listener of listeners) listener();
    },
  };
}

it('knows nothing any more of users, sessions and peers that are gone', () => {
  const connected = createConnectedPeers();
  for (let round = 0; round < 20; round += 1) {
    const joined = Array.from({ length: 90 }, makePeer);
    for (const [place, { peer }] of joined.entries()) {
      expect(connected.add(peer, `session ${round} ${place % 7}`, 1)).toBe(true);
      connected.subscribeUser(peer, place % 2 === 0 ? 'users' : 'internal-user', 1);
    }
    expect(connected.add(makePeer().peer, 'one more', 1)).toBe(false);
    expect(connected.sessionIds()).toHaveLength(7);
    expect([...connected.subscribedUsers('users', 1)]).toHaveLength(45);
    for (const { go } of joined) go();
    expect(connected.sessionIds()).toEqual([]);
    for (const channel of ['users', 'internal-user'] as const)
      expect([...connected.subscribedUsers(channel, 1)]).toEqual([]);
  }
});
