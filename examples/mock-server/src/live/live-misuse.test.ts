import { API_BASE, LIVE_MAX_FRAME_BYTES, LIVE_TYPES } from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import { startTestServer, type TestServer, type TestUser } from '../testing/test-server';

let test: TestServer;
let owner: TestUser;
let codeId: number;
const open: WebSocket[] = [];
beforeAll(async () => {
  test = await startTestServer({ env: { ALLOWED_ORIGINS: 'https://portal.example' } });
  owner = await test.newUser('owner');
  codeId = (await owner.api.codes.create({ title: 'Law' })).id;
});
afterAll(async () => {
  for (const socket of open) socket.terminate();
  await test.stop();
});

function connect(options: ClientOptions = {}): WebSocket {
  const address = `${test.server.address.replace('http', 'ws')}${API_BASE}/socket/codes/${codeId}`;
  const socket = new WebSocket(address, options);
  open.push(socket);
  return socket;
}

/** Somebody who has joined, and how their connection ends. */
async function joined() {
  const socket = connect();
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const headers = { authorization: `Bearer ${owner.token}` };
  const isIn = new Promise((resolve) => socket.once('message', resolve));
  socket.once('open', () => socket.send(JSON.stringify({ type: 'USER', action: 'JOIN', headers })));
  await isIn;
  return { socket, closed };
}

describe('a page of another origin', () => {
  it.each([
    'https://evil.example',
    'http://portal.example',
    'https://portal.example.evil.example',
    'https://evil-portal.example',
    'https://portal.example:8443',
    'https://sub.portal.example',
    'https://portal.example@evil.example',
    'https://PORTAL.example.',
    'null',
    'file://',
  ])('%s is refused', async (origin) => {
    const refused = new Promise<string>((resolve) => {
      const socket = connect({ origin });
      socket.once('error', ({ message }) => resolve(message));
      socket.once('open', () => resolve('opened'));
    });
    expect(await refused).toContain('403');
  });
});

describe('what a client sends', () => {
  it('changes nothing, whichever type and action it has', async () => {
    const before = await owner.api.codes.get({ id: codeId });
    for (const type of LIVE_TYPES) {
      const { socket } = await joined();
      for (const action of ['CREATE', 'UPDATE', 'DELETE', 'JOIN', 'LEAVE']) {
        const data = { id: 1, codeId, userId: owner.id, access: 'read', title: 'forged', text: 'forged' };
        socket.send(JSON.stringify({ type, action, seq: 1, data }));
      }
      socket.close();
    }
    expect(await owner.api.codes.get({ id: codeId })).toEqual(before);
  });

  it.each([
    ['more than a frame may hold', (socket: WebSocket) => socket.send('x'.repeat(LIVE_MAX_FRAME_BYTES + 1))],
    [
      'the same in ten thousand pieces',
      (socket: WebSocket) => {
        const piece = 'x'.repeat(Math.ceil(LIVE_MAX_FRAME_BYTES / 10_000) + 1);
        for (let sent = 0; sent < 10_000; sent += 1) socket.send(piece, { fin: sent === 9_999 });
      },
    ],
  ])('is refused where it is %s', async (_name, send) => {
    const { socket, closed } = await joined();
    socket.on('error', () => undefined);
    send(socket);
    expect(await closed).toBe(1009);
  });

  it('ends nobody else, however broken it is', async () => {
    const witness = await joined();
    for (const broken of ['{', '[', 'null', '7', '{"type":{}}', '{"__proto__":1}', '"', '\u0000']) {
      const { socket } = await joined();
      for (let sent = 0; sent < 125; sent += 1) socket.send(broken);
      socket.send(Buffer.from([0xff, 0xfe, 0xc3, 0x28]), { binary: true });
      socket.send(Buffer.from([0xff, 0xfe, 0xc3, 0x28]), { binary: false });
      socket.close();
    }
    const received = new Promise<string>((resolve) =>
      witness.socket.on('message', (data: Buffer) => {
        if (data.toString().includes('CODE_COLORS')) resolve(data.toString());
      }),
    );
    await owner.api.codes.setColor({ id: codeId, color: 'COLOR_4' });
    expect(JSON.parse(await received)).toMatchObject({ type: 'CODE_COLORS', action: 'UPDATE' });
    expect('polluted' in {}).toBe(false);
  });
});
