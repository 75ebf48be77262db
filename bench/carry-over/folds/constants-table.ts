import { ENGINE_CONSTANTS } from '../../../packages/document-text/src/constants/engine-constants';
import { aligned } from '../text-tables';
import { countsOn, gainOf } from './choose';
import type { Fold } from './fold';
import { AS_IT_IS, GRID, NAMES, NEVER, valuesOf, variantOf } from './grid';
import type { Matrix } from './matrix';

/** What each constant buys: the engine with it beside the engine without it, or with the best other value. */
export function constantsTable(matrix: Matrix, folds: readonly Fold[]): string {
  const pairs = folds.flatMap(({ judged }) => judged);
  const now = countsOn(matrix, pairs, AS_IT_IS);
  const rows = NAMES.map((name): string[] => {
    const { without, unjudged } = GRID[name];
    const value = shown(ENGINE_CONSTANTS[name]);
    if (unjudged !== undefined) return [name, value, unjudged];
    const rated = valuesOf(name).map((other) => ({
      other,
      gain: gainOf(matrix, pairs, variantOf(name, other)),
    }));
    const best = rated.toSorted((a, b) => b.gain - a.gain)[0];
    const bestCells = best ? [shown(best.other), signed(best.gain)] : ['-', '-'];
    if (without === undefined) return [name, value, '-', '-', '-', '-', '-', ...bestCells];
    const variant = variantOf(name, without);
    const gone = countsOn(matrix, pairs, variant);
    const gains = folds.map(({ judged }) => gainOf(matrix, judged, variant));
    return [
      name,
      value,
      shown(without),
      signed(now.right - gone.right),
      signed(now.silentWrong + now.silentChange - gone.silentWrong - gone.silentChange),
      `${signed(now.found - gone.found)} / ${signed(now.wronglyReported - gone.wronglyReported)}`,
      `${gains.filter((gain) => gain < 0).length} : ${gains.filter((gain) => gain > 0).length}`,
      ...bestCells,
    ];
  });
  return aligned([
    [
      '',
      'value',
      'without',
      'right',
      'silent',
      'changes found / wrong',
      'folds for : against',
      'best other',
      'gains',
    ],
    ...rows,
  ]);
}

/** A value; the one that is more than there ever is, as a word. */
function shown(value: unknown): string {
  return value === NEVER ? 'never' : JSON.stringify(value);
}

function signed(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return rounded > 0 ? `+${rounded}` : String(rounded);
}
