import type { Duplex } from 'node:stream';

/**
 * Sends the last that a caller hears on a socket and gives the socket up as soon as that is on its way. Ending it alone would not do: a
 * caller who never hangs up would keep it.
 */
export function hangUp(socket: Duplex, lastWords: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(lastWords, () => socket.destroy());
}
