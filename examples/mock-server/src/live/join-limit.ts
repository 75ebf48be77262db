/** Joinings that a user may make at once; after a restart all their tabs come back together. */
const MAX_AT_ONCE = 60;
/** Milliseconds after which one more is allowed. */
const REFILL_MS = 1_000;

/** Says whether a user may join a channel now; each yes counts. */
export type JoinLimit = (userId: number) => boolean;

/** Makes a limit on joining: a tab that comes back again and again must not keep the server at answering it. */
export function createJoinLimit(now: () => Date): JoinLimit {
  /** When the last of a user's joinings is forgotten, in milliseconds since 1970. */
  const forgottenAt = new Map<number, number>();
  return (userId) => {
    const at = now().getTime();
    if (forgottenAt.size > MAX_REMEMBERED)
      for (const [id, end] of forgottenAt) if (end <= at) forgottenAt.delete(id);
    const next = Math.max(forgottenAt.get(userId) ?? at, at) + REFILL_MS;
    if (next - at > MAX_AT_ONCE * REFILL_MS) return false;
    forgottenAt.set(userId, next);
    return true;
  };
}

/** Users who are remembered before those are looked for who need not be. */
const MAX_REMEMBERED = 10_000;
