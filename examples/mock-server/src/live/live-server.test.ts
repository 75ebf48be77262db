import { once } from 'node:events';
import { createServer } from 'node:http';
import { Duplex } from 'node:stream';
import { API_BASE, LIVE_JOIN_MS, LIVE_MAX_FRAME_BYTES, LIVE_TYPES } from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import { makePdf } from '../testing/make-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../testing/test-server';
import { createLiveServer } from './live-server';
import { isAllowedOrigin } from './origin';

interface Frame {
  readonly type: string;
  readonly action?: string;
  readonly seq?: number;
  readonly data?: Record<string, unknown>;
}

describe('the live channel', () => {
  let test: TestServer;
  let ada: TestUser;
  let eve: TestUser;
  let codeId: number;
  const open: WebSocket[] = [];
  beforeAll(async () => {
    test = await startTestServer({ env: { ALLOWED_ORIGINS: 'https://portal.example' } });
    [ada, eve] = [await test.newUser('ada'), await test.newUser('eve')];
    codeId = (await ada.api.codes.create({})).id;
  });
  afterAll(async () => {
    for (const socket of open) socket.terminate();
    await test.stop();
  });

  /** A raw socket that notes its frames; `next` resolves with the next one that was not taken yet. */
  async function connect(path: string, options: ClientOptions = {}) {
    const socket = new WebSocket(
      `${test.server.address.replace('http', 'ws')}${API_BASE}/socket/${path}`,
      options,
    );
    open.push(socket);
    const frames: Frame[] = [];
    const waiting: ((frame: Frame) => void)[] = [];
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString());
      const taker = waiting.shift();
      if (taker) taker(frame);
      else frames.push(frame);
    });
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await once(socket, 'open');
    return {
      socket,
      closed,
      frames,
      next: () =>
        new Promise<Frame>((resolve) => (frames[0] ? resolve(frames.shift()!) : waiting.push(resolve))),
      join: (token: string, data: object = {}) =>
        socket.send(
          JSON.stringify({
            type: 'USER',
            action: 'JOIN',
            data,
            headers: { authorization: `Bearer ${token}` },
          }),
        ),
    };
  }

  it('closes on a foreign token, a missing one, and a first frame that is none', async () => {
    const [foreign, missing, broken] = await Promise.all([1, 2, 3].map(() => connect(`codes/${codeId}`)));
    foreign!.join('x'.repeat(43));
    missing!.socket.send(JSON.stringify({ type: 'USER', action: 'JOIN' }));
    broken!.socket.send('{');
    for (const peer of [foreign, missing, broken]) {
      expect(await peer!.next()).toMatchObject({ type: 'ERROR', data: { code: 'UNAUTHORIZED' } });
      expect(await peer!.closed).toBe(4401);
    }
  });

  it('closes on those without access, as on a Code that is not there', async () => {
    for (const path of [`codes/${codeId}`, 'codes/4711']) {
      const peer = await connect(path);
      peer.join(eve.token);
      expect(await peer.next()).toMatchObject({ type: 'ERROR', data: { code: 'NOT_FOUND' } });
      expect(await peer.closed).toBe(4403);
    }
  });

  it('closes on who does not join in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const peer = await connect('users');
      await vi.advanceTimersByTimeAsync(LIVE_JOIN_MS);
      expect(await peer.closed).toBe(4401);
      expect(peer.frames).toMatchObject([{ type: 'ERROR' }]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('takes no frame above the limit', async () => {
    const peer = await connect('users');
    peer.socket.send('x'.repeat(LIVE_MAX_FRAME_BYTES + 1));
    expect(await peer.closed).toBe(1009);
  });

  it('outlives a caller who hangs up while being refused', async () => {
    const { ports, services } = test.server;
    const parts = { storage: ports.storage, bus: ports.bus, sessions: services.sessions };
    const log = { error: () => undefined, warn: () => undefined, info: () => undefined };
    const live = createLiveServer({ ...parts, log, publicUrl: () => '', allowedOrigins: [] });
    const http = createServer();
    live.attach(http);
    const socket = new Duplex({
      read: () => undefined,
      write: (_chunk, _encoding, done) => done(new Error('read ECONNRESET')),
    });
    // Without a listener of the server's own this error would be nobody's, and end the process.
    const closed = new Promise((resolve) => socket.once('close', resolve));
    http.emit('upgrade', { url: '/nothing', headers: {} }, socket, Buffer.alloc(0));
    await closed;
    expect(socket.listenerCount('error')).toBeGreaterThan(0);
    await live.close();
  });

  it.each(['https://evil.example', 'null', 'https://portal.example.evil.example'])(
    'refuses the origin %s',
    async (origin) => {
      await expect(connect('users', { origin })).rejects.toThrow('403');
    },
  );

  it('knows no other channel', async () => {
    await expect(connect('internal-user')).rejects.toThrow('404');
  });

  it('changes nothing on what clients say', async () => {
    const { id: ownCode } = await ada.api.codes.create({});
    const document = await addDocument(ada, ownCode, 'a', makePdf([['Article 1']]));
    const peer = await connect(`codes/${ownCode}`);
    peer.join(ada.token);
    await peer.next();
    for (const type of LIVE_TYPES) {
      for (const action of ['CREATE', 'DELETE']) {
        peer.socket.send(
          JSON.stringify({ type, action, data: { id: document.id, codeId: ownCode, userId: ada.id } }),
        );
      }
    }
    await ada.api.codes.setColor({ id: ownCode, color: 'COLOR_4' });
    // The first frame received is the change made by a call: nothing came of the frames.
    expect(await peer.next()).toMatchObject({ type: 'CODE_COLORS', action: 'UPDATE' });
    const { documents, sharedUsers } = await ada.api.codes.get({ id: ownCode });
    expect(documents.map(({ id }) => id)).toEqual([document.id]);
    expect(sharedUsers).toEqual([]);
  });

  it('brings what came after the last number seen, or says that it cannot', async () => {
    const { id: ownCode } = await ada.api.codes.create({});
    for (const color of ['COLOR_1', 'COLOR_2', 'COLOR_3'] as const)
      await ada.api.codes.setColor({ id: ownCode, color });
    const back = await connect(`codes/${ownCode}`);
    back.join(ada.token, { lastSeq: 1 });
    expect(await back.next()).toMatchObject({
      type: 'USER',
      action: 'JOIN',
      data: { seq: 3, reload: false },
    });
    expect([(await back.next()).seq, (await back.next()).seq]).toEqual([2, 3]);
    const lost = await connect(`codes/${ownCode}`);
    lost.join(ada.token, { lastSeq: 99 });
    expect(await lost.next()).toMatchObject({ data: { seq: 3, reload: true } });
  });

  it('ends for readers when a Code is no longer public', async () => {
    const { id: ownCode } = await ada.api.codes.create({});
    await ada.api.codes.update({ id: ownCode, publication: 'published', isPublic: true });
    const reader = await connect(`codes/${ownCode}`);
    reader.join(eve.token);
    await reader.next();
    await ada.api.codes.update({ id: ownCode, isPublic: false });
    expect(await reader.next()).toMatchObject({ type: 'ACCESS', action: 'DELETE', data: { userId: eve.id } });
    expect(await reader.closed).toBe(4403);
  });

  it('closes when the server ends', async () => {
    const other = await startTestServer();
    const bob = await other.newUser('bob');
    const socket = new WebSocket(`${other.server.address.replace('http', 'ws')}${API_BASE}/socket/users`);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    socket.send(
      JSON.stringify({ type: 'USER', action: 'JOIN', headers: { authorization: `Bearer ${bob.token}` } }),
    );
    await once(socket, 'message');
    await other.stop();
    expect((await closed)[0]).toBe(1001);
  });
});

describe('isAllowedOrigin', () => {
  const request = {
    host: 'law.example:4000',
    publicUrl: 'https://law.example',
    allowed: ['https://portal.example'],
  };
  it.each([undefined, 'https://law.example', 'http://law.example:4000', 'https://portal.example'])(
    'allows %s',
    (origin) => {
      expect(isAllowedOrigin(origin, request)).toBe(true);
    },
  );
  it.each([
    'null',
    '',
    'http://law.example',
    'https://law.example.evil.example',
    'https://law.example/',
    'file://',
  ])('refuses %j', (origin) => {
    expect(isAllowedOrigin(origin, request)).toBe(false);
  });
});
