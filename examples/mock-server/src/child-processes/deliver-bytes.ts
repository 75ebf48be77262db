import type { ChildProcess } from 'node:child_process';
import { Writable } from 'node:stream';

/** The descriptor in a child process from which it takes bytes: one of its own, so that nothing a library prints or reads can mix in. */
export const BYTES_FD = 4;

/** Writes exactly `size` bytes to the process, as fast as it takes them; gives up quietly when it ends. */
export async function deliverBytes(
  child: ChildProcess,
  bytes: AsyncIterable<Uint8Array>,
  size: number,
): Promise<void> {
  const pipe = child.stdio[BYTES_FD];
  if (!(pipe instanceof Writable)) throw new TypeError('The process has no pipe.');
  let sent = 0;
  for await (const chunk of bytes) {
    sent += chunk.length;
    if (sent > size) break;
    // The callback comes when the chunk is taken, or with an error when the process is gone.
    const taken = await new Promise<boolean>((resolve) => pipe.write(chunk, (error) => resolve(!error)));
    if (!taken) return;
  }
  if (sent !== size) throw new RangeError(`The source should have ${size} bytes and has ${sent} or more.`);
}
