import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { API_BASE, problemSchema } from '@glossator/client-sdk/contract';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server';
import { createInProcessBus } from '../bus/in-process/in-process-bus';
import { createLiveServer } from '../live/live-server';
import { createHttpServer } from './http-server';

const LOGIN = `POST ${API_BASE}/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;

it('a server that ends keeps no connection for a client who always has another call', async () => {
  const app = express();
  app.get('/', (_request, response) => void response.send('here'));
  const server = createHttpServer(app);
  const socket = connect(await server.listen(0, '127.0.0.1'), '127.0.0.1');
  await once(socket, 'connect');
  const answer = async () => String((await once(socket, 'data'))[0]);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\n');
  expect(await answer()).toContain('Connection: keep-alive');
  const closed = server.close();
  socket.write('Host: x\r\n\r\n');
  expect(await answer()).toContain('Connection: close');
  await closed;
});

describe('a connection that says nothing more', () => {
  async function opened(headersMs: number) {
    const server = createHttpServer(express(), { headersMs, checkMs: 1 });
    const live = createLiveServer({
      // Nobody gets as far as a Code.
      storage: { accounts: undefined } as never,
      presentData: undefined as never,
      now: () => new Date(),
      sessions: { authenticate: () => Promise.resolve(undefined), endExpired: () => Promise.resolve() },
      bus: createInProcessBus(),
      log: { info() {}, warn() {}, error() {} },
      publicUrl: () => 'http://localhost',
      allowedOrigins: [],
    });
    live.attach(server.node);
    const port = await server.listen(0, '127.0.0.1');
    /** Connects a caller who sends some bytes and never hangs up; `answer` is there once the server's end is closed. */
    const enter = async (bytes: string) => {
      const accepted = once(server.node, 'connection');
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      socket.write(bytes);
      const received = text(socket);
      const [own] = await accepted;
      const closed = once(own, 'close');
      return { answer: closed.then(() => received), leave: () => socket.destroy() };
    };
    const open = () =>
      new Promise<number>((resolve, reject) =>
        server.node.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      );
    return { enter, open, close: () => Promise.all([server.close(), live.close()]) };
  }

  it.each([
    ['half a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: ', 408, 1],
    ['garbage', '\0\r\n\r\n', 400, 60_000],
    ['a live channel that is not there', upgradeTo('websocket', '/nope'), 404, 60_000],
  ])('is given up with its answer: %s', async (_name, bytes, status, headersMs) => {
    const { enter, open, close } = await opened(headersMs);
    const callers = [];
    for (let index = 0; index < 20; index += 1) callers.push(await enter(bytes));
    const answers = await Promise.all(callers.map((caller) => caller.answer));
    for (const answer of answers) expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(await open()).toBe(0);
    for (const { leave } of callers) leave();
    await close();
  });
});

function upgradeTo(protocol: string, path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`;
}

describe('what comes over the wire', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await startTestServer();
  });
  afterAll(() => test.stop());

  /** Sends bytes as they are and gives the head and the body of the answer; the connection is left open for the server to close. */
  async function raw(bytes: string) {
    const socket = connect(Number(new URL(test.server.address).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return { head, body };
  }

  it('is answered as HTTP/1.1 where another protocol is asked for, body and all', async () => {
    const body = JSON.stringify({ email: 'nobody@glossator.example', password: 'x' });
    const post = `${LOGIN}Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: x\r\n`;
    const answers = await raw(`${post}Content-Length: ${body.length}\r\n\r\n${body}`);
    expect(answers.head).toMatch(/^HTTP\/1.1 401 /);
    expect(answers.body).toContain('INVALID_CREDENTIALS');
  });

  it.each([
    ['garbage', '\0\x01garbage\r\n\r\n', 400],
    ['a path with NUL', `GET ${API_BASE}/\0 HTTP/1.1\r\nHost: x\r\n\r\n`, 400],
    ['a broken chunk', `${LOGIN}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
    ['two lengths', `${LOGIN}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
    ['too long a header', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ])('is refused with a problem where it is no request: %s', async (_name, bytes, status) => {
    const { head, body } = await raw(bytes);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('Content-Type: application/problem+json');
    expect(problemSchema.parse(JSON.parse(body))).toMatchObject({ code: 'MALFORMED_BODY', status });
  });

  it('is refused for its announced length before it has arrived', async () => {
    const { head, body } = await raw(`${LOGIN}Connection: close\r\nContent-Length: 9999999\r\n\r\n{`);
    expect(head).toMatch(/^HTTP\/1.1 413 /);
    expect(JSON.parse(body)).toMatchObject({ code: 'FILE_TOO_LARGE' });
  });
});
