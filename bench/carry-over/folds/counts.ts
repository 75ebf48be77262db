import { precisionAndRecall, type ChangeCounts } from '../change-measure';
import { isRight, type Row } from '../scores';

/** What a variant came to on a pair. */
export interface Counts {
  readonly judged: number;
  readonly right: number;
  readonly silentWrong: number;
  readonly silentChange: number;
  readonly moved: number;
  readonly movedPlaced: number;
  readonly edited: number;
  readonly editedPlaced: number;
  readonly crosspage: number;
  readonly crosspageRight: number;
  readonly multi: number;
  readonly multiRight: number;
  readonly wanted: number;
  readonly found: number;
  readonly wronglyReported: number;
}

const NOTHING: Counts = {
  judged: 0,
  right: 0,
  silentWrong: 0,
  silentChange: 0,
  moved: 0,
  movedPlaced: 0,
  edited: 0,
  editedPlaced: 0,
  crosspage: 0,
  crosspageRight: 0,
  multi: 0,
  multiRight: 0,
  wanted: 0,
  found: 0,
  wronglyReported: 0,
};

const FIGURES = Object.keys(NOTHING).filter((name): name is keyof Counts => name in NOTHING);

/** The counts of a pair's judged answers and changes. */
export function countsOf(all: readonly Row[], changes: ChangeCounts | undefined): Counts {
  const rows = all.filter(({ truth }) => truth.label !== 'grey');
  const count = (isCounted: (row: Row) => boolean): number => rows.filter(isCounted).length;
  const isPlaced = ({ outcome }: Row): boolean => ['perfect', 'placed', 'silentChange'].includes(outcome);
  const isOf =
    (label: string) =>
    ({ truth }: Row): boolean =>
      truth.label === label;
  const isKind =
    (kind: string) =>
    ({ truth }: Row): boolean =>
      truth.kind === kind;
  return {
    judged: rows.length,
    right: count(isRight),
    silentWrong: count(({ outcome }) => outcome === 'silentWrong'),
    silentChange: count(({ outcome }) => outcome === 'silentChange'),
    moved: count(isOf('moved')),
    movedPlaced: count((row) => isOf('moved')(row) && isPlaced(row)),
    edited: count(isOf('edited')),
    editedPlaced: count((row) => isOf('edited')(row) && isPlaced(row)),
    crosspage: count(isKind('crosspage')),
    crosspageRight: count((row) => isKind('crosspage')(row) && isRight(row)),
    multi: count(isKind('multi')),
    multiRight: count((row) => isKind('multi')(row) && isRight(row)),
    wanted: changes?.wanted ?? 0,
    found: changes?.found ?? 0,
    wronglyReported: changes?.wronglyReported ?? 0,
  };
}

/** The sum of counts. */
export function sumOf(all: Iterable<Counts>): Counts {
  const sum = { ...NOTHING };
  for (const counts of all) for (const figure of FIGURES) sum[figure] += counts[figure];
  return sum;
}

/** A silent error costs as much as so many answers that need a person: it is what the engine must not do. */
const SILENT = 20;
/** There are many changed paragraphs, and one that is listed wrongly is seen at once: a quarter of an answer each. */
const CHANGE = 0.25;

/** What counts are worth, in right answers: by it constants are chosen. */
export function worthOf({
  right,
  silentWrong,
  silentChange,
  found,
  wronglyReported,
}: Pick<Counts, 'right' | 'silentWrong' | 'silentChange' | 'found' | 'wronglyReported'>): number {
  return right - SILENT * (silentWrong + silentChange) + CHANGE * (found - wronglyReported);
}

/** Shares in per cent; undefined where nothing is counted. */
export function sharesOf(counts: Counts) {
  const share = (part: number, whole: number): number | undefined =>
    whole === 0 ? undefined : (100 * part) / whole;
  const { precision, recall } = precisionAndRecall({
    ...counts,
    onlyDivided: 0,
    punctuationOnly: 0,
    punctuationInChanged: 0,
    outside: 0,
  });
  return {
    allRight: share(counts.right, counts.judged),
    moved: share(counts.movedPlaced, counts.moved),
    edited: share(counts.editedPlaced, counts.edited),
    silentWrong: share(counts.silentWrong, counts.judged),
    silentChange: share(counts.silentChange, counts.edited),
    crosspage: share(counts.crosspageRight, counts.crosspage),
    multi: share(counts.multiRight, counts.multi),
    precision,
    recall,
  };
}
