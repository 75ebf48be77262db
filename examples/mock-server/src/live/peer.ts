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
  /** Says why in an ERROR frame, then closes. */
  refuse(closeCode: number, code: string, message: string): void;
  close(closeCode: number, reason: string): void;
  /** Called for each well-formed frame but PING. What is no frame is ignored. */
  onFrame(listener: (frame: LiveFrame | undefined) => void): void;
  /** Called once when the socket is gone, for whatever reason; at once if it is gone already. */
  onGone(listener: () => void): void;
}

/** A peer that has more than this waiting reads too slowly and is cut off: it comes back and asks for what it missed. */
const MAX_WAITING_BYTES = 1_048_576;
/** Frames a peer may send in a window; a client sends a PING every 25 s and hardly anything else. */
const MAX_FRAMES = 50;
const WINDOW_MS = 10_000;
/** Close codes (RFC 6455 section 7.4.1). */
const POLICY_VIOLATION = 1008;

/** Makes a peer of a socket; it pings, and drops the socket after a minute of silence. */
export function createPeer(socket: WebSocket): Peer {
  const gone = new Set<() => void>();
  const listeners = new Set<(frame: LiveFrame | undefined) => void>();
  let receivedAt = Date.now();
  let windowStart = receivedAt;
  let framesInWindow = 0;
  let isGone = false;

  const heartbeat = setInterval(() => {
    if (Date.now() - receivedAt > LIVE_SILENCE_MS) {
      socket.terminate();
      return;
    }
    send({ type: 'PING' });
    // A tab in the background answers this one although its timers sleep.
    socket.ping();
  }, LIVE_PING_MS);

  function send(frame: LiveFrame): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
    else socket.send(JSON.stringify(frame));
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
  socket.once('close', () => {
    clearInterval(heartbeat);
    isGone = true;
    for (const listener of gone) listener();
  });

  return {
    send,
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
