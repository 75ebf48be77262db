import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { API_BASE, problemSchema } from '@glossator/client-sdk/contract';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server';
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
