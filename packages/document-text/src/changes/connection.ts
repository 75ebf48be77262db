import type { Parts } from '../alignment/parts';

/** An old and a new passage that have become each other, or parts of each other. */
export interface Connection {
  readonly old: number;
  readonly next: number;
  /** The letters of the words they share. */
  readonly letters: number;
}

/** 1 for each passage that has a connection. */
export function markedIn(
  passages: Parts,
  connections: readonly Connection[],
  at: (connection: Connection) => number,
): Uint8Array {
  const marked = new Uint8Array(passages.length);
  for (const connection of connections) marked[at(connection)] = 1;
  return marked;
}
