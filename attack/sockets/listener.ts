import { API_BASE, LIVE_USERS_PATH, liveCodePath, type LiveFrame } from '@glossator/client-sdk/contract';
import type { AttackedServer } from '../world/attacked-server';
import type { Person } from '../world/cast';
import { comesTrue } from '../world/process-look';

/** Somebody on a live channel who writes down what they receive. */
export interface Listener {
  readonly socket: WebSocket;
  /** Every frame as text, in its order. */
  readonly frames: readonly string[];
  /** The close code, once it is closed. */
  readonly closeCode: () => number | undefined;
  /** When it was closed, on the clock of `performance.now()`. */
  readonly closedAt: () => number | undefined;
  /** Waits until some frame holds a text, or the socket is closed; says which. */
  receives(text: string): Promise<boolean>;
  /** Waits until the socket is closed; false where it is not within `patienceMs`. */
  isCut(patienceMs?: number): Promise<boolean>;
  close(): void;
}

/** Milliseconds that a frame may take on a busy machine. */
const PATIENCE_MS = 60_000;

/** Which channel to listen to, with which token, and the last number seen there. */
export interface Listening {
  readonly codeId?: number;
  readonly token?: string | undefined;
  readonly lastSeq?: number;
  /** What is sent in place of the frame that joins. */
  readonly first?: string;
}

/** Opens a socket and joins a channel, as any client would or not. */
export function listen(server: AttackedServer, { codeId, token, lastSeq, first }: Listening): Listener {
  const path = API_BASE + (codeId === undefined ? LIVE_USERS_PATH : liveCodePath(codeId));
  const socket = new WebSocket(server.url.replace(/^http/, 'ws') + path);
  const frames: string[] = [];
  let closeCode: number | undefined;
  let closedAt: number | undefined;
  socket.addEventListener('message', ({ data }) => frames.push(String(data)));
  socket.addEventListener('close', ({ code }) => {
    closeCode = code;
    closedAt = performance.now();
  });
  socket.addEventListener('error', () => undefined);
  const join: LiveFrame = {
    type: 'USER',
    action: 'JOIN',
    data: lastSeq === undefined ? {} : { lastSeq },
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  };
  socket.addEventListener('open', () => socket.send(first ?? JSON.stringify(join)));
  return {
    socket,
    frames,
    closeCode: () => closeCode,
    closedAt: () => closedAt,
    async receives(text) {
      const isThere = (): boolean => frames.some((frame) => frame.includes(text));
      await comesTrue(() => isThere() || closeCode !== undefined, PATIENCE_MS);
      return isThere();
    },
    isCut: (patienceMs = PATIENCE_MS) => comesTrue(() => closeCode !== undefined, patienceMs),
    close: () => socket.close(),
  };
}

/** Listens to a Code as somebody, and waits until they have joined. Throws where they are not let in. */
export async function joinCode(
  server: AttackedServer,
  { token }: Person,
  codeId: number,
  lastSeq?: number,
): Promise<Listener> {
  const listener = listen(server, { codeId, token, ...(lastSeq !== undefined && { lastSeq }) });
  if (await listener.receives('"JOIN"')) return listener;
  throw new Error(
    `Nobody was let into the channel of Code ${codeId}: ${listener.closeCode() ?? 'no answer'}`,
  );
}
