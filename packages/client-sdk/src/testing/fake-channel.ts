import type { LiveFrame, UserRef } from '../contract/index';
import type { FakeSocketPeer } from './fake-socket';
import { refOf } from './fake-state';
import type { FakeUser } from './fake-state';

/** Events a channel keeps for those who come back. */
const KEPT_EVENTS = 500;

/** One joined connection: its socket, whose it is, and the token that joined. */
export interface FakeMember {
  readonly peer: FakeSocketPeer;
  readonly user: FakeUser;
  readonly token: string;
  /** Whether they may know that somebody is present. */
  sees(user: FakeUser): boolean;
}

/** One live channel: its members and its numbered events. */
export type FakeChannel = ReturnType<typeof createFakeChannel>;

/** Sends a frame to one connection. */
export function sendFrame(peer: FakeSocketPeer, frame: LiveFrame): void {
  peer.send(JSON.stringify(frame));
}

/** A channel without members and events. */
export function createFakeChannel() {
  const log: LiveFrame[] = [];
  const members = new Set<FakeMember>();
  let seq = 0;
  const presentTo = (listener: FakeMember): UserRef[] => {
    const seen = [...members].filter(({ user }) => listener.sees(user));
    return [...new Map(seen.map(({ user }) => [user.profile.id, refOf(user)])).values()];
  };
  const isPresent = (user: FakeUser) => [...members].some((member) => member.user === user);
  const announce = (action: 'JOIN' | 'LEAVE', user: FakeUser, except?: FakeMember) => {
    const data = { users: [refOf(user)] };
    for (const member of members) {
      if (member !== except && member.sees(user)) sendFrame(member.peer, { type: 'USER', action, data });
    }
  };
  return {
    members,
    /** Adds a member and sends them the events after `lastSeq`, or has them reload where these are gone. */
    join(member: FakeMember, lastSeq = seq): void {
      const isNew = !isPresent(member.user);
      members.add(member);
      const missed = log.filter((frame) => (frame.seq ?? 0) > lastSeq);
      const reload = lastSeq > seq || missed.length < seq - lastSeq;
      sendFrame(member.peer, {
        type: 'USER',
        action: 'JOIN',
        data: { users: presentTo(member), seq, reload },
      });
      if (!reload) for (const event of missed) sendFrame(member.peer, event);
      if (isNew) announce('JOIN', member.user, member);
    },
    leave(member: FakeMember): void {
      if (members.delete(member) && !isPresent(member.user)) announce('LEAVE', member.user);
    },
    /** Makes an event of the next number, keeps it and sends it to every member. */
    publish(makeFrame: (seq: number) => LiveFrame): void {
      seq += 1;
      const frame = makeFrame(seq);
      log.push(frame);
      if (log.length > KEPT_EVENTS) log.shift();
      for (const { peer } of members) sendFrame(peer, frame);
    },
    /** Closes the connections of the members that match. */
    drop(code: number, reason: string, matches: (member: FakeMember) => boolean = () => true): void {
      for (const { peer } of [...members].filter(matches)) peer.close(code, reason);
    },
  };
}
