/** Resolves in the next frame with its time. */
export function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Tests a condition once a frame until it is true; resolves to that time. Throws after `limit` milliseconds. */
export async function until(name: string, isSo: () => boolean, limit: number): Promise<number> {
  const end = performance.now() + limit;
  for (;;) {
    if (isSo()) return performance.now();
    if (performance.now() > end) throw new Error(`${name}: not within ${limit / 1000} s`);
    await nextFrame();
  }
}
