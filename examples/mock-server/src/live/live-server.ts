import type { Authenticator } from '../calls/call';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  API_BASE,
  LIVE_CLOSE_FORBIDDEN,
  LIVE_CLOSE_UNAUTHORIZED,
  LIVE_JOIN_MS,
  LIVE_MAX_FRAME_BYTES,
  LIVE_PING_MS,
  LIVE_INTERNAL_USER_PATH,
  LIVE_USERS_PATH,
  liveJoinSchema,
} from '@glossator/client-sdk/contract';
import { WebSocketServer } from 'ws';
import type { Bus } from '../bus/bus';
import type { ServerLog } from '../log/server-log';
import { toUserRef } from '../people/names';
import type { ServerStorage } from '../tables/tables';
import { hangUp } from '../sockets/hang-up';
import { createCodeChannels } from './code-channels';
import { createConnectedPeers, type OwnChannel } from './connected-peers';
import { createJoinLimit } from './join-limit';
import type { PresentData } from './log-frames';
import { isAllowedOrigin } from './origin';
import { passOnNews } from './pass-on-news';
import { createPeer, type Peer } from './peer';

/** Sessions, as far as sockets live by them. */
export interface LiveSessions extends Authenticator {
  /** Ends those that are over by now, with 'session-ended' on the bus for each. */
  endExpired(sessionIds: readonly string[]): Promise<void>;
}

/** What the live channel works with. */
export interface LiveParts {
  readonly storage: ServerStorage;
  readonly sessions: LiveSessions;
  readonly presentData: PresentData;
  readonly now: () => Date;
  readonly bus: Bus;
  readonly log: ServerLog;
  readonly publicUrl: () => string;
  readonly allowedOrigins: readonly string[];
}

/** The live channel of a server (decisions.md section 10). */
export interface LiveServer {
  /** Takes the upgrade requests of an HTTP server. */
  attach(server: Server): void;
  /** How many sockets are open. */
  count(): number;
  /** Cuts all sockets without a goodbye. */
  drop(): void;
  /** Closes all sockets. */
  close(): Promise<void>;
}

/** One of the user's own channels, or the channel of a Code. */
type ChannelName = OwnChannel | number;

const GOING_AWAY = 1001;
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

/** Makes the live channel. */
export function createLiveServer({
  storage,
  sessions,
  presentData,
  bus,
  log,
  now,
  publicUrl,
  allowedOrigins,
}: LiveParts): LiveServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIVE_MAX_FRAME_BYTES });
  const connected = createConnectedPeers();

  const mayJoin = createJoinLimit(now);
  const channels = createCodeChannels({ storage, bus, presentData, log });

  async function join(
    peer: Peer,
    name: ChannelName,
    authorization: string | undefined,
    data: unknown,
  ): Promise<void> {
    const who = await sessions.authenticate(authorization);
    if (!who) {
      peer.refuse(LIVE_CLOSE_UNAUTHORIZED, 'UNAUTHORIZED', 'Join with a valid token first');
      return;
    }
    const user = toUserRef(who.user);
    if (!mayJoin(user.id) || !connected.add(peer, who.sessionId, user.id)) {
      peer.refuse(POLICY_VIOLATION, 'RATE_LIMITED', 'Too many connections');
      return;
    }
    if (typeof name === 'string') {
      // Who else is logged in is nobody's business: on these channels everybody is alone.
      peer.send({ type: 'USER', action: 'JOIN', data: { users: [user], seq: 0, reload: false } });
      connected.subscribeUser(peer, name, user.id);
      return;
    }
    const channel = await channels.open(name, user.id);
    const seen = liveJoinSchema.safeParse(data ?? {}).data ?? {};
    if (!(await channel?.join({ peer, user }, seen)))
      peer.refuse(LIVE_CLOSE_FORBIDDEN, 'NOT_FOUND', 'There is no such channel');
  }

  function receive(peer: Peer, name: ChannelName): void {
    let hasJoined = false;
    const late = setTimeout(
      () => peer.refuse(LIVE_CLOSE_UNAUTHORIZED, 'UNAUTHORIZED', 'Nobody joined in time'),
      LIVE_JOIN_MS,
    );
    peer.onGone(() => clearTimeout(late));
    peer.onFrame((frame) => {
      // Whatever else a client says changes nothing: data are changed by calls.
      if (hasJoined) return;
      hasJoined = true;
      clearTimeout(late);
      const isJoin = frame?.type === 'USER' && frame.action === 'JOIN';
      join(peer, name, isJoin ? frame.headers?.authorization : undefined, frame?.data).catch(
        (error: unknown) => {
          log.error({ err: error }, 'joining a live channel failed');
          peer.refuse(1011, 'INTERNAL', 'Something went wrong');
        },
      );
    });
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Node has let go of the socket: without a listener, a caller who hangs up while being refused would end the process.
    socket.on('error', () => socket.destroy());
    const name = channelNamed(request.url);
    const { host, origin } = request.headers;
    if (name === undefined) {
      refuseUpgrade(socket, '404 Not Found');
      return;
    }
    if (!isAllowedOrigin(origin, { host, publicUrl: publicUrl(), allowed: allowedOrigins })) {
      log.warn({ origin }, 'a foreign origin was refused the live channel');
      refuseUpgrade(socket, '403 Forbidden');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => receive(createPeer(opened), name));
  }

  function drop(): void {
    for (const socket of sockets.clients) socket.terminate();
  }

  const stop = passOnNews({ bus, channels, connected, log });
  // What was said elsewhere meanwhile is gone: clients that come back ask for what they missed.
  const stopGaps = bus.onGap(() => {
    for (const socket of sockets.clients) socket.close(TRY_AGAIN_LATER, 'Come again');
  });
  // A session may end without anybody's doing, and one that is ended elsewhere while its socket joins is noticed here.
  const recheck = setInterval(() => {
    sessions
      .endExpired(connected.sessionIds())
      .catch((error: unknown) => log.error({ err: error }, 'sessions of live channels could not be checked'));
  }, LIVE_PING_MS);
  recheck.unref();

  return {
    attach: (server) => void server.on('upgrade', upgrade),
    count: () => sockets.clients.size,
    drop,
    async close() {
      stop();
      stopGaps();
      clearInterval(recheck);
      const closed = new Promise<void>((resolve) => sockets.close(() => resolve()));
      for (const socket of sockets.clients) socket.close(GOING_AWAY, 'The server is ending');
      const cut = setTimeout(drop, CLOSE_MS);
      await closed;
      clearTimeout(cut);
      await channels.close();
    },
  };
}

/** Milliseconds that peers have to say goodbye when the server ends. */
const CLOSE_MS = 1_000;

function refuseUpgrade(socket: Duplex, status: string): void {
  hangUp(socket, `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The channel that an address names; undefined where it names none. */
function channelNamed(url: string | undefined): ChannelName | undefined {
  const path = url?.split('?')[0];
  if (path === API_BASE + LIVE_USERS_PATH) return 'users';
  if (path === API_BASE + LIVE_INTERNAL_USER_PATH) return 'internal-user';
  const id = /^\/socket\/codes\/([1-9]\d{0,15})$/.exec(
    path?.startsWith(API_BASE) ? path.slice(API_BASE.length) : '',
  )?.[1];
  return id === undefined ? undefined : Number(id);
}
