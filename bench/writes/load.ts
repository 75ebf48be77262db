/** One acknowledged change of a store; which one is up to the store. */
export type Change = (writer: number) => Promise<void>;

/** What writers met with; times in milliseconds. */
export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** The longest time the event loop was not free. */
  readonly stall: number;
}

/** Runs a number of writers for a number of seconds; each makes its next change when the last one has been acknowledged. */
export async function runWriters(change: Change, writers: number, seconds: number): Promise<LoadResult> {
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1_000;
  let stall = 0;
  let lastTurn = began;
  const watch = setInterval(() => {
    const now = performance.now();
    stall = Math.max(stall, now - lastTurn - 5);
    lastTurn = now;
  }, 5);

  async function write(writer: number): Promise<void> {
    while (performance.now() < end) {
      const start = performance.now();
      await change(writer);
      times.push(performance.now() - start);
    }
  }

  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  clearInterval(watch);
  const duration = (performance.now() - began) / 1_000;
  times.sort((left, right) => left - right);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / duration, p50: at(0.5), p99: at(0.99), max: times.at(-1) ?? 0, stall };
}
