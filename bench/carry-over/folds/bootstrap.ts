/** How often laws are drawn. */
const DRAWS = 2000;

/**
 * The interval in which 95 of 100 means of as many laws lie, drawn with repetition: how much the figure depends on which laws there
 * happened to be. The draws are the same every time.
 */
export function intervalOf<Group>(
  groups: readonly Group[],
  figureOf: (drawn: readonly Group[]) => number,
): readonly [low: number, high: number] {
  let seed = 1;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const figures = Array.from({ length: DRAWS }, () =>
    figureOf(
      groups.map(() => groups[Math.floor(random() * groups.length)]).filter((group) => group !== undefined),
    ),
  ).toSorted((a, b) => a - b);
  return [figures[Math.floor(DRAWS * 0.025)] ?? NaN, figures[Math.floor(DRAWS * 0.975)] ?? NaN];
}
