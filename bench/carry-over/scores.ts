import type { Answer, Metrics, Outcome, Ruler } from './evaluator';
import type { Pair, Truth } from './pairs';

/** One judged selection. `overlap` is the evaluator's intersection over union. */
export interface Row {
  readonly pair: string;
  readonly isStress: boolean;
  readonly truth: Truth;
  readonly answer: Answer;
  readonly outcome: Outcome;
  readonly overlap: number;
}

/** The share in per cent that each figure of the evaluator's report comes to; `undefined` where nothing is counted. */
export interface Scores {
  readonly judged: number;
  readonly silentWrong?: number;
  readonly silentWrongCount: number;
  readonly stressSilentWrong?: number;
  readonly stressSilentWrongCount: number;
  readonly silentChange?: number;
  readonly unchangedPlaced?: number;
  readonly needlessConfirmation?: number;
  readonly movedPlaced?: number;
  readonly editedPlaced?: number;
  readonly editedHalf?: number;
  readonly deletedHandled?: number;
  readonly ambiguousHandled?: number;
  readonly wrongSuggestion?: number;
  readonly missed?: number;
  readonly allRight?: number;
}

/** Judges the answers for one pair, selection by selection. */
export function judgeAll(metrics: Metrics, at: Ruler, pair: Pair, answers: readonly Answer[]): Row[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return pair.truth.map((truth) => {
    const answer = byId.get(truth.id);
    if (!answer) throw new Error(`No answer for ${truth.id}`);
    const { outcome, iou } = metrics.judge(truth, answer, at);
    return { pair: pair.id, isStress: pair.isStress, truth, answer, outcome, overlap: iou };
  });
}

/** Whether the answer's place is right, whatever its status; on what took a deleted passage's place counts as right. */
export function isInPlace({ outcome, overlap }: Row): boolean {
  return overlap >= 0.9 || outcome === 'okFailed';
}

/** Whether place and status are right. */
export function isRight({ outcome }: Row): boolean {
  return outcome === 'perfect' || outcome === 'okFailed';
}

/** The figures of the evaluator's report: grey selections count nowhere. */
export function scoresOf(all: readonly Row[]): Scores {
  const rows = all.filter(({ truth }) => truth.label !== 'grey');
  const labelled = (...labels: Truth['label'][]) => rows.filter(({ truth }) => labels.includes(truth.label));
  const share = (of: readonly Row[], isCounted: (row: Row) => boolean) =>
    of.length === 0 ? undefined : (100 * of.filter(isCounted).length) / of.length;
  const isPlaced = ({ outcome }: Row) => ['perfect', 'placed', 'silentChange'].includes(outcome);
  const is =
    (wanted: Outcome) =>
    ({ outcome }: Row) =>
      outcome === wanted;
  const figures = {
    silentWrong: share(rows, is('silentWrong')),
    stressSilentWrong: share(
      rows.filter(({ isStress }) => isStress),
      is('silentWrong'),
    ),
    silentChange: share(labelled('edited'), is('silentChange')),
    unchangedPlaced: share(labelled('unchanged'), isPlaced),
    needlessConfirmation: share(labelled('unchanged', 'moved'), is('placed')),
    movedPlaced: share(labelled('moved'), isPlaced),
    editedPlaced: share(labelled('edited'), isPlaced),
    editedHalf: share(labelled('edited'), ({ overlap }) => overlap >= 0.5),
    deletedHandled: share(labelled('deleted'), isRight),
    ambiguousHandled: share(labelled('ambiguous'), isRight),
    wrongSuggestion: share(rows, is('wrongSuggestion')),
    missed: share(rows, is('missed')),
    allRight: share(rows, isRight),
  };
  const known = Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined));
  const wrong = rows.filter(is('silentWrong'));
  return {
    judged: rows.length,
    silentWrongCount: wrong.length,
    stressSilentWrongCount: wrong.filter(({ isStress }) => isStress).length,
    ...known,
  };
}
