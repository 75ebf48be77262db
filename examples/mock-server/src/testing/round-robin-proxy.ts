import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** A proxy on the loopback address before several equal servers: each request goes to the next one, whoever sends it, and so does each socket. */
export interface RoundRobinProxy {
  readonly url: string;
  /** How many requests and sockets each server got, in the order of the servers. */
  readonly shares: { readonly requests: readonly number[]; readonly sockets: readonly number[] };
  close(): Promise<void>;
}

/** Starts it; `serversOf` gives the addresses of the servers (`http://host:port`), and is asked for each request. */
export async function startRoundRobinProxy(serversOf: () => readonly string[]): Promise<RoundRobinProxy> {
  const open = new Set<Duplex>();
  const requests: number[] = [];
  const sockets: number[] = [];
  let turn = 0;

  /** The next server, which is counted. */
  function next(counts: number[]): URL {
    const servers = serversOf();
    const index = turn % servers.length;
    turn += 1;
    counts[index] = (counts[index] ?? 0) + 1;
    return new URL(servers[index] ?? '');
  }

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const { url: path = '', method, headers } = request;
    const { hostname, port } = next(requests);
    // A connection that is kept may be closed by the server just when it is used again.
    const onward = send({ hostname, port, path, method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    // As a failing network; who sent it tries again, at another server.
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }

  /** Sends the request for a socket on as it came, and then whatever either side says. */
  function passSocket(
    { method, url, httpVersion, rawHeaders }: IncomingMessage,
    socket: Duplex,
    head: Buffer,
  ) {
    const { hostname, port } = next(sockets);
    const onward: Socket = connect(Number(port), hostname, () => {
      const lines = [`${method} ${url} HTTP/${httpVersion}`];
      for (let index = 0; index < rawHeaders.length; index += 2)
        lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
      onward.write(`${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const [side, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(side);
      side.on('error', () => other.destroy());
      side.on('close', () => {
        open.delete(side);
        other.destroy();
      });
    }
  }

  const server = createServer(pass);
  server.on('upgrade', passSocket);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    shares: { requests, sockets },
    async close() {
      for (const socket of open) socket.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
