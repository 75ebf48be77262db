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

/**
 * The number of an annotation made at `now`, behind the `last` one. It grows with the seconds, not with the annotations, so that what others
 * keep private leaves no gaps to count; one a second for sixteen years fits, and more for a while.
 */
export function stampNumber(now: Date, last: number): number {
  const seconds = Math.max(0, Math.floor((now.getTime() - STAMP_EPOCH) / 1000));
  return Math.max(last + 1, FIRST_STAMP + seconds);
}

/** The Code that an entity id names, or undefined where it can be no entity's id. Whether there is such a Code is not said. */
export function codeOfEntity(id: number): number | undefined {
  if (!Number.isSafeInteger(id) || id < PER_CODE || id % PER_CODE === 0) return undefined;
  return Math.floor(id / PER_CODE);
}
