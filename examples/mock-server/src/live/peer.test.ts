import { EventEmitter } from 'node:events';
import { LIVE_PING_MS } from '@glossator/client-sdk/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPeer, type PeerSocket } from './peer';

/** A socket whose other end takes a frame when the test says so. */
class FakeSocket extends EventEmitter implements PeerSocket {
  readyState: PeerSocket['readyState'] = 1;
  bufferedAmount = 0;
  isCutOff = false;
  readonly #waiting: { readonly length: number; readonly taken: () => void }[] = [];

  send(text: string, taken: () => void): void {
    this.bufferedAmount += text.length;
    this.#waiting.push({ length: text.length, taken });
  }
  take(): void {
    const first = this.#waiting.shift();
    this.bufferedAmount -= first?.length ?? 0;
    first?.taken();
  }
  ping(): void {}
  close(): void {}
  terminate(): void {
    this.isCutOff = true;
    this.readyState = 3;
    this.emit('close');
  }
}

describe('a peer', () => {
  const half = 'x'.repeat(150_000);
  let socket: FakeSocket;
  beforeEach(() => {
    vi.useFakeTimers();
    socket = new FakeSocket();
  });
  afterEach(() => {
    socket.emit('close');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('says when enough waits, and when it has taken enough of that', async () => {
    const peer = createPeer(socket);
    peer.sendText(half);
    expect(peer.whenDrained()).toBeUndefined();
    peer.sendText(half);
    const drained = peer.whenDrained();
    expect(drained).toBeInstanceOf(Promise);
    socket.take();
    await drained;
    expect(peer.whenDrained()).toBeUndefined();
  });

  it('lets nobody wait for one that is gone', async () => {
    const peer = createPeer(socket);
    peer.sendText(half);
    peer.sendText(half);
    const drained = peer.whenDrained();
    socket.terminate();
    await drained;
    expect(peer.whenDrained()).toBeUndefined();
  });

  it('is kept for hours while it takes something, and cut off once it takes nothing for more than a minute', () => {
    const peer = createPeer(socket);
    for (let frame = 0; frame < 4; frame += 1) peer.sendText('x');
    const speak = (): void => {
      socket.emit('message', Buffer.from('{"type":"PING"}'), false);
      vi.advanceTimersByTime(LIVE_PING_MS);
    };
    for (let turn = 0; turn < 500; turn += 1) {
      speak();
      socket.take();
    }
    expect(socket.isCutOff).toBe(false);
    for (let turn = 0; turn < 4; turn += 1) speak();
    expect(socket.isCutOff).toBe(true);
  });

  it('is kept while it says something, be it that it is there, and cut off once it is silent for a minute', () => {
    createPeer(socket);
    /** Time in which it takes all that is sent to it. */
    const pass = (pings: number): void => {
      for (let ping = 0; ping < pings; ping += 1) {
        vi.advanceTimersByTime(LIVE_PING_MS);
        socket.take();
      }
    };
    const signs = [
      () => socket.emit('pong'),
      () => socket.emit('message', Buffer.from('{"type":"PING"}'), false),
      () => socket.emit('message', Buffer.from('no frame'), false),
    ];
    for (let turn = 0; turn < 300; turn += 1) {
      pass(2);
      signs[turn % signs.length]?.();
    }
    pass(2);
    expect(socket.isCutOff).toBe(false);
    pass(1);
    expect(socket.isCutOff).toBe(true);
  });

  it('is cut off when too much waits all the same', () => {
    const peer = createPeer(socket);
    for (let frame = 0; frame < 8; frame += 1) peer.sendText(half);
    expect(socket.isCutOff).toBe(true);
  });
});
