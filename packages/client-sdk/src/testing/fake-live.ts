import {
  API_BASE,
  LIVE_CLOSE_FORBIDDEN,
  LIVE_CLOSE_UNAUTHORIZED,
  LIVE_JOIN_MS,
  LIVE_USERS_PATH,
  liveCodePath,
  liveFrameSchema,
  liveJoinSchema,
} from '../contract/index';
import type { LiveFrame, UserRef } from '../contract/index';
import type { FakeSocketHandler, FakeSocketPeer } from './fake-socket';
import { refOf } from './fake-state';
import type { FakeState, FakeUser } from './fake-state';
import { accessOf } from './fake-views';

/** Events a channel keeps for those who come back. */
const KEPT_EVENTS = 500;

interface Member {
  readonly peer: FakeSocketPeer;
  readonly user: FakeUser;
  readonly token: string;
}

interface Channel {
  seq: number;
  readonly log: LiveFrame[];
  readonly members: Set<Member>;
}

/** The live channel in memory (decisions.md section 10), with the frames and close codes of the real server. */
export function createFakeLive(state: FakeState) {
  const channels = new Map<string, Channel>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const channelAt = (path: string): Channel => {
    const channel = channels.get(path) ?? { seq: 0, log: [], members: new Set() };
    channels.set(path, channel);
    return channel;
  };
  const pathOf = (codeId: number) => `${API_BASE}${liveCodePath(codeId)}`;
  const send = (peer: FakeSocketPeer, frame: LiveFrame) => peer.send(JSON.stringify(frame));
  const refuse = (peer: FakeSocketPeer, closeCode: number, code: string, message: string) => {
    send(peer, { type: 'ERROR', data: { code, message } });
    peer.close(closeCode, code);
  };
  const present = (channel: Channel): UserRef[] => [
    ...new Map([...channel.members].map(({ user }) => [user.profile.id, refOf(user)])).values(),
  ];
  const announce = (channel: Channel, action: 'JOIN' | 'LEAVE', user: FakeUser, except?: Member) => {
    const data = { user: refOf(user), users: present(channel) };
    for (const member of channel.members) {
      if (member !== except) send(member.peer, { type: 'USER', action, data });
    }
  };

  /** Whether a user may listen to a channel: `users` is everybody's own, a Code's needs reading access. */
  const mayListen = (path: string, user: FakeUser): boolean => {
    if (path === `${API_BASE}${LIVE_USERS_PATH}`) return true;
    const code = [...state.codes.values()].find(({ id }) => pathOf(id) === path);
    return code !== undefined && accessOf(code, user) !== undefined;
  };

  const join = (path: string, peer: FakeSocketPeer, frame: LiveFrame | undefined): Member | undefined => {
    const token = /^Bearer (.+)$/.exec(frame?.headers?.authorization ?? '')?.[1] ?? '';
    const user = state.users.get(state.sessions.get(token) ?? 0);
    if (frame?.type !== 'USER' || frame.action !== 'JOIN' || !user) {
      refuse(peer, LIVE_CLOSE_UNAUTHORIZED, 'UNAUTHORIZED', 'Join with a valid token first');
      return undefined;
    }
    if (!mayListen(path, user)) {
      refuse(peer, LIVE_CLOSE_FORBIDDEN, 'NOT_FOUND', 'There is no such channel');
      return undefined;
    }
    const channel = channelAt(path);
    const member = { peer, user, token };
    channel.members.add(member);
    const lastSeq = liveJoinSchema.safeParse(frame.data ?? {}).data?.lastSeq ?? channel.seq;
    const missed = channel.log.filter(({ seq = 0 }) => seq > lastSeq);
    const reload = lastSeq > channel.seq || missed.length < channel.seq - lastSeq;
    send(peer, { type: 'USER', action: 'JOIN', data: { users: present(channel), seq: channel.seq, reload } });
    if (!reload) for (const event of missed) send(peer, event);
    announce(channel, 'JOIN', user, member);
    return member;
  };

  const dropAll = (
    channel: Channel | undefined,
    matches: (member: Member) => boolean,
    code: number,
    why: string,
  ) => {
    for (const { peer } of [...(channel?.members ?? [])].filter(matches)) peer.close(code, why);
  };

  return {
    /** Takes a connection; the first frame must be a USER/JOIN with a valid token. */
    accept: (path: string, peer: FakeSocketPeer): FakeSocketHandler => {
      let member: Member | undefined;
      const timer = setTimeout(() => {
        refuse(peer, LIVE_CLOSE_UNAUTHORIZED, 'UNAUTHORIZED', 'Nobody joined in time');
      }, LIVE_JOIN_MS);
      timers.add(timer);
      return {
        receive(text) {
          const frame = liveFrameSchema.safeParse(JSON.parse(text)).data;
          if (frame?.type === 'PING') send(peer, { type: 'PING' });
          if (member || frame?.type === 'PING') return;
          clearTimeout(timer);
          member = join(path, peer, frame);
        },
        gone() {
          clearTimeout(timer);
          timers.delete(timer);
          const channel = channels.get(path);
          if (member && channel?.members.delete(member)) announce(channel, 'LEAVE', member.user);
        },
      };
    },
    /** Numbers an event and sends it to everybody on the Code's channel. */
    emit: (codeId: number, name: string, data: unknown, clientId: string | undefined): void => {
      const [type, action] = name.split('/');
      const channel = channelAt(pathOf(codeId));
      channel.seq += 1;
      const frame = liveFrameSchema.parse({
        type,
        action,
        data,
        seq: channel.seq,
        at: state.moment(),
        headers: { clientId },
      });
      channel.log.push(frame);
      if (channel.log.length > KEPT_EVENTS) channel.log.shift();
      for (const { peer } of channel.members) send(peer, frame);
    },
    /** Tells the connections of a token that it has ended, and closes them. */
    endSession: (token: string): void => {
      for (const channel of channels.values()) {
        const own = [...channel.members].filter((member) => member.token === token);
        for (const { peer } of own) send(peer, { type: 'USER_TOKEN_INVALIDATE' });
        dropAll(channel, (member) => member.token === token, LIVE_CLOSE_UNAUTHORIZED, 'UNAUTHORIZED');
      }
    },
    /** Closes the channel of a Code that no longer exists. */
    endChannel: (codeId: number): void => {
      dropAll(channels.get(pathOf(codeId)), () => true, LIVE_CLOSE_FORBIDDEN, 'NOT_FOUND');
    },
    /** Breaks all connections as a failing network would; clients may come back. */
    drop: (): void => {
      for (const channel of channels.values()) dropAll(channel, () => true, 1011, 'Connection lost');
    },
    close: (): void => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      for (const channel of channels.values()) dropAll(channel, () => true, 1001, 'Closed');
    },
  };
}
