import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { Duplex } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import { API_BASE, LIVE_MAX_FRAME_BYTES, LIVE_TYPES } from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import { heldBytes } from '../testing/held-bytes';
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
      const { socket, closed } = await joined();
      for (const action of ['CREATE', 'UPDATE', 'DELETE', 'JOIN', 'LEAVE']) {
        const data = { id: 1, codeId, userId: owner.id, access: 'read', title: 'forged', text: 'forged' };
        socket.send(JSON.stringify({ type, action, seq: 1, data }));
      }
      socket.close();
      // Then all of it was read.
      await closed;
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

describe('frames that are written by hand', () => {
  const held: Duplex[] = [];
  afterAll(() => {
    for (const socket of held) socket.destroy();
  });

  /** A connection to the channel of the Code that speaks for itself, after it has offered what it can. */
  async function byHand(offer: Record<string, string> = {}) {
    const call = httpRequest({
      port: new URL(test.server.address).port,
      path: `${API_BASE}/socket/codes/${codeId}`,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...offer,
      },
    });
    call.end();
    const [{ headers }, socket] = await once(call, 'upgrade');
    const connection: Duplex = socket;
    held.push(connection);
    return { headers, socket: connection };
  }

  /** The close code that the server says next. */
  async function closeCodeOf(socket: Duplex): Promise<number | undefined> {
    const [bytes]: Buffer[] = await once(socket, 'data');
    return bytes?.[0] === 0x88 ? bytes.readUInt16BE(2) : undefined;
  }

  /** A head (its first byte says what it is the head of) with a length, and a mask of zeros, which changes nothing. */
  function head(first: number, length: number): Buffer {
    const bytes = Buffer.alloc(14);
    bytes[0] = first;
    bytes[1] = 0x80 | 127;
    bytes.writeBigUInt64BE(BigInt(length), 2);
    return bytes;
  }
  const [TEXT, COMPRESSED_TEXT, BEGINNING_OF_TEXT, MORE] = [0x81, 0xc1, 0x01, 0x00];

  it('are not inflated, whatever was offered: a bomb is refused before it is opened', async () => {
    const offer = { 'sec-websocket-extensions': 'permessage-deflate; client_max_window_bits' };
    const bomb = deflateRawSync(Buffer.alloc(32 * 1024 * 1024, 'x'));
    expect(bomb.length).toBeLessThan(LIVE_MAX_FRAME_BYTES);
    const before = heldBytes();
    for (let sent = 0; sent < 20; sent += 1) {
      const { headers, socket } = await byHand(offer);
      expect(headers['sec-websocket-extensions']).toBeUndefined();
      socket.write(Buffer.concat([head(COMPRESSED_TEXT, bomb.length), bomb]));
      expect(await closeCodeOf(socket)).toBe(1002);
    }
    expect(heldBytes() - before).toBeLessThan(20_000_000);
  });

  it.each([LIVE_MAX_FRAME_BYTES + 1, 2 ** 30, 2 ** 52])(
    'are refused for a length of %d bytes, of which none was sent yet',
    async (length) => {
      const { socket } = await byHand();
      socket.write(head(TEXT, length));
      expect(await closeCodeOf(socket)).toBe(1009);
    },
  );

  it('that never end, on a hundred connections, take no more memory than a frame each', async () => {
    const before = heldBytes();
    const piece = Buffer.alloc(LIVE_MAX_FRAME_BYTES / 2, 'x');
    for (let number = 0; number < 100; number += 1) {
      const { socket } = await byHand();
      socket.write(Buffer.concat([head(BEGINNING_OF_TEXT, piece.length), piece]));
      socket.write(Buffer.concat([head(MORE, piece.length), piece.subarray(1)]));
    }
    // Answered after all that was written before.
    expect((await owner.api.codes.get({ id: codeId })).id).toBe(codeId);
    expect(heldBytes() - before).toBeLessThan(20_000_000);
    const { socket } = await byHand();
    for (const first of [BEGINNING_OF_TEXT, MORE, MORE])
      socket.write(Buffer.concat([head(first, piece.length), piece]));
    expect(await closeCodeOf(socket)).toBe(1009);
  });
});
