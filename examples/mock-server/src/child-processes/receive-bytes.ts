import { Socket } from 'node:net';

import { BYTES_FD } from './deliver-bytes';

/** Takes exactly `size` bytes of the pipe, where the files follow one another without a gap. */
export type Receive = (size: number) => Promise<Uint8Array>;

/** Opens the pipe in a child process; its end is the end of the process. */
export function createReceiver(): Receive {
  const pipe = new Socket({ fd: BYTES_FD, readable: true, writable: false });
  const chunks: AsyncIterator<unknown, unknown> = pipe[Symbol.asyncIterator]();
  let unread: Uint8Array = new Uint8Array();

  return async (size) => {
    const data = new Uint8Array(size);
    for (let filled = 0; filled < size;) {
      if (unread.length === 0) {
        const { value } = await chunks.next();
        // The end of the pipe is the end of the server.
        if (!(value instanceof Uint8Array)) process.exit();
        unread = value;
      }
      const taken = unread.subarray(0, size - filled);
      data.set(taken, filled);
      filled += taken.length;
      unread = unread.subarray(taken.length);
    }
    return data;
  };
}
