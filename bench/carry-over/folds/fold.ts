import type { Pair } from '../pairs';

/** Pairs that are judged with constants that were chosen on others. */
export interface Fold {
  readonly name: string;
  readonly judged: readonly string[];
  readonly chosenOn: readonly string[];
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
  return loads.map(({ at }) => ({
    name: `laws ${at + 1}`,
    judged: idsOf(pairs, ({ law }) => foldOf.get(law) === at),
    chosenOn: idsOf(pairs, ({ law }) => foldOf.get(law) !== at),
  }));
}

/** A fold for each language. */
export function foldsByLanguage(pairs: readonly Pair[]): Fold[] {
  return named(pairs.map(({ language }) => language)).map((name) => ({
    name,
    judged: idsOf(pairs, ({ language }) => language === name),
    chosenOn: idsOf(pairs, ({ language }) => language !== name),
  }));
}

/** A fold for each layout of new versions; chosen without all pairs that have the layout on either side. */
export function foldsByLayout(pairs: readonly Pair[]): Fold[] {
  return named(pairs.map(({ layouts }) => layouts[1])).map((name) => ({
    name,
    judged: idsOf(pairs, ({ layouts }) => layouts[1] === name),
    chosenOn: idsOf(pairs, ({ layouts }) => !layouts.includes(name)),
  }));
}

function named(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}

function idsOf(pairs: readonly Pair[], isIn: (pair: Pair) => boolean): string[] {
  return pairs.filter(isIn).map(({ id }) => id);
}
