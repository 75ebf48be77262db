import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { API_BASE, LIVE_PING_MS, LIVE_SILENCE_MS, liveFrameSchema } from '../contract/index';
import type { LiveEvent, LiveFrame } from '../contract/index';
import { contractChecks } from '../checks/contract-checks';
import { createMemoryTokenStore } from '../http/token-store';
import { createLiveConnection } from './live-connection';
import type { LiveSocketEvent } from './socket-events';
import type { LiveCloseReason, LiveConnection, LiveConnectionOptions, LiveStatus } from './live-connection';

const ada = { id: 1, name: 'Ada Advocate' };
const ben = { id: 2, name: 'Ben Advocate' };
const cid = { id: 3, name: 'Cid Advocate' };
const joined = (seq: number, reload = false): LiveFrame => ({
  type: 'USER',
  action: 'JOIN',
  data: { users: [ada], seq, reload },
});
const deleted = (seq: number, clientId?: string): LiveFrame => ({
  type: 'SELECTION',
  action: 'DELETE',
  data: { id: seq },
  seq,
  ...(clientId !== undefined && { headers: { clientId } }),
});

/** Real sockets; only timers are under the test's control, so that nothing waits for a clock. */
let server: WebSocketServer;
let connection: LiveConnection | undefined;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
});
afterEach(() => {
  connection?.close();
  connection = undefined;
  for (const socket of server.clients) socket.terminate();
  server.close();
  vi.useRealTimers();
});

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** Waits for real traffic, firing timers that are due at once (the library connects through one). */
async function until(condition: () => boolean, advanceMs = 0): Promise<void> {
  for (let turn = 0; turn < 5000; turn += 1) {
    if (condition()) return;
    await vi.advanceTimersByTimeAsync(turn === 0 ? advanceMs : 0);
    await tick();
  }
  throw new Error('It did not happen');
}

interface Visit {
  readonly socket: WebSocket;
  readonly path: string;
  readonly frames: LiveFrame[];
}

/** Records the connections made; `answer` plays the server's part for the nth join. */
function serve(answer: (visit: Visit, index: number) => void): Visit[] {
  const visits: Visit[] = [];
  server.on('connection', (socket, request) => {
    const visit: Visit = { socket, path: request.url ?? '', frames: [] };
    visits.push(visit);
    socket.on('message', (data: Buffer) => {
      visit.frames.push(liveFrameSchema.parse(JSON.parse(data.toString())));
      if (visit.frames.length === 1) answer(visit, visits.indexOf(visit));
    });
  });
  return visits;
}
const send = ({ socket }: Visit, ...frames: unknown[]) => {
  for (const frame of frames) socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
};

function connect(options: Partial<LiveConnectionOptions> = {}) {
  const events: LiveEvent[] = [];
  const statuses: (readonly [LiveStatus, LiveCloseReason | undefined])[] = [];
  const presence: (readonly number[])[] = [];
  const warnings: unknown[] = [];
  const sockets: LiveSocketEvent[] = [];
  let reloads = 0;
  const { port } = server.address() as AddressInfo;
  const opened = createLiveConnection({
    baseUrl: `http://127.0.0.1:${port}`,
    channel: { codeId: 5 },
    tokenStore: createMemoryTokenStore({ token: 'secret' }),
    clientId: 'tab-1',
    webSocket: WebSocket,
    log: { warn: (message) => warnings.push(message) },
    ...options,
  });
  connection = opened;
  const stop = opened.subscribe({ onEvent: (event) => events.push(event), onReload: () => (reloads += 1) });
  opened.onStatus((status, reason) => statuses.push([status, reason]));
  opened.onSocket((event) => sockets.push(event));
  opened.onPresence((users) => presence.push(users.map(({ id }) => id)));
  const status = () => statuses.at(-1)?.[0];
  return { events, statuses, presence, warnings, sockets, reloads: () => reloads, status, stop };
}
const seqs = (events: readonly LiveEvent[]) => events.map(({ seq }) => seq);

describe('joining', () => {
  it('sends the token in the first frame, on the path of the channel', async () => {
    const visits = serve((visit) => send(visit, joined(0)));
    const watched = connect();
    await until(() => watched.status() === 'open');
    expect(visits[0]?.path).toBe(`${API_BASE}/socket/codes/5`);
    expect(visits[0]?.frames).toEqual([
      {
        type: 'USER',
        action: 'JOIN',
        data: {},
        headers: { authorization: 'Bearer secret', clientId: 'tab-1' },
      },
    ]);
    expect(watched.statuses.map(([status]) => status)).toEqual(['connecting', 'open']);
  });

  it.each(['users', 'internal-user'] as const)('knows the channel %s', async (channel) => {
    const visits = serve((visit) => send(visit, joined(0)));
    const watched = connect({ channel });
    await until(() => watched.status() === 'open');
    expect(visits[0]?.path).toBe(`${API_BASE}/socket/${channel}`);
  });

  it('tells who is present', async () => {
    serve((visit) =>
      send(
        visit,
        joined(0),
        { type: 'USER', action: 'JOIN', data: { users: [ben, cid] } },
        // A name may have changed; somebody who is there does not come twice.
        { type: 'USER', action: 'JOIN', data: { users: [ben] } },
        { type: 'USER', action: 'LEAVE', data: { users: [ben] } },
      ),
    );
    const watched = connect();
    await until(() => watched.presence.length === 5);
    expect(watched.presence).toEqual([[], [1], [1, 2, 3], [1, 2, 3], [1, 3]]);
  });

  it('does not connect without a token', async () => {
    const visits = serve(() => undefined);
    const watched = connect({ tokenStore: createMemoryTokenStore() });
    expect(watched.statuses).toEqual([['closed', 'unauthorized']]);
    await tick();
    expect(visits).toHaveLength(0);
  });

  it.each([
    [4401, 'unauthorized'],
    [4403, 'forbidden'],
  ])('stays closed after %i', async (code, reason) => {
    const visits = serve(({ socket }) => socket.close(code));
    const watched = connect();
    await until(() => watched.status() === 'closed');
    expect(watched.statuses.at(-1)).toEqual(['closed', reason]);
    await vi.advanceTimersByTimeAsync(120_000);
    await tick();
    expect(visits).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('closes for good when the token ends', async () => {
    serve((visit) => send(visit, joined(0), { type: 'USER_TOKEN_INVALIDATE' }));
    const watched = connect();
    await until(() => watched.status() === 'closed');
    expect(watched.statuses.at(-1)).toEqual(['closed', 'unauthorized']);
  });

  it('closes when the token goes, joins anew when it changes', async () => {
    const tokenStore = createMemoryTokenStore({ token: 'one' });
    const visits = serve((visit) => send(visit, joined(0)));
    const watched = connect({ tokenStore });
    await until(() => watched.status() === 'open');
    tokenStore.set('two');
    await until(() => visits.length === 2 && watched.status() === 'open');
    expect(visits[1]?.frames[0]?.headers?.authorization).toBe('Bearer two');
    tokenStore.set(undefined);
    expect(watched.statuses.at(-1)).toEqual(['closed', 'unauthorized']);
  });
});

describe('events', () => {
  it('come in order and once each', async () => {
    serve((visit) => send(visit, joined(4), deleted(5), deleted(5), deleted(6), deleted(3), deleted(7)));
    const watched = connect();
    await until(() => watched.events.length === 3);
    expect(seqs(watched.events)).toEqual([5, 6, 7]);
    expect(watched.events[0]).toEqual({ name: 'SELECTION/DELETE', data: { id: 5 }, seq: 5 });
  });

  it('of this tab are not delivered, but count', async () => {
    serve((visit) => send(visit, joined(0), deleted(1, 'tab-1'), deleted(2, 'tab-2')));
    const watched = connect();
    await until(() => watched.events.length === 1);
    expect(watched.events).toMatchObject([{ seq: 2, clientId: 'tab-2' }]);
    expect(watched.reloads()).toBe(0);
  });

  it('of unknown types are passed over with a word to the log, but count', async () => {
    serve((visit) =>
      send(visit, joined(0), { type: 'FUTURE', action: 'CREATE', data: {}, seq: 1 }, 'no json', deleted(2)),
    );
    const watched = connect();
    await until(() => watched.events.length === 1);
    expect(seqs(watched.events)).toEqual([2]);
    expect(watched.warnings).toHaveLength(2);
    expect(watched.reloads()).toBe(0);
  });

  it('that say nothing to this listener count', async () => {
    serve((visit) => send(visit, joined(0), { type: 'PING', seq: 1 }, { type: 'PING' }, deleted(2)));
    const watched = connect();
    await until(() => watched.events.length === 1);
    expect(seqs(watched.events)).toEqual([2]);
    expect([watched.reloads(), watched.warnings]).toEqual([0, []]);
  });

  it('that break the contract make everything be fetched anew', async () => {
    serve((visit) =>
      send(visit, joined(0), { type: 'SELECTION', action: 'DELETE', data: { id: 'x' }, seq: 1 }, deleted(2)),
    );
    const watched = connect({ checks: contractChecks });
    await until(() => watched.events.length === 1);
    expect(watched.reloads()).toBe(1);
    expect(seqs(watched.events)).toEqual([2]);
  });

  it('without data make everything be fetched anew, without checks too', async () => {
    serve((visit) => send(visit, joined(0), { type: 'SELECTION', action: 'DELETE', seq: 1 }, deleted(2)));
    const watched = connect();
    await until(() => watched.events.length === 1);
    expect(watched.reloads()).toBe(1);
    expect(seqs(watched.events)).toEqual([2]);
  });

  it('missing in the middle are asked for', async () => {
    const visits = serve((visit, index) =>
      index === 0
        ? send(visit, joined(0), deleted(1), deleted(3))
        : send(visit, joined(3), deleted(2), deleted(3)),
    );
    const watched = connect();
    await until(() => watched.events.length === 3);
    expect(seqs(watched.events)).toEqual([1, 2, 3]);
    expect(visits[1]?.frames[0]?.data).toEqual({ lastSeq: 1 });
    expect(watched.reloads()).toBe(0);
  });

  it('that asking does not bring make everything be fetched anew, and asking ends', async () => {
    const visits = serve((visit, index) =>
      index === 0 ? send(visit, joined(0), deleted(2)) : send(visit, joined(2), deleted(2), deleted(3)),
    );
    const watched = connect();
    await until(() => watched.events.length === 1);
    expect(watched.reloads()).toBe(1);
    expect(seqs(watched.events)).toEqual([3]);
    expect(visits).toHaveLength(2);
  });

  it('reach nobody who has stopped listening', async () => {
    const visits = serve((visit) => send(visit, joined(0)));
    const watched = connect();
    await until(() => watched.status() === 'open');
    watched.stop();
    let other = 0;
    connection?.subscribe({ onEvent: () => (other += 1), onReload: () => undefined });
    send(visits[0]!, deleted(1));
    await until(() => other === 1);
    expect(watched.events).toEqual([]);
  });

  it('have the shape of the contract', () => {
    expectTypeOf<LiveConnection['subscribe']>().parameter(0).toHaveProperty('onEvent');
  });
});

describe('coming back', () => {
  it('joins with the last number seen after a break', async () => {
    const visits = serve((visit, index) =>
      index === 0 ? send(visit, joined(7), deleted(8)) : send(visit, joined(9), deleted(9)),
    );
    const watched = connect();
    await until(() => watched.events.length === 1);
    visits[0]?.socket.terminate();
    await until(() => watched.status() === 'connecting');
    await until(() => watched.events.length === 2, 2000);
    expect(visits[1]?.frames[0]?.data).toEqual({ lastSeq: 8 });
    expect(seqs(watched.events)).toEqual([8, 9]);
    expect(watched.reloads()).toBe(0);
  });

  it.each([
    ['the server says so', joined(90, true)],
    ['the server counts anew', joined(2)],
  ])('makes everything be fetched anew when %s', async (_name, answer) => {
    const visits = serve((visit, index) => send(visit, index === 0 ? joined(7) : answer));
    const watched = connect();
    await until(() => watched.status() === 'open');
    visits[0]?.socket.terminate();
    await until(() => watched.status() === 'connecting');
    await until(() => watched.reloads() === 1, 2000);
    const seq = (answer.data as { seq: number }).seq;
    send(visits[1]!, deleted(seq + 1));
    await until(() => watched.events.length === 1);
    expect(seqs(watched.events)).toEqual([seq + 1]);
  });

  it('pings, and gives up a peer that is silent', async () => {
    const visits = serve((visit) => send(visit, joined(0)));
    const watched = connect();
    await until(() => watched.status() === 'open');
    await until(() => visits[0]!.frames.length === 2, LIVE_PING_MS);
    expect(visits[0]?.frames[1]).toEqual({ type: 'PING' });
    await until(() => visits.length === 2, LIVE_SILENCE_MS - LIVE_PING_MS + 5);
    await until(() => watched.status() === 'open');
    expect(watched.statuses.map(([status]) => status)).toEqual(['connecting', 'open', 'connecting', 'open']);
  });

  it('keeps a peer that pings', async () => {
    const visits = serve((visit) => send(visit, joined(0)));
    const watched = connect();
    await until(() => watched.status() === 'open');
    for (let pings = 0; pings < 4; pings += 1) {
      await vi.advanceTimersByTimeAsync(LIVE_PING_MS);
      send(visits[0]!, { type: 'PING' }, deleted(pings + 1));
      await until(() => watched.events.length === pings + 1);
    }
    expect(visits).toHaveLength(1);
  });

  it('that is still being made is closed when it is there, without joining', async () => {
    const visits = serve((visit) => send(visit, joined(0)));
    const states: number[] = [];
    class WatchedSocket extends WebSocket {
      override close(...reason: Parameters<WebSocket['close']>): void {
        states.push(this.readyState);
        super.close(...reason);
      }
    }
    const made: WatchedSocket[] = [];
    const webSocket = class extends WatchedSocket {
      constructor(url: string) {
        super(url);
        made.push(this);
      }
    };
    const watched = connect({ webSocket });
    await until(() => made.length === 1);
    connection?.close();
    expect(watched.status()).toBe('closed');
    await until(() => made[0]?.readyState === WebSocket.CLOSED);
    expect(states[0]).toBe(WebSocket.OPEN);
    expect(visits.map(({ frames }) => frames)).toEqual([[]]);
    await until(() => server.clients.size === 0, 60_000);
    expect(made).toHaveLength(1);
  });

  it('that cannot be made is not tried again after it was closed', async () => {
    const made: WebSocket[] = [];
    const webSocket = class extends WebSocket {
      constructor(url: string) {
        super(url.replace(/:\d+/, ':1'));
        made.push(this);
      }
    };
    connect({ webSocket });
    await until(() => made.length === 1);
    connection?.close();
    await until(() => made[0]?.readyState === WebSocket.CLOSED);
    await vi.advanceTimersByTimeAsync(60_000);
    await tick();
    expect(made).toHaveLength(1);
  });

  it('ends with close', async () => {
    const visits = serve((visit) => send(visit, joined(0)));
    const watched = connect();
    await until(() => watched.status() === 'open');
    connection?.close();
    expect(watched.statuses).toEqual([
      ['connecting', undefined],
      ['open', undefined],
      ['closed', 'closed'],
    ]);
    await until(() => visits[0]?.socket.readyState === WebSocket.CLOSED);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the socket', () => {
  it('is reported from connecting to its end, without the token', async () => {
    const visits = serve((visit) => send(visit, joined(0)));
    const watched = connect();
    await until(() => watched.status() === 'open');
    visits[0]?.socket.close(1012, 'Restarting');
    await until(() => watched.status() === 'connecting');
    await until(() => visits.length === 2, 3000);
    await until(() => watched.status() === 'open');
    connection?.close();
    const join = {
      type: 'send',
      frame: { type: 'USER', action: 'JOIN', data: {}, headers: { clientId: 'tab-1' } },
    };
    const message = { type: 'message', text: JSON.stringify(joined(0)) };
    expect(watched.sockets).toMatchObject([
      { type: 'connect' },
      { type: 'open' },
      join,
      message,
      { type: 'close', code: 1012, reason: 'Restarting' },
      { type: 'connect' },
      { type: 'open' },
      { ...join, frame: { ...join.frame, data: { lastSeq: 0 } } },
      message,
      { type: 'close', code: 1000 },
      { type: 'disconnect', reason: 'closed' },
    ]);
    expect(JSON.stringify(watched.sockets)).not.toContain('secret');
  });

  it('says that it broke', async () => {
    const webSocket = class extends WebSocket {
      constructor(url: string) {
        super(url.replace(/:\d+/, ':1'));
      }
    };
    const watched = connect({ webSocket });
    await until(() => watched.sockets.some(({ type }) => type === 'error'));
    expect(watched.status()).toBe('connecting');
  });
});
