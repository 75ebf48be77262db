import type { Pair } from '../pairs';

/** Pairs that are judged with constants that were chosen on others. */
export interface Fold {
  readonly name: string;
  readonly judged: readonly string[];
  /** The other folds, without pairs that have anything of this one. */
  readonly others: readonly (readonly string[])[];
}

const LAW_FOLDS = 10;

/** Ten folds of whole laws, with about as many selections each. */
export function foldsByLaw(pairs: readonly Pair[]): Fold[] {
  const laws = new Map<string, number>();
  for (const { law, truth } of pairs) laws.set(law, (laws.get(law) ?? 0) + truth.length);
  const loads = Array.from({ length: Math.min(LAW_FOLDS, laws.size) }, (_, at) => ({ at, size: 0 }));
  const foldOf = new Map<string, number>();
  for (const [law, size] of [...laws].toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))) {
    const [least] = loads.toSorted((a, b) => a.size - b.size || a.at - b.at);
    if (!least) break;
    least.size += size;
    foldOf.set(law, least.at);
  }
  return foldsOf(
    pairs,
    loads.map(({ at }) => `laws ${at + 1}`),
    ({ law }) => [`laws ${(foldOf.get(law) ?? 0) + 1}`],
  );
}

/** A fold for each language. */
export function foldsByLanguage(pairs: readonly Pair[]): Fold[] {
  return foldsOf(pairs, named(pairs.map(({ language }) => language)), ({ language }) => [language]);
}

/** A fold for each layout of new versions; chosen without all pairs that have the layout on either side. */
export function foldsByLayout(pairs: readonly Pair[]): Fold[] {
  return foldsOf(pairs, named(pairs.map(({ layouts }) => layouts[1])), ({ layouts: [old, next] }) => [
    next,
    old,
  ]);
}

function named(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}

/** A fold for each name: the pairs that have it first. Whatever has the name at all does not help to choose. */
function foldsOf(
  pairs: readonly Pair[],
  names: readonly string[],
  namesOf: (pair: Pair) => readonly string[],
): Fold[] {
  const idsOf = (isIn: (pair: Pair) => boolean): string[] => pairs.filter(isIn).map(({ id }) => id);
  return names.map((name) => ({
    name,
    judged: idsOf((pair) => namesOf(pair)[0] === name),
    others: names
      .filter((other) => other !== name)
      .map((other) => idsOf((pair) => namesOf(pair)[0] === other && !namesOf(pair).includes(name))),
  }));
}
