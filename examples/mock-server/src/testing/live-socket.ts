import { once } from 'node:events';
import { API_BASE, liveFrameSchema, type LiveFrame } from '@glossator/client-sdk/contract';
import { WebSocket } from 'ws';
import type { TestServer } from './test-server';

/** A socket of the live channel as it is on the wire: nothing is put in order, nothing comes back by itself. */
export interface LiveSocket {
  readonly socket: WebSocket;
  /** All frames that came, oldest first. */
  readonly frames: readonly LiveFrame[];
  /** Their bytes together. */
  bytes(): number;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  isClosed(): boolean;
  /** Resolves once a condition holds; it is looked at with each frame, and at the end. */
  until(condition: () => boolean): Promise<void>;
  /** Sends the first frame. */
  join(token: string, lastSeq?: number): void;
}

/** Connects to `users` or `codes/ID` of a server, or of whatever stands before it at an address. */
export async function openLiveSocket(
  { server }: { readonly server: Pick<TestServer['server'], 'address'> },
  path: string,
): Promise<LiveSocket> {
  const address = `${server.address.replace('http', 'ws')}${API_BASE}/socket/${path}`;
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const frames: LiveFrame[] = [];
  const waiting = new Set<() => void>();
  let bytes = 0;
  let isClosed = false;
  const look = (): void => {
    for (const check of waiting) check();
  };
  socket.on('message', (data: Buffer) => {
    bytes += data.byteLength;
    frames.push(liveFrameSchema.parse(JSON.parse(data.toString())));
    look();
  });
  const closed = new Promise<number>((resolve) =>
    socket.once('close', (code) => {
      isClosed = true;
      resolve(code);
      look();
    }),
  );
  await once(socket, 'open');
  return {
    socket,
    frames,
    bytes: () => bytes,
    closed,
    isClosed: () => isClosed,
    until: (condition) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (!condition()) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    join(token, lastSeq) {
      const headers = { authorization: `Bearer ${token}` };
      const data = lastSeq === undefined ? {} : { lastSeq };
      socket.send(JSON.stringify({ type: 'USER', action: 'JOIN', data, headers } satisfies LiveFrame));
    },
  };
}
