import type { LiveFrame, UserRef } from '@glossator/client-sdk/contract';
import type { PresentUser } from '../bus/bus';
import type { Peer } from './peer';

/** Milliseconds between two frames that tell who came or went. */
const PRESENCE_MS = 500;

/** Somebody's place on a channel, as far as presence goes. */
export interface PresentListener {
  readonly peer: Peer;
  readonly user: UserRef;
}

/** What a listener is to the Code: those who only read it because it is public do not learn who else is in it, but for its owner. */
export interface PresentRole {
  readonly isOwner: boolean;
  readonly isInside: boolean;
}

/**
 * Who is on a channel. Listeners hear of differences only, made and written once for all who hear the same, and at most every half
 * second; whoever comes and goes in between is not spoken of.
 */
export interface Presence {
  /** Adds a listener and gives whom they see. */
  add(listener: PresentListener, role: PresentRole): UserRef[];
  /** Takes a listener's role, which may have changed; they hear of those whom they see now, and no more. */
  setRole(listener: PresentListener, role: PresentRole): void;
  remove(listener: PresentListener): void;
  /** Takes what another server says of who is there, at a moment in milliseconds since 1970. */
  receive(server: string, present: readonly PresentUser[], at: number): void;
  /** Takes nobody to be there any more with servers that spoke last before a moment. */
  forgetBefore(at: number): void;
  /** Reports who is here. */
  report(): void;
  close(): void;
}

type Users = ReadonlyMap<number, UserRef>;
/** Those who hear the same. */
type Side = 'inside' | 'outside';

/** Makes the presence of a channel on which nobody is; `onReport` gets who is in this server when that changes, as often as the listeners. */
export function createPresence(
  onReport: (present: readonly PresentUser[]) => void = () => undefined,
): Presence {
  const roles = new Map<PresentListener, PresentRole>();
  /** What all of a side know who are not fresh. */
  const published: Record<Side, Users> = { inside: new Map(), outside: new Map() };
  /** What those know who got a list of their own since the others were published. */
  const fresh = new Map<PresentListener, Users>();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let isReportDue = false;
  /** Who is there in other servers. */
  const elsewhere = new Map<string, { readonly present: readonly PresentUser[]; readonly at: number }>();

  const here = (): readonly PresentUser[] => [...roles].map(([{ user }, { isOwner }]) => ({ user, isOwner }));
  const seenBy = (side: Side): Users => {
    const all = [...[...elsewhere.values()].flatMap(({ present }) => present), ...here()];
    const seen = all.filter(({ isOwner }) => side === 'inside' || isOwner);
    return new Map(seen.map(({ user }) => [user.id, user]));
  };
  const withSelf = (users: Users, { user }: PresentListener): Users => new Map(users).set(user.id, user);

  function changed(): void {
    isDue = true;
    if (pause === undefined) publish();
  }

  function changedHere(): void {
    isReportDue = true;
    changed();
  }

  /** Each user once, however many windows they have open. */
  function report(): void {
    isReportDue = false;
    onReport([...new Map(here().map((one) => [one.user.id, one])).values()]);
  }

  function publish(): void {
    pause = undefined;
    if (!isDue) return;
    isDue = false;
    for (const side of ['inside', 'outside'] as const) {
      const now = seenBy(side);
      const texts = differences(published[side], now);
      published[side] = now;
      for (const [listener, role] of roles) {
        if (sideOf(role) !== side) continue;
        const known = fresh.get(listener);
        const own = known ? differences(known, withSelf(now, listener)) : texts;
        for (const text of own) listener.peer.sendText(text);
      }
    }
    fresh.clear();
    if (isReportDue) report();
    pause = setTimeout(publish, PRESENCE_MS);
  }

  return {
    add(listener, role) {
      const users = withSelf(seenBy(sideOf(role)), listener);
      // Before they are published anything, they have to have their list: what comes first tells them nothing new.
      fresh.set(listener, users);
      roles.set(listener, role);
      changedHere();
      return [...users.values()];
    },
    setRole(listener, role) {
      const old = roles.get(listener);
      if (!old || (old.isInside === role.isInside && old.isOwner === role.isOwner)) return;
      const known = fresh.get(listener) ?? withSelf(published[sideOf(old)], listener);
      roles.set(listener, role);
      const users = withSelf(seenBy(sideOf(role)), listener);
      for (const text of differences(known, users)) listener.peer.sendText(text);
      fresh.set(listener, users);
      changedHere();
    },
    remove(listener) {
      fresh.delete(listener);
      if (roles.delete(listener)) changedHere();
    },
    receive(server, present, at) {
      if (present.length === 0) elsewhere.delete(server);
      else elsewhere.set(server, { present, at });
      changed();
    },
    forgetBefore(at) {
      for (const [server, last] of elsewhere) if (last.at < at) elsewhere.delete(server);
      changed();
    },
    report,
    close: () => clearTimeout(pause),
  };
}

function sideOf({ isInside }: PresentRole): Side {
  return isInside ? 'inside' : 'outside';
}

/** The frames that make one list another, as JSON. */
function differences(before: Users, now: Users): readonly string[] {
  const came = [...now.values()].filter(({ id }) => !before.has(id));
  const went = [...before.values()].filter(({ id }) => !now.has(id));
  const frames: LiveFrame[] = [];
  if (came.length > 0) frames.push({ type: 'USER', action: 'JOIN', data: { users: came } });
  if (went.length > 0) frames.push({ type: 'USER', action: 'LEAVE', data: { users: went } });
  return frames.map((frame) => JSON.stringify(frame));
}
