import { once } from 'node:events';
import { createServer } from 'node:http';
import { Duplex } from 'node:stream';
import { API_BASE, LIVE_JOIN_MS, LIVE_MAX_FRAME_BYTES, LIVE_TYPES } from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import { entityId } from '../ids/entity-id';
import { makePdf } from '../testing/make-pdf';
import { memberId } from '../permissions/code-access';
import { openLiveSocket, type LiveSocket } from '../testing/live-socket';
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
    const presentData = () => Promise.reject(new Error('Nobody listens'));
    const parts = { storage: ports.storage, bus: ports.bus, sessions: services.sessions, presentData };
    const log = { error: () => undefined, warn: () => undefined, info: () => undefined };
    const live = createLiveServer({
      ...parts,
      log,
      now: () => new Date(),
      publicUrl: () => '',
      allowedOrigins: [],
    });
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
    await expect(connect('internal-users')).rejects.toThrow('404');
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

  describe('tells what calls answer, and nothing else', () => {
    let law: { readonly codeId: number; readonly documentId: number };
    const numbers = ({ frames }: LiveSocket) =>
      frames.map(({ seq }) => seq).filter((seq) => seq !== undefined);
    beforeAll(async () => {
      const { id } = await ada.api.codes.create({});
      law = { codeId: id, documentId: (await addDocument(ada, id, 'a', makePdf([['Article 1']]))).id };
    });

    /** Joins, and waits until nothing is missing up to the newest number. */
    async function listen({ token }: TestUser, lastSeq?: number): Promise<LiveSocket> {
      const socket = await openLiveSocket(test, `codes/${law.codeId}`);
      open.push(socket.socket);
      socket.join(token, lastSeq);
      await socket.until(() => socket.frames.length > 0);
      return socket;
    }

    it('not what was deleted or reworded before a Code was published', async () => {
      const { documentId, codeId: id } = law;
      const gone = await ada.api.notes.create({ documentId, text: 'The client lied' });
      await ada.api.notes.delete({ id: gone.id });
      const note = await ada.api.notes.create({ documentId, text: 'Hopeless' });
      await ada.api.notes.update({ id: note.id, text: 'Arguable' });
      await ada.api.codes.update({ id, publication: 'published', isPublic: true });
      const stranger = await listen(eve, 0);
      await ada.api.codes.setColor({ id, color: 'COLOR_7' });
      await stranger.until(() => stranger.frames.some(({ type }) => type === 'CODE_COLORS'));
      expect(JSON.stringify(stranger.frames)).not.toMatch(/lied|Hopeless/);
      expect(stranger.frames[0]).toMatchObject({ data: { reload: true } });
    });

    it('nor what was deleted while somebody was away: its number comes, and says nothing', async () => {
      const { documentId, codeId: id } = law;
      const before = await listen(eve);
      const { seq } = before.frames[0]?.data as { readonly seq: number };
      before.socket.terminate();
      const gone = await ada.api.notes.create({ documentId, text: 'The client lied' });
      const note = await ada.api.notes.create({ documentId, text: 'Hopeless' });
      await ada.api.notes.update({ id: note.id, text: 'Arguable' });
      await ada.api.notes.delete({ id: gone.id });
      await ada.api.codes.setColor({ id, color: 'COLOR_8', name: 'Lies' });
      await ada.api.codes.setColor({ id, color: 'COLOR_8', name: 'Errors' });
      const back = await listen(eve, seq);
      await back.until(() => numbers(back).length === 6);
      expect(numbers(back)).toEqual([1, 2, 3, 4, 5, 6].map((number) => seq + number));
      expect(JSON.stringify(back.frames)).not.toMatch(/lied|Hopeless|Lies/);
      const names = back.frames
        .slice(1, 5)
        .map(({ type, action }) => [type, action].filter(Boolean).join(' '));
      expect(names).toEqual(['PING', 'NOTE CREATE', 'NOTE UPDATE', 'NOTE DELETE']);
    });

    it('news of pending Updates to those who may see one, and of approved ones to all', async () => {
      const { documentId, codeId: id } = law;
      const reader = await listen(eve);
      const owner = await listen(ada);
      const change = (title: string) => ada.api.documents.update({ id: documentId, title });
      await change('Secret title');
      await ada.api.codes.review({ id, reviewResult: 'decline' });
      await change('b');
      await ada.api.codes.review({ id, reviewResult: 'approve' });
      const hasAll = (socket: LiveSocket) => () => numbers(socket).length === 5;
      await Promise.all([reader.until(hasAll(reader)), owner.until(hasAll(owner))]);
      const news = ({ frames }: LiveSocket) => frames.filter(({ type }) => type === 'CODE_CHANGES');
      expect(news(owner)).toHaveLength(4);
      expect(news(reader)).toMatchObject([{ data: { reviewResult: 'approve' } }]);
      const titles = async ({ api }: TestUser) => {
        const { data } = await api.codes.updates({ id });
        return data.map(({ documents }) => documents.map(({ newTitle }) => newTitle));
      };
      expect(await titles(eve)).toEqual([['b'], []]);
      expect(await titles(ada)).toEqual([['b'], ['Secret title']]);
      // What was said before an Update does not go on from there.
      const { seq } = (await listen(ada)).frames[0]?.data as { readonly seq: number };
      expect((await listen(ada, seq - 1)).frames[0]).toMatchObject({ data: { reload: true } });
      expect((await listen(ada, seq)).frames[0]).toMatchObject({ data: { reload: false } });
    });

    it('who is present to who may know: readers of a public Code see its owner', async () => {
      const bob = await test.newUser('bob');
      const userId = bob.id;
      const row = { id: memberId(law.codeId, userId), codeId: law.codeId, userId };
      await test.server.ports.storage.accounts.transact((transaction) =>
        transaction.put('members', { ...row, access: 'read', status: 'accepted' }),
      );
      const owner = await listen(ada);
      const member = await listen(bob);
      const reader = await listen(eve);
      await owner.until(() => JSON.stringify(owner.frames).includes('bob'));
      const names = ({ frames }: LiveSocket) => JSON.stringify(frames.filter(({ type }) => type === 'USER'));
      expect(names(reader)).toContain('ada');
      expect(names(reader)).not.toContain('bob');
      expect(names(member)).toContain('ada');
      expect(names(owner)).toContain('bob');
    });

    it('all that was missed, however much it is', async () => {
      const { documentId, codeId } = law;
      const { accounts } = test.server.ports.storage;
      const partition = (await test.server.ports.storage.code(codeId))!;
      const back = await listen(ada);
      const { seq } = back.frames[0]?.data as { readonly seq: number };
      back.socket.terminate();
      const user = (await accounts.read((reader) => reader.get('users', ada.id)))!;
      const at = user.createdAt;
      const text = 'x'.repeat(40_000);
      await partition.transact(async (transaction) => {
        for (let number = 0; number < 200; number += 1) {
          const id = entityId(codeId, await transaction.nextId());
          const row = { id, documentId, text, createdAt: at, updatedAt: at, createdBy: ada.id };
          await transaction.put('notes', row);
          const data = { ...row, data: [], createdBy: { id: ada.id, name: 'ada' } };
          await transaction.append({ type: 'NOTE', action: 'CREATE', data });
        }
      });
      const again = await listen(ada, seq);
      await again.until(() => numbers(again).length === 200 || again.isClosed());
      expect(again.isClosed()).toBe(false);
      expect(again.bytes()).toBeGreaterThan(200 * text.length);
    });
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
