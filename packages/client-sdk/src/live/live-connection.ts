import ReconnectingWebSocket from 'partysocket/ws';
import { API_BASE } from '../contract/api-names';
import {
  LIVE_CLOSE_FORBIDDEN,
  LIVE_CLOSE_UNAUTHORIZED,
  LIVE_INTERNAL_USER_PATH,
  LIVE_USERS_PATH,
  liveCodePath,
} from '../contract/live-channel';
import type { LiveEvent, LiveFrame, UserRef } from '../contract/index';
import { resolveBaseUrl } from '../http/base-url';
import type { ContractChecks } from '../http/contract-checks';
import type { TokenStore } from '../http/token-store';
import { createChannelFeed } from './channel-feed';
import { createHeartbeat } from './heartbeat';
import { withoutToken, type LiveSocketEvent } from './socket-events';
import { createTopic } from './topic';

/** `open` once the server has let this tab join; `closed` is for good. */
export type LiveStatus = 'connecting' | 'open' | 'closed';

/** Why a connection is closed for good: by `close()`, for want of a valid token, or for want of access. */
export type LiveCloseReason = 'closed' | 'unauthorized' | 'forbidden';

/** A subscriber to events; the annotator's live source has this shape. */
export interface LiveListener {
  /** One event of somebody else, or of another tab of one's own; in order, each once. */
  onEvent(event: LiveEvent): void;
  /** Events were missed for good: fetch everything again. */
  onReload(): void;
}

/** A connection to one channel that reconnects by itself. Subscribing returns the function that unsubscribes. */
export interface LiveConnection {
  subscribe(listener: LiveListener): () => void;
  /** Called with the users who are present, immediately and at each change. */
  onPresence(listener: (users: readonly UserRef[]) => void): () => void;
  /** Called with the status, immediately and at each change. */
  onStatus(listener: (status: LiveStatus, reason?: LiveCloseReason) => void): () => void;
  /** Called with what becomes of the socket, from now on; for logs and indicators. */
  onSocket(listener: (event: LiveSocketEvent) => void): () => void;
  close(): void;
}

/** What a live connection is made of. */
export interface LiveConnectionOptions {
  /** Address of the server, as for the client. */
  readonly baseUrl: string;
  /** One's own channel, that of one's account, or that of a Code. */
  readonly channel: 'users' | 'internal-user' | { readonly codeId: number };
  /** The token is read at each join; when it goes, the connection closes for good; when it changes, it joins anew. */
  readonly tokenStore: TokenStore;
  /** The client's `clientId`: events that it caused are not delivered. */
  readonly clientId?: string;
  /** The WebSocket constructor; the environment's own by default (Node 20 has none: pass that of `ws`). */
  readonly webSocket?: new (url: string, protocols?: string | string[]) => object;
  /** Receives frames that could not be used. */
  readonly log?: { warn(message: string, details?: unknown): void };
  /** Holds the data of events to the contract (`@glossator/client-sdk/checks`); without it, they are taken as the server sends them. */
  readonly checks?: ContractChecks;
}

const FINAL_REASONS: Readonly<Record<number, LiveCloseReason>> = {
  [LIVE_CLOSE_UNAUTHORIZED]: 'unauthorized',
  [LIVE_CLOSE_FORBIDDEN]: 'forbidden',
};

const MIN_DELAY_MS = 1000;
const MAX_DELAY_MS = 20_000;

/** A socket that reconnects by itself, unless it was closed for good; it does not connect before `reconnect` is called. */
function createSocket(
  url: () => string,
  webSocket: LiveConnectionOptions['webSocket'],
): ReconnectingWebSocket {
  return new ReconnectingWebSocket(url, undefined, {
    ...(webSocket && { WebSocket: webSocket }),
    // Spread, so that a restarted server is not met by everybody at once.
    minReconnectionDelay: MIN_DELAY_MS * (1 + Math.random()),
    maxReconnectionDelay: MAX_DELAY_MS,
    reconnectionDelayGrowFactor: 1.6,
    connectionTimeout: 10_000,
    startClosed: true,
    shouldReconnectOnClose: ({ code }) => FINAL_REASONS[code] === undefined,
  });
}

/** The address of a channel. */
function urlOf({ baseUrl, channel }: Pick<LiveConnectionOptions, 'baseUrl' | 'channel'>): string {
  const own = channel === 'users' ? LIVE_USERS_PATH : LIVE_INTERNAL_USER_PATH;
  const path = typeof channel === 'string' ? own : liveCodePath(channel.codeId);
  return `${resolveBaseUrl(baseUrl)}${API_BASE}${path}`.replace(/^http/, 'ws');
}

/**
 * Opens a live connection (decisions.md section 10): joins with the token, rejoins with the last number it saw after
 * every interruption, and delivers events in order and once each. Events before the first join are not delivered: connect
 * first, then fetch. Ends with `close()`.
 */
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { tokenStore, clientId, log, checks } = options;
  const url = urlOf(options);
  const status = createTopic<[LiveStatus, LiveCloseReason?]>(['connecting']);
  let token = tokenStore.get();
  const sockets = createTopic<[LiveSocketEvent]>();
  // Asked for its address at each attempt.
  const socket = createSocket(() => {
    sockets.publish({ type: 'connect' });
    return url;
  }, options.webSocket);
  const send = (frame: LiveFrame) => {
    if (socket.readyState !== ReconnectingWebSocket.OPEN) return;
    socket.send(JSON.stringify(frame));
    sockets.publish({ type: 'send', frame: withoutToken(frame) });
  };
  const heartbeat = createHeartbeat({ ping: () => send({ type: 'PING' }), onSilence: rejoin });
  const feed = createChannelFeed({
    clientId,
    log,
    checks,
    onJoined: () => setStatus('open'),
    onGap: rejoin,
    onTokenEnded: () => finish('unauthorized'),
  });
  const setStatus = (next: LiveStatus, reason?: LiveCloseReason) => {
    if (status.current()?.[0] !== next) status.publish(next, reason);
  };
  const isClosed = () => status.current()?.[0] === 'closed';
  function rejoin(): void {
    heartbeat.stop();
    setStatus('connecting');
    socket.reconnect();
  }
  function finish(reason: LiveCloseReason): void {
    if (isClosed()) return;
    heartbeat.stop();
    stopWatchingToken?.();
    // Before the socket goes: its end is no interruption.
    setStatus('closed', reason);
    // A browser reports a socket that is closed while it connects: that one is closed as soon as it is open, or has failed.
    if (socket.readyState !== ReconnectingWebSocket.CONNECTING) socket.close();
    feed.presence.publish([]);
    sockets.publish({ type: 'disconnect', reason });
  }

  socket.addEventListener('open', () => {
    if (isClosed()) {
      socket.close();
      return;
    }
    sockets.publish({ type: 'open' });
    heartbeat.start();
    const [lastSeq, lastOwn] = [feed.lastSeq(), feed.lastOwn()];
    send({
      type: 'USER',
      action: 'JOIN',
      data: { ...(lastSeq !== undefined && { lastSeq }), ...(lastOwn !== undefined && { lastOwn }) },
      headers: { authorization: `Bearer ${token ?? ''}`, clientId },
    });
  });
  socket.addEventListener('error', () => {
    sockets.publish({ type: 'error' });
    if (isClosed()) socket.close();
  });
  socket.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') return;
    heartbeat.received();
    sockets.publish({ type: 'message', text: data });
    feed.receive(data);
  });
  socket.addEventListener('close', ({ code, reason: said }) => {
    sockets.publish({ type: 'close', code, reason: said });
    const reason = FINAL_REASONS[code];
    if (reason) finish(reason);
    heartbeat.stop();
    if (!isClosed()) setStatus('connecting');
  });

  const stopWatchingToken = tokenStore.subscribe?.(() => {
    const next = tokenStore.get();
    if (next === token) return;
    token = next;
    if (token === undefined) finish('unauthorized');
    else rejoin();
  });
  if (token === undefined) finish('unauthorized');
  else socket.reconnect();

  return {
    subscribe(listener) {
      const stops = [
        feed.events.subscribe((event) => listener.onEvent(event)),
        feed.reloads.subscribe(() => listener.onReload()),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    onPresence: (listener) => feed.presence.subscribe(listener),
    onStatus: (listener) => status.subscribe(listener),
    onSocket: (listener) => sockets.subscribe(listener),
    close: () => finish('closed'),
  };
}
