import type { Peer } from './peer';

/** Sockets a user may have open; each tab has two. */
const MAX_SOCKETS = 60;

/** The peers that have joined, by their session and user, until they are gone. */
export interface ConnectedPeers {
  /** Counts a peer to its session and user; false where the user has too many. */
  add(peer: Peer, sessionId: string, userId: number): boolean;
  /** Puts a peer on its user's own channel. */
  subscribeUser(peer: Peer, userId: number): void;
  ofSession(sessionId: string): Iterable<Peer>;
  /** The sessions that have any. */
  sessionIds(): readonly string[];
  /** The peers on a user's own channel. */
  subscribedUsers(userId: number): Iterable<Peer>;
}

/** Makes the registry of peers. */
export function createConnectedPeers(): ConnectedPeers {
  const bySession = new Map<string, Set<Peer>>();
  const openByUser = new Map<number, number>();
  const byUser = new Map<number, Set<Peer>>();

  function subscribeUser(peer: Peer, userId: number): void {
    const own = byUser.get(userId) ?? new Set();
    byUser.set(userId, own.add(peer));
    peer.onGone(() => {
      own.delete(peer);
      if (own.size === 0 && byUser.get(userId) === own) byUser.delete(userId);
    });
  }

  function add(peer: Peer, sessionId: string, userId: number): boolean {
    const open = openByUser.get(userId) ?? 0;
    if (open >= MAX_SOCKETS) return false;
    openByUser.set(userId, open + 1);
    const own = bySession.get(sessionId) ?? new Set();
    bySession.set(sessionId, own.add(peer));
    peer.onGone(() => {
      own.delete(peer);
      if (own.size === 0 && bySession.get(sessionId) === own) bySession.delete(sessionId);
      const left = (openByUser.get(userId) ?? 1) - 1;
      if (left > 0) openByUser.set(userId, left);
      else openByUser.delete(userId);
    });
    return true;
  }

  return {
    add,
    subscribeUser,
    ofSession: (sessionId) => bySession.get(sessionId) ?? [],
    sessionIds: () => [...bySession.keys()],
    subscribedUsers: (userId) => byUser.get(userId) ?? [],
  };
}
