/**
 * The lock port: one piece of work at a time about a Code. Every adapter promises (and the conformance suite checks): work under one key runs one after the
 * other, in all servers that share the lock, and within one server in the order in which it was asked for; work under different keys never waits for
 * one another, however much of it waits; a key is free again when its work has thrown, and when its server has died. Where the lock cannot be had
 * because its service is away, `run` rejects with `ServiceUnavailableError` and the work has not begun.
 *
 * What a lock keeps apart has to be right without it: transactions check again what they rely on.
 */
export interface KeyedLock {
  /** Runs the work when all earlier work about the key (a whole number) is over. The work must not ask for the same key again. */
  run<R>(key: number, work: () => Promise<R>): Promise<R>;
  /**
   * Runs the work where no other server has called this and still runs, and then keeps others from passing it until the work is over: what
   * is half done elsewhere is not the remains of a crash while somebody may be doing it. Called once, when a server starts.
   */
  whenFirst(work: () => Promise<void>): Promise<void>;
  /** Gives up all keys. Called when nothing runs any more. */
  close(): Promise<void>;
}
