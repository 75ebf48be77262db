import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to one request instead of being passed on unharmed. */
export interface Fault {
  /** Answered with this status and text; the service hears nothing of it. */
  readonly answer?: { readonly status: number; readonly text: string };
  /** Passed on, and of the answer's body only so many bytes come back before the connection breaks. */
  readonly cutAfterBytes?: number;
  /** Never answered. */
  readonly isSwallowed?: boolean;
}

/** One request as the proxy saw it. */
export interface SeenRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
}

/** An HTTP proxy on the loopback address that stands before a service and harms what passes through it. */
export interface FaultProxy {
  readonly address: string;
  /** All requests so far, in order. */
  readonly seen: readonly SeenRequest[];
  /** All bytes that were sent to the service so far, without heads. */
  sentBytes(): Buffer;
  /** Bytes of bodies that came back so far. */
  receivedBytes(): number;
  /** Answers under way. */
  openAnswers(): number;
  /** Asks for each request what happens to it, from now on. */
  harm(faultOf: (request: SeenRequest) => Fault | undefined): void;
  close(): Promise<void>;
}

/** Starts a proxy before the service at an address (`http://host:port`). */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const seen: SeenRequest[] = [];
  const sent: Buffer[] = [];
  let received = 0;
  let open = 0;
  let faultOf: (request: SeenRequest) => Fault | undefined = () => undefined;

  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const entry = { method, url, headers };
    seen.push(entry);
    const fault = faultOf(entry);
    const bodies: Buffer[] = [];
    open += 1;
    response.on('close', () => (open -= 1));
    request.on('data', (chunk: Buffer) => void bodies.push(chunk));
    request.on('end', () => {
      if (fault?.isSwallowed) return;
      if (fault?.answer) {
        response.writeHead(fault.answer.status, { 'Content-Type': 'application/xml' }).end(fault.answer.text);
        return;
      }
      sent.push(...bodies);
      passOn(entry, Buffer.concat(bodies), response, fault?.cutAfterBytes ?? Infinity);
    });
  });

  function passOn(entry: SeenRequest, body: Buffer, response: ServerResponse, most: number): void {
    const { method, url, headers } = entry;
    const upstream = send(new URL(url, target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      let left = most;
      answer.on('data', (chunk: Buffer) => {
        const passed = chunk.subarray(0, Math.max(0, left));
        left -= chunk.length;
        received += passed.length;
        if (!response.write(passed, () => left < 0 && response.destroy())) answer.pause();
      });
      response.on('drain', () => answer.resume());
      answer.on('end', () => left >= 0 && response.end());
    });
    upstream.on('error', () => response.destroy());
    upstream.end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    seen,
    sentBytes: () => Buffer.concat(sent),
    receivedBytes: () => received,
    openAnswers: () => open,
    harm: (next) => (faultOf = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
