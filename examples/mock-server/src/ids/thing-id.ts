/** Numbers a Code can hand out; thing ids stay below 2^53 for more than nine million Codes. */
const PER_CODE = 1_000_000_000;

/**
 * The public id of the `n`-th thing of a Code (n from 1, `Transaction.nextId`): it names its Code, so that a thing is found
 * without an index over all Codes.
 */
export function thingId(codeId: number, n: number): number {
  return codeId * PER_CODE + n;
}

/** The Code that a thing id names, or undefined where it can be no thing's id. Whether there is such a Code is not said. */
export function codeOfThing(id: number): number | undefined {
  if (!Number.isSafeInteger(id) || id < PER_CODE || id % PER_CODE === 0) return undefined;
  return Math.floor(id / PER_CODE);
}
