/** What frames were like; times in milliseconds. */
export interface FrameFigures {
  readonly frames: number;
  /** Share of frames that took longer than 50 ms, from 0 to 1. */
  readonly slowShare: number;
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
}

/** A frame longer than this is one that is seen to stall. */
const SLOW_MS = 50;

/** Counts the frames of the main thread until the returned function is called. */
export function watchFrames(): () => FrameFigures {
  const times: number[] = [];
  let last = performance.now();
  let handle = requestAnimationFrame(tick);
  function tick(now: number): void {
    times.push(now - last);
    last = now;
    handle = requestAnimationFrame(tick);
  }
  return () => {
    cancelAnimationFrame(handle);
    // The first interval began outside a frame.
    const sorted = times.slice(1).sort((a, b) => a - b);
    const at = (share: number): number =>
      sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    return {
      frames: sorted.length,
      slowShare: sorted.filter((ms) => ms > SLOW_MS).length / Math.max(1, sorted.length),
      p50: at(0.5),
      p95: at(0.95),
      longest: at(1),
    };
  };
}
