import { connect, type Socket } from 'node:net';

/** An answer, read by hand. */
export interface RawAnswer {
  readonly status: number;
  readonly body: string;
}

/** Milliseconds without a byte after which a connection is given up. */
const SILENT_MS = 120_000;

/** A connection to a server on this machine; its errors are nobody's, for who attacks hangs up. */
export function openSocket(port: number, options: { readonly allowHalfOpen?: boolean } = {}): Socket {
  const socket = connect({ port, host: '127.0.0.1', ...options });
  socket.on('error', () => undefined);
  socket.setTimeout(SILENT_MS, () => socket.destroy());
  return socket;
}

/** A request as bytes. `path` is sent as it is: `fetch` would normalize it. */
export function requestText(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): string {
  const lines = Object.entries({
    host: 'localhost',
    connection: 'close',
    ...(body !== '' && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Sends a request as it is and reads the whole answer; undefined where the server hung up without one. */
export function rawRequest(port: number, text: string): Promise<RawAnswer | undefined> {
  return new Promise((resolve) => {
    const socket = openSocket(port);
    const parts: Buffer[] = [];
    socket.on('data', (bytes: Buffer) => parts.push(bytes));
    socket.once('close', () => resolve(answerIn(Buffer.concat(parts).toString('utf8'))));
    // Who ends their side before the answer has come is taken for somebody who has left.
    socket.write(text);
  });
}

/** How much of its answer a request that is given up receives. */
export type AbortMoment = 'at once' | 'after the head' | 'in the middle';

/** Sends a request and hangs up rudely at some moment, or when the answer is over. */
export function abortedRequest(port: number, text: string, moment: AbortMoment): Promise<void> {
  return new Promise((resolve) => {
    const socket = openSocket(port);
    let received = 0;
    socket.once('close', () => resolve());
    socket.write(text, () => {
      if (moment === 'at once') socket.resetAndDestroy();
    });
    socket.on('data', (bytes: Buffer) => {
      received += bytes.length;
      if (moment === 'after the head' || received > 2_000) socket.resetAndDestroy();
    });
  });
}

function answerIn(text: string): RawAnswer | undefined {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
  if (status === undefined) return undefined;
  return { status: Number(status), body: text.slice(text.indexOf('\r\n\r\n') + 4) };
}
