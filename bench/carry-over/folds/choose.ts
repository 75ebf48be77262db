import type { EngineConstants } from '../../../packages/document-text/src/constants/engine-constants';
import { sumOf, worthOf, type Counts } from './counts';
import { AS_IT_IS, NAMES, valuesOf, variantOf, type Variant } from './grid';
import type { Matrix } from './matrix';

/** The counts of a variant on some pairs. */
export function countsOn(matrix: Matrix, pairs: readonly string[], { name }: Pick<Variant, 'name'>): Counts {
  return sumOf(
    pairs.map((pair) => {
      const counts = matrix.get(pair)?.[name];
      if (!counts) throw new Error(`${name} was not run on ${pair}`);
      return counts;
    }),
  );
}

/** By how much a variant is worth more than the engine as it is, on some pairs. */
export function gainOf(matrix: Matrix, pairs: readonly string[], variant: Pick<Variant, 'name'>): number {
  return worthOf(countsOn(matrix, pairs, variant)) - worthOf(countsOn(matrix, pairs, AS_IT_IS));
}

/** A value that is better than the one in use where it was chosen. */
export interface Choice {
  readonly name: keyof EngineConstants;
  readonly value: unknown;
  readonly gain: number;
}

/**
 * Of each constant the value that is worth most on some folds and helps on more than half of them; none where that is the one in use. A value
 * that is only better in sum is so by a law or two, and worse on others (docs/adr has the figures).
 */
export function chooseOn(matrix: Matrix, folds: readonly (readonly string[])[]): Choice[] {
  return NAMES.flatMap((name): Choice[] => {
    const rated = valuesOf(name).flatMap((value): Choice[] => {
      const gains = folds.map((pairs) => gainOf(matrix, pairs, variantOf(name, value)));
      const helped = gains.filter((gain) => gain > 0).length;
      const gain = gains.reduce((sum, one) => sum + one, 0);
      return gain > 0 && helped * 2 > folds.length ? [{ name, value, gain }] : [];
    });
    return rated.toSorted((a, b) => b.gain - a.gain).slice(0, 1);
  });
}

/** The variant with all that was chosen; undefined where nothing was. */
export function chosenVariant(choices: readonly Choice[]): Variant {
  if (choices.length === 0) return AS_IT_IS;
  const constants = Object.fromEntries(choices.map(({ name, value }) => [name, value]));
  return { name: `chosen ${JSON.stringify(constants)}`, constants };
}
