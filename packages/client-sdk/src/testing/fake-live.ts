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
import type { LiveFrame } from '../contract/index';
import { createFakeChannel, sendFrame } from './fake-channel';
import type { FakeChannel, FakeMember } from './fake-channel';
import type { FakeSocketHandler, FakeSocketPeer } from './fake-socket';
import type { FakeState, FakeUser } from './fake-state';
import { accessOf } from './fake-views';

const USERS_PATH = `${API_BASE}${LIVE_USERS_PATH}`;
const pathOf = (codeId: number) => `${API_BASE}${liveCodePath(codeId)}`;

function refuse(peer: FakeSocketPeer, closeCode: number, code: string, message: string): void {
  sendFrame(peer, { type: 'ERROR', data: { code, message } });
  peer.close(closeCode, code);
}

/**
 * Whom a user sees on a channel; undefined where they may not subscribe to it. `users` is everybody's own, a Code's needs reading access;
 * those who read it because it is public do not learn who else works in it.
 */
function sightOn(state: FakeState, path: string, user: FakeUser): FakeMember['sees'] | undefined {
  if (path === USERS_PATH) return (other) => other === user;
  const code = [...state.codes.values()].find(({ id }) => pathOf(id) === path);
  if (!code || accessOf(code, user) === undefined) return undefined;
  return (other) => code.members.has(user.profile.id) || other === code.owner || other === user;
}

/** Who joins with a frame. Refuses the connection where the frame, its token or the access is wrong. */
function admit(
  state: FakeState,
  path: string,
  peer: FakeSocketPeer,
  frame: LiveFrame | undefined,
): FakeMember | undefined {
  const token = /^Bearer (.+)$/.exec(frame?.headers?.authorization ?? '')?.[1] ?? '';
  const user = state.users.get(state.sessions.get(token) ?? 0);
  if (frame?.type !== 'USER' || frame.action !== 'JOIN' || !user) {
    refuse(peer, LIVE_CLOSE_UNAUTHORIZED, 'UNAUTHORIZED', 'Join with a valid token first');
    return undefined;
  }
  const sees = sightOn(state, path, user);
  if (!sees) {
    refuse(peer, LIVE_CLOSE_FORBIDDEN, 'NOT_FOUND', 'There is no such channel');
    return undefined;
  }
  return { peer, user, token, sees };
}

/** The live channels in memory (decisions.md section 10), with the frames and close codes of the real server. */
export function createFakeLive(state: FakeState) {
  const channels = new Map<string, FakeChannel>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const channelAt = (path: string): FakeChannel => {
    const channel = channels.get(path) ?? createFakeChannel();
    channels.set(path, channel);
    return channel;
  };

  return {
    /** Takes a connection; the first frame must be a USER/JOIN with a valid token. */
    accept: (path: string, peer: FakeSocketPeer): FakeSocketHandler => {
      let member: FakeMember | undefined;
      const timer = setTimeout(() => {
        refuse(peer, LIVE_CLOSE_UNAUTHORIZED, 'UNAUTHORIZED', 'Nobody joined in time');
      }, LIVE_JOIN_MS);
      timers.add(timer);
      return {
        receive(text) {
          const frame = liveFrameSchema.safeParse(JSON.parse(text)).data;
          if (frame?.type === 'PING') sendFrame(peer, { type: 'PING' });
          if (member || frame?.type === 'PING') return;
          clearTimeout(timer);
          member = admit(state, path, peer, frame);
          const data = liveJoinSchema.safeParse(frame?.data ?? {}).data;
          if (member) channelAt(path).join(member, data?.lastSeq);
        },
        gone() {
          clearTimeout(timer);
          timers.delete(timer);
          if (member) channels.get(path)?.leave(member);
        },
      };
    },
    /** Numbers an event and sends it to everybody on the Code's channel. */
    emit: (codeId: number, name: string, data: unknown, clientId: string | undefined): void => {
      const [type, action] = name.split('/');
      const at = state.moment();
      const headers = { clientId };
      channelAt(pathOf(codeId)).publish((seq) =>
        liveFrameSchema.parse({ type, action, data, seq, at, headers }),
      );
    },
    /** Sends an event to a user's open tabs. */
    publishToUser: (userId: number, name: string, data: unknown): void => {
      const [type, action] = name.split('/');
      const frame = liveFrameSchema.parse({ type, action, data });
      for (const member of channelAt(USERS_PATH).members)
        if (member.user.profile.id === userId) sendFrame(member.peer, frame);
    },
    /** Closes the connections to a Code of those who have lost their access. */
    expel: (codeId: number, isOut: (user: FakeUser) => boolean): void => {
      channels.get(pathOf(codeId))?.drop(LIVE_CLOSE_FORBIDDEN, 'FORBIDDEN', ({ user }) => isOut(user));
    },
    /** Notifies the connections of a token that it has ended, and closes them. */
    endSession: (token: string): void => {
      for (const channel of channels.values()) {
        const own = [...channel.members].filter((member) => member.token === token);
        for (const { peer } of own) sendFrame(peer, { type: 'USER_TOKEN_INVALIDATE' });
        channel.drop(LIVE_CLOSE_UNAUTHORIZED, 'UNAUTHORIZED', (member) => member.token === token);
      }
    },
    /** Closes the channel of a Code that no longer exists. */
    endChannel: (codeId: number): void => {
      channels.get(pathOf(codeId))?.drop(LIVE_CLOSE_FORBIDDEN, 'NOT_FOUND');
    },
    /** Breaks all connections as a failing network would; clients may come back. */
    drop: (): void => {
      for (const channel of channels.values()) channel.drop(1011, 'Connection lost');
    },
    close: (): void => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      for (const channel of channels.values()) channel.drop(1001, 'Closed');
    },
  };
}
