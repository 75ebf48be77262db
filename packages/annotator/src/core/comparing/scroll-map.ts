/** Two places that show the same text: in the old and in the new column of pages (see `placeAt` of the viewer). */
export interface PlacePair {
  readonly old: number;
  readonly new: number;
}

/** Which place of one Version belongs to a place of the other: never falls, and leads from the first page to the last. */
export interface ScrollMap {
  toNew(old: number): number;
  toOld(next: number): number;
}

/**
 * A map through pairs of places, even between them. Of pairs that contradict each other (a passage that moved, a second column) the longest
 * order is kept: of whole pages among all of them, for `guessed` places are on their page, then of `sure` places. Guessed ones only help where
 * no sure ones contradict them. Where one side stands still between two pairs (text that is in one Version only), the other side passes on its own.
 */
export function createScrollMap(
  pages: PlacePair,
  sure: readonly PlacePair[],
  guessed: readonly PlacePair[] = [],
): ScrollMap {
  const ends: readonly PlacePair[] = [{ old: 0, new: 0 }, pages];
  const isInside = (pair: PlacePair): boolean =>
    pair.old >= 0 && pair.new >= 0 && pair.old <= pages.old && pair.new <= pages.new;
  const read = sure.filter(isInside).map((pair) => ({ pair, pages: pagesOf(pair) }));
  const usual = new Set(
    longestOrder([...read.map((one) => one.pages), ...guessed.filter(isInside).map(pagesOf)]),
  );
  const firm = longestOrder(read.flatMap((one) => (usual.has(one.pages) ? one.pair : [])));
  const fitting = guessed.filter((pair) => isInside(pair) && isBetween(firm, pair));
  const loose = longestOrder(fitting);
  const chain = [...firm, ...loose, ...ends].sort(byPlace);
  const olds = Float64Array.from(chain, (pair) => pair.old);
  const news = Float64Array.from(chain, (pair) => pair.new);
  return {
    toNew: (old) => between(olds, news, old),
    toOld: (next) => between(news, olds, next),
  };
}

/** The pages on which two places are. */
function pagesOf({ old, new: next }: PlacePair): PlacePair {
  return { old: Math.floor(old), new: Math.floor(next) };
}

function byPlace(a: PlacePair, b: PlacePair): number {
  return a.old - b.old || a.new - b.new;
}

/** The most pairs of which none goes back on either side, ordered (longest non-decreasing subsequence by patience). */
export function longestOrder(pairs: readonly PlacePair[]): PlacePair[] {
  const sorted = [...pairs].sort(byPlace);
  const before = new Int32Array(sorted.length);
  // For each length, the last pair of the order of that length that ends lowest.
  const lasts: number[] = [];
  sorted.forEach((pair, index) => {
    const length = firstWhere(lasts.length, (at) => (sorted[lasts[at] ?? 0]?.new ?? 0) > pair.new);
    before[index] = lasts[length - 1] ?? -1;
    lasts[length] = index;
  });
  const order: PlacePair[] = [];
  for (let index = lasts.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const pair = sorted[index];
    if (pair) order.push(pair);
  }
  return order.reverse();
}

/** Whether a pair goes back behind none of an order. */
function isBetween(order: readonly PlacePair[], pair: PlacePair): boolean {
  const next = firstWhere(order.length, (at) => (order[at]?.old ?? 0) >= pair.old);
  return (order[next - 1]?.new ?? 0) <= pair.new && pair.new <= (order[next]?.new ?? Infinity);
}

/** The value at `x` of the line through points whose `xs` and `ys` never fall; behind a leap of `ys`. */
function between(xs: Float64Array, ys: Float64Array, x: number): number {
  const next = firstWhere(xs.length, (at) => (xs[at] ?? 0) > x);
  const from = Math.max(next - 1, 0);
  const to = Math.min(next, xs.length - 1);
  const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = [xs[from], xs[to], ys[from], ys[to]];
  if (x1 <= x0 || x <= x0) return y0;
  return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
}

/** The first index of so many at which something holds that holds of all after it, too; their number where it never does. */
function firstWhere(count: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
