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

/** What somebody who joins has seen. */
interface JoinedAt {
  readonly lastSeq?: number | undefined;
  readonly lastOwn?: number | undefined;
}

/** A channel without members and events. */
export function createFakeChannel() {
  const log: { readonly frame: LiveFrame; readonly except: number | undefined }[] = [];
  /** What happened to the private annotations of each user, all of it. */
  const ownLogs = new Map<number, LiveFrame[]>();
  const ownLog = (userId: number): LiveFrame[] => {
    const known = ownLogs.get(userId) ?? [];
    ownLogs.set(userId, known);
    return known;
  };
  const sendLogged = ({ peer, user }: FakeMember, { frame, except }: (typeof log)[number]) =>
    sendFrame(peer, user.profile.id === except ? { type: 'PING', seq: frame.seq } : frame);
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
    join(member: FakeMember, { lastSeq = seq, lastOwn }: JoinedAt): void {
      const isNew = !isPresent(member.user);
      members.add(member);
      const missed = log.filter(({ frame }) => (frame.seq ?? 0) > lastSeq);
      const own = ownLog(member.user.profile.id);
      const missedOwn = own.slice(lastOwn ?? own.length);
      const reload = lastSeq > seq || missed.length < seq - lastSeq;
      sendFrame(member.peer, {
        type: 'USER',
        action: 'JOIN',
        data: { users: presentTo(member), seq, own: own.length, reload },
      });
      if (!reload) for (const frame of missedOwn) sendFrame(member.peer, frame);
      if (!reload) for (const event of missed) sendLogged(member, event);
      if (isNew) announce('JOIN', member.user, member);
    },
    leave(member: FakeMember): void {
      if (members.delete(member) && !isPresent(member.user)) announce('LEAVE', member.user);
    },
    /** Makes an event of the next number, keeps it and sends it to every member; to those of the user `except` as its number alone. */
    publish(makeFrame: (seq: number) => LiveFrame, except?: number): void {
      seq += 1;
      const event = { frame: makeFrame(seq), except };
      log.push(event);
      if (log.length > KEPT_EVENTS) log.shift();
      for (const member of members) sendLogged(member, event);
    },
    /** Makes an event of the next number of a user's own, keeps it and sends it to their connections. */
    publishOwn(userId: number, makeFrame: (own: number) => LiveFrame): void {
      const own = ownLog(userId);
      const frame = makeFrame(own.length + 1);
      own.push(frame);
      for (const { peer, user } of members) if (user.profile.id === userId) sendFrame(peer, frame);
    },
    /** Closes the connections of the members that match. */
    drop(code: number, reason: string, matches: (member: FakeMember) => boolean = () => true): void {
      for (const { peer } of [...members].filter(matches)) peer.close(code, reason);
    },
  };
}
