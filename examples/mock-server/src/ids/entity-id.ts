/** Numbers a Code can hand out; entity ids stay below 2^53 for more than nine million Codes. */
const PER_CODE = 1_000_000_000;

/**
 * The public id of the `n`-th entity of a Code (n from 1, `Transaction.nextId`): it names its Code, so that an entity is found
 * without an index over all Codes.
 */
export function entityId(codeId: number, n: number): number {
  return codeId * PER_CODE + n;
}

/** Where the numbers of annotations begin: `Transaction.nextId` never comes that far. */
const FIRST_STAMP = 500_000_000;
const STAMP_EPOCH = Date.UTC(2026, 0);
/** Among so many free numbers that of something private is drawn. */
const DRAWN_FROM = 16;

/** The number to which the clock has come: it grows with the seconds, not with the annotations, and lasts for sixteen years. */
function clockNumber(now: Date): number {
  return FIRST_STAMP + Math.max(0, Math.floor((now.getTime() - STAMP_EPOCH) / 1000));
}

/**
 * The number of a published annotation made at `now`, behind the `last` one: an even one. What is private has odd ones, so that it is in the way of
 * none of these, and no gap between them counts it.
 */
export function stampNumber(now: Date, last: number): number {
  const next = Math.max(last + 1, clockNumber(now));
  return next + (next % 2);
}

/** A number that something private has, and whose it is. */
export interface PrivateStamp {
  readonly number: number;
  readonly by: number;
}

/**
 * The number of something private that `by` makes at `now`: an odd one behind their last one, drawn by `draw` (a whole number below its argument) among
 * those free, so that it does not say whether others have made something private in the same second. `taken` are those that the clock has
 * not come to yet; the answer has them anew. None is below `floor`.
 */
export function privateStamp(
  now: Date,
  by: number,
  { taken, floor }: { readonly taken: readonly PrivateStamp[]; readonly floor: number },
  draw: (below: number) => number,
): { readonly number: number; readonly taken: readonly PrivateStamp[] } {
  const clock = clockNumber(now);
  const ahead = taken.filter(({ number }) => number >= clock);
  const own = ahead.filter((stamp) => stamp.by === by).map(({ number }) => number);
  const first = Math.max(clock, floor + 1, ...own.map((number) => number + 1)) | 1;
  const used = new Set(ahead.map(({ number }) => number));
  const free: number[] = [];
  for (let number = first; free.length < DRAWN_FROM; number += 2) if (!used.has(number)) free.push(number);
  const number = free[draw(DRAWN_FROM)] ?? first;
  return { number, taken: [...ahead, { number, by }] };
}

/** The Code that an entity id names, or undefined where it can be no entity's id. Whether there is such a Code is not said. */
export function codeOfEntity(id: number): number | undefined {
  if (!Number.isSafeInteger(id) || id < PER_CODE || id % PER_CODE === 0) return undefined;
  return Math.floor(id / PER_CODE);
}
