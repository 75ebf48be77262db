/** The index after or before the one at `from` in a list of so many, round the end; the first or last where there is none yet. */
export function stepIn(count: number, from: number | undefined, direction: 1 | -1): number | undefined {
  if (count === 0) return undefined;
  if (from === undefined) return direction > 0 ? 0 : count - 1;
  return (from + direction + count) % count;
}

/** The next, or previous, of ascending numbers beside one that need not be among them; round the end. */
export function stepBeside(
  numbers: readonly number[],
  from: number | undefined,
  direction: 1 | -1,
): number | undefined {
  if (from === undefined) return direction > 0 ? numbers[0] : numbers.at(-1);
  const next =
    direction > 0 ? numbers.find((number) => number > from) : numbers.findLast((number) => number < from);
  return next ?? (direction > 0 ? numbers[0] : numbers.at(-1));
}
