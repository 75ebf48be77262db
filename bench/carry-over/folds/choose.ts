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

/** On some pairs, of each constant the value that is worth most; none for those of which the one in use is. */
export function chooseOn(matrix: Matrix, pairs: readonly string[]): Choice[] {
  return NAMES.flatMap((name): Choice[] => {
    const rated = valuesOf(name).map((value) => ({
      name,
      value,
      gain: gainOf(matrix, pairs, variantOf(name, value)),
    }));
    const [best] = rated.toSorted((a, b) => b.gain - a.gain);
    return best && best.gain > 0 ? [best] : [];
  });
}

/** The variant with all that was chosen; undefined where nothing was. */
export function chosenVariant(choices: readonly Choice[]): Variant {
  if (choices.length === 0) return AS_IT_IS;
  const constants = Object.fromEntries(choices.map(({ name, value }) => [name, value]));
  return { name: `chosen ${JSON.stringify(constants)}`, constants };
}
