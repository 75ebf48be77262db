import type { Pair } from '../pairs';
import type { ReadPair } from '../run-method';
import { aligned, percent } from '../text-tables';
import { intervalOf } from './bootstrap';
import { chooseOn, chosenVariant, countsOn, type Choice } from './choose';
import { constantsTable } from './constants-table';
import { sharesOf, sumOf, type Counts } from './counts';
import { foldsByLanguage, foldsByLaw, foldsByLayout, type Fold } from './fold';
import { allVariants, AS_IT_IS, type Variant } from './grid';
import { runMatrix, type Matrix } from './matrix';

/** The figures of the last line, and the tables for people. */
export interface FoldsRun {
  readonly figures: Readonly<Record<string, unknown>>;
  readonly tables: readonly (readonly [title: string, text: string])[];
}

/** A fold with what was chosen without it, and what that came to on it. */
interface JudgedFold {
  readonly fold: Fold;
  readonly choices: readonly Choice[];
  readonly variant: Variant;
}

/**
 * Chooses constants without each fold and judges them on it: by laws, by languages, by layouts. Every value of every constant is run
 * once on every pair, so that choosing is arithmetic; what was chosen is then run on the pairs of its fold.
 */
export async function measureFolds(
  pairs: readonly ReadPair[],
  copy: string,
  onLine: (line: string) => void,
): Promise<FoldsRun> {
  const variants = allVariants();
  const single = await runMatrix(
    pairs.map((read) => ({ read, variants })),
    copy,
    onLine,
  );
  const all = pairs.map(({ pair }) => pair);
  const kinds = [
    ['laws', foldsByLaw(all)],
    ['languages', foldsByLanguage(all)],
    ['layouts', foldsByLayout(all)],
  ] as const;
  const chosen = kinds.map(([kind, folds]) => ({
    kind,
    folds: folds.map((fold): JudgedFold => {
      const choices = chooseOn(single, fold.others);
      return { fold, choices, variant: chosenVariant(choices) };
    }),
  }));
  const wanted = pairs.map((read) => ({
    read,
    variants: chosen.flatMap(({ folds }) =>
      folds.filter(({ fold }) => fold.judged.includes(read.pair.id)).map(({ variant }) => variant),
    ),
  }));
  const matrix = await runMatrix(wanted, copy, onLine);
  const [byLaw] = chosen;
  return {
    tables: [
      ['What each constant buys', constantsTable(matrix, foldsByLaw(all))],
      ...chosen.map(
        ({ kind, folds }) =>
          [`Constants chosen without ${kind}, judged on them`, foldsTable(matrix, folds)] as const,
      ),
    ],
    figures: byLaw ? figuresOf(matrix, byLaw.folds, all) : {},
  };
}

function foldsTable(matrix: Matrix, folds: readonly JudgedFold[]): string {
  const cells = (counts: Counts): string[] => {
    const { allRight, moved, edited, silentWrong, crosspage, multi, precision, recall } = sharesOf(counts);
    return [
      String(counts.judged),
      percent(allRight, 2),
      percent(moved),
      percent(edited),
      percent(silentWrong, 2),
      percent(crosspage),
      percent(multi),
      percent(precision),
      percent(recall),
    ];
  };
  const head = [
    'judged',
    'all right',
    'moved',
    'edited',
    'silent',
    'across pages',
    'multi',
    'precision',
    'recall',
  ];
  const lines = folds.map(({ fold, variant, choices }) => [
    fold.name,
    ...cells(countsOn(matrix, fold.judged, variant)),
    percent(sharesOf(countsOn(matrix, fold.judged, AS_IT_IS)).allRight, 2),
    String(choices.length),
  ]);
  const means = meansOf(matrix, folds);
  return aligned([
    ['', ...head, 'as it is', 'others chosen'],
    ...lines,
    [
      'mean',
      '',
      percent(means.allRight, 2),
      percent(means.moved),
      percent(means.edited),
      percent(means.silentWrong, 2),
      percent(means.crosspage),
      percent(means.multi),
      percent(means.precision),
      percent(means.recall),
      '',
      '',
    ],
  ]);
}

/** The means over folds, of each figure over those that have something to count. */
function meansOf(matrix: Matrix, folds: readonly JudgedFold[]) {
  const shares = folds.map(({ fold, variant }) => sharesOf(countsOn(matrix, fold.judged, variant)));
  const mean = (figure: keyof ReturnType<typeof sharesOf>): number | undefined => {
    const known = shares.map((one) => one[figure]).filter((value) => value !== undefined);
    return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  return {
    allRight: mean('allRight'),
    moved: mean('moved'),
    edited: mean('edited'),
    silentWrong: mean('silentWrong'),
    crosspage: mean('crosspage'),
    multi: mean('multi'),
    precision: mean('precision'),
    recall: mean('recall'),
  };
}

function figuresOf(matrix: Matrix, folds: readonly JudgedFold[], pairs: readonly Pair[]) {
  const means = meansOf(matrix, folds);
  const byLaw = new Map<string, Counts[]>();
  for (const { fold, variant } of folds)
    for (const id of fold.judged) {
      const law = pairs.find((pair) => pair.id === id)?.law ?? id;
      byLaw.set(law, [...(byLaw.get(law) ?? []), countsOn(matrix, [id], variant)]);
    }
  const laws = [...byLaw.values()].map(sumOf);
  const allRight = (drawn: readonly Counts[]): number => sharesOf(sumOf(drawn)).allRight ?? NaN;
  const [low, high] = intervalOf(laws, allRight);
  return {
    crosspage: means.crosspage,
    multi: means.multi,
    movedFolds: means.moved,
    editedFolds: means.edited,
    silentWrongFolds: means.silentWrong,
    changesPrecisionFolds: means.precision,
    changesRecallFolds: means.recall,
    allRightFoldsFrom: low,
    allRightFoldsTo: high,
    allRightFolds: means.allRight,
  };
}
