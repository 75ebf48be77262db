import { createServer, request as send } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';

/** A network between browser and server that can lose some requests. */
export interface RefusingProxy {
  readonly url: string;
  /** Drops the connection of each request that matches, from now on; none without an argument. */
  refuse(matches?: (request: IncomingMessage) => boolean): void;
  close(): void;
}

/**
 * Starts an HTTP proxy. Playwright's own interception lives in the page: a request that is held while its page closes can still leave, and
 * a journey that promises "nothing was sent" must not depend on that.
 */
export async function createRefusingProxy(): Promise<RefusingProxy> {
  let refuses = (_request: IncomingMessage): boolean => false;
  const proxy = createServer((request, response) => {
    if (refuses(request)) {
      request.socket.destroy();
      return;
    }
    const { url = '', method, headers } = request;
    const onward = send(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  proxy.on('connect', ({ url = '' }: IncomingMessage, socket, head) => {
    const { hostname, port } = new URL(`http://${url}`);
    const onward = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    refuse(matches = () => false) {
      refuses = matches;
    },
    close() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
