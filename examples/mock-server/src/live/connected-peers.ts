import type { Peer } from './peer';

/** Sockets a user may have open; each tab has three. */
const MAX_SOCKETS = 90;

/** The channels that are a user's own: what concerns them, and their account. */
export type OwnChannel = 'users' | 'internal-user';

/** The peers that have joined, by their session and user, until they are gone. */
export interface ConnectedPeers {
  /** Counts a peer to its session and user; false where the user has too many. */
  add(peer: Peer, sessionId: string, userId: number): boolean;
  /** Puts a peer on one of its user's own channels. */
  subscribeUser(peer: Peer, channel: OwnChannel, userId: number): void;
  ofSession(sessionId: string): Iterable<Peer>;
  /** The sessions that have any. */
  sessionIds(): readonly string[];
  /** The peers on one of a user's own channels. */
  subscribedUsers(channel: OwnChannel, userId: number): Iterable<Peer>;
}

/** Makes the registry of peers. */
export function createConnectedPeers(): ConnectedPeers {
  const bySession = new Map<string, Set<Peer>>();
  const openByUser = new Map<number, number>();
  const byUser = new Map<`${OwnChannel} ${number}`, Set<Peer>>();

  function subscribeUser(peer: Peer, channel: OwnChannel, userId: number): void {
    const key = `${channel} ${userId}` as const;
    const own = byUser.get(key) ?? new Set();
    byUser.set(key, own.add(peer));
    peer.onGone(() => {
      own.delete(peer);
      if (own.size === 0 && byUser.get(key) === own) byUser.delete(key);
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
    subscribedUsers: (channel, userId) => byUser.get(`${channel} ${userId}`) ?? [],
  };
}
