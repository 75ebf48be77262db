/** The server's end of a fake socket. */
export interface FakeSocketPeer {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** What the server's end does with what arrives. */
export interface FakeSocketHandler {
  receive(text: string): void;
  gone(): void;
}

/** Takes a new connection to `path` (below the server's address). */
export type AcceptSocket = (path: string, peer: FakeSocketPeer) => FakeSocketHandler;

/** A close event also for environments that have none. */
class SocketCloseEvent extends Event {
  readonly code: number;
  readonly reason: string;
  readonly wasClean = true;

  constructor(type: string, init: { readonly code: number; readonly reason: string }) {
    super(type);
    this.code = init.code;
    this.reason = init.reason;
  }
}

/** A WebSocket constructor, as far as a live connection uses it. */
export type FakeSocketConstructor = new (url: string, protocols?: string | string[]) => EventTarget;

/**
 * A WebSocket constructor whose sockets end in `accept` instead of the network. Everything arrives in its own
 * microtask, in order, as it would from a network.
 */
export function createFakeWebSocket(accept: AcceptSocket): FakeSocketConstructor {
  return class FakeWebSocket extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readonly url: string;
    readonly protocol = '';
    readonly extensions = '';
    readonly bufferedAmount = 0;
    binaryType = 'blob';
    readyState: number = FakeWebSocket.CONNECTING;
    #handler: FakeSocketHandler | undefined;

    constructor(url: string) {
      super();
      this.url = url;
      queueMicrotask(() => this.#open());
    }

    #open(): void {
      if (this.readyState !== FakeWebSocket.CONNECTING) return;
      this.readyState = FakeWebSocket.OPEN;
      this.#handler = accept(new URL(this.url).pathname, {
        send: (text) => queueMicrotask(() => this.#deliver(text)),
        close: (code, reason) => queueMicrotask(() => this.#end(code, reason)),
      });
      this.dispatchEvent(new Event('open'));
    }

    #deliver(text: string): void {
      if (this.readyState !== FakeWebSocket.OPEN) return;
      this.dispatchEvent(new MessageEvent('message', { data: text }));
    }

    #end(code: number, reason: string): void {
      if (this.readyState === FakeWebSocket.CLOSED) return;
      this.readyState = FakeWebSocket.CLOSED;
      this.#handler?.gone();
      this.dispatchEvent(new SocketCloseEvent('close', { code, reason }));
    }

    send(text: string): void {
      if (this.readyState !== FakeWebSocket.OPEN) return;
      queueMicrotask(() => this.#handler?.receive(text));
    }

    close(code = 1000, reason = ''): void {
      if (this.readyState >= FakeWebSocket.CLOSING) return;
      this.readyState = FakeWebSocket.CLOSING;
      queueMicrotask(() => this.#end(code, reason));
    }
  };
}
