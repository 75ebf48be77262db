import {
  LIVE_MAX_FRAME_BYTES,
  LIVE_PING_MS,
  LIVE_SILENCE_MS,
  liveFrameSchema,
  type LiveFrame,
} from '@glossator/client-sdk/contract';
import { WebSocket, type RawData } from 'ws';

/** One connected socket, speaking frames. */
export interface Peer {
  send(frame: LiveFrame): void;
  /** Sends a frame that was made for many, as JSON. */
  sendText(text: string): void;
  /** Where as much waits as should: resolves when the peer has taken enough of it, or is gone. Whoever has much to send asks first. */
  whenDrained(): Promise<void> | undefined;
  /** Says why in an ERROR frame, then closes. */
  refuse(closeCode: number, code: string, message: string): void;
  close(closeCode: number, reason: string): void;
  /** Called for each well-formed frame but PING. What is no frame is ignored. */
  onFrame(listener: (frame: LiveFrame | undefined) => void): void;
  /** Called once when the socket is gone, for whatever reason; at once if it is gone already. */
  onGone(listener: () => void): void;
}

/** What a peer needs of a socket. */
export interface PeerSocket extends Pick<
  WebSocket,
  'readyState' | 'bufferedAmount' | 'ping' | 'close' | 'terminate'
> {
  /** `taken` is called when the system has taken the text over. */
  send(text: string, taken: () => void): void;
  on(event: 'message', listener: (data: RawData, isBinary: boolean) => void): unknown;
  on(event: 'pong' | 'error' | 'close', listener: () => void): unknown;
}

/** What is sent on request of nobody (the change log) waits while more than this many bytes do. */
const ENOUGH_WAITING_BYTES = 262_144;
/** A peer for which more than this waits all the same is cut off: it comes back and asks for what it missed. */
const MAX_WAITING_BYTES = 4 * ENOUGH_WAITING_BYTES;
/** Frames a peer may send in a window; a client sends a PING every 25 s and hardly anything else. */
const MAX_FRAMES = 50;
const WINDOW_MS = 10_000;
/** Close codes (RFC 6455 section 7.4.1). */
const POLICY_VIOLATION = 1008;

/** Makes a peer of a socket; it pings, and drops the socket after a minute in which it says nothing, or takes nothing that is sent. */
export function createPeer(socket: PeerSocket): Peer {
  const gone = new Set<() => void>();
  const drained = new Set<() => void>();
  const listeners = new Set<(frame: LiveFrame | undefined) => void>();
  let receivedAt = Date.now();
  let takenAt = receivedAt;
  let windowStart = receivedAt;
  let framesInWindow = 0;
  let isGone = false;

  const heartbeat = setInterval(() => {
    const isStuck = socket.bufferedAmount > 0 && Date.now() - takenAt > LIVE_SILENCE_MS;
    if (isStuck || Date.now() - receivedAt > LIVE_SILENCE_MS) {
      socket.terminate();
      return;
    }
    send({ type: 'PING' });
    // A tab in the background answers this one although its timers sleep.
    socket.ping();
  }, LIVE_PING_MS);

  const send = (frame: LiveFrame): void => sendText(JSON.stringify(frame));
  const hasEnough = (): boolean =>
    socket.readyState === WebSocket.OPEN && socket.bufferedAmount > ENOUGH_WAITING_BYTES;

  function sendText(text: string): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > MAX_WAITING_BYTES) {
      socket.terminate();
      return;
    }
    // What it has to take in a minute begins to wait now.
    if (socket.bufferedAmount === 0) takenAt = Date.now();
    socket.send(text, wasTaken);
  }

  /** The system has taken a frame over. */
  function wasTaken(): void {
    takenAt = Date.now();
    if (hasEnough()) return;
    for (const resolve of drained) resolve();
    drained.clear();
  }

  function receive(data: RawData, isBinary: boolean): void {
    receivedAt = Date.now();
    if (receivedAt - windowStart > WINDOW_MS) {
      windowStart = receivedAt;
      framesInWindow = 0;
    }
    framesInWindow += 1;
    if (framesInWindow > MAX_FRAMES) {
      socket.close(POLICY_VIOLATION, 'Too many frames');
      return;
    }
    const frame = isBinary ? undefined : parseFrame(data);
    if (frame?.type !== 'PING') for (const listener of listeners) listener(frame);
  }

  socket.on('message', receive);
  socket.on('pong', () => (receivedAt = Date.now()));
  // A broken frame or connection; the close that follows is enough.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(heartbeat);
    isGone = true;
    for (const listener of [...drained, ...gone]) listener();
    drained.clear();
  });

  return {
    send,
    sendText,
    whenDrained: () =>
      hasEnough() && !isGone ? new Promise((resolve) => void drained.add(resolve)) : undefined,
    refuse(closeCode, code, message) {
      send({ type: 'ERROR', data: { code, message } });
      socket.close(closeCode, code);
    },
    close: (closeCode, reason) => socket.close(closeCode, reason),
    onFrame: (listener) => void listeners.add(listener),
    onGone(listener) {
      if (isGone) listener();
      else gone.add(listener);
    },
  };
}

function parseFrame(data: RawData): LiveFrame | undefined {
  if (!Buffer.isBuffer(data) || data.byteLength > LIVE_MAX_FRAME_BYTES) return undefined;
  try {
    return liveFrameSchema.safeParse(JSON.parse(data.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
