import { addCounts, NO_CHANGES, precisionAndRecall, type ChangeCounts } from './change-measure';
import { isInPlace, isRight, scoresOf, type Row, type Scores } from './scores';
import { aligned, percent } from './text-tables';

/** What one method came to on all pairs. */
export interface MethodResult {
  readonly name: string;
  readonly rows: readonly Row[];
  /** The pairs that it answered. */
  readonly pairs: readonly { readonly id: string; readonly seconds: number }[];
  /** One of every pair whose changes the method reports; empty when it reports none. */
  readonly changes: readonly { readonly pair: string; readonly counts: ChangeCounts }[];
  readonly problems: readonly string[];
}

const LABELS = ['unchanged', 'moved', 'edited', 'deleted', 'ambiguous'] as const;
const OUTCOMES = [
  'perfect',
  'okFailed',
  'placed',
  'silentChange',
  'silentWrong',
  'wrongSuggestion',
  'missed',
] as const;
const COLUMNS: readonly (readonly [title: string, figure: keyof Scores])[] = [
  ['silent change', 'silentChange'],
  ['unch. placed', 'unchangedPlaced'],
  ['needless', 'needlessConfirmation'],
  ['moved', 'movedPlaced'],
  ['edited', 'editedPlaced'],
  ['edited ½', 'editedHalf'],
  ['deleted', 'deletedHandled'],
  ['ambig.', 'ambiguousHandled'],
  ['wrong sugg.', 'wrongSuggestion'],
  ['missed', 'missed'],
  ['all right', 'allRight'],
];

/** The figures of every method, one line each, and beneath what a method did not finish. */
export function mainTable(results: readonly MethodResult[]): string {
  const titles = COLUMNS.map(([title]) => title);
  const head = ['', 'pairs', 'judged', 'silent wrong', 'stress', ...titles, 's/pair'];
  const lines = results.map(({ name, rows, pairs }) => {
    const scores = scoresOf(rows);
    const total = pairs.reduce((sum, { seconds }) => sum + seconds, 0);
    return [
      name,
      String(pairs.length),
      String(scores.judged),
      `${percent(scores.silentWrong, 2)} (${scores.silentWrongCount})`,
      `${percent(scores.stressSilentWrong, 2)} (${scores.stressSilentWrongCount})`,
      ...COLUMNS.map(([, figure]) => percent(scores[figure])),
      pairs.length === 0 ? '-' : (total / pairs.length).toFixed(2),
    ];
  });
  const problems = results.flatMap(({ name, problems: ofOne }) =>
    ofOne.map((problem) => `${name} did not finish ${problem}`),
  );
  return [aligned([head, ...lines]), ...problems].join('\n');
}

/** Precision and recall of the changes by paragraph, of the methods that report changes. */
export function changesTable(results: readonly MethodResult[]): string {
  const head = [
    '',
    'pairs',
    'precision',
    'recall',
    'changed',
    'found',
    'only divided',
    'wrongly',
    'punctuation only',
    'of it changed',
    'outside',
  ];
  const lines = results.flatMap(({ name, changes }) => {
    if (changes.length === 0) return [];
    const total = totalOf(changes);
    const { precision, recall } = precisionAndRecall(total);
    const { wanted, found, onlyDivided, wronglyReported, punctuationOnly, punctuationInChanged, outside } =
      total;
    const counts = [
      wanted,
      found,
      onlyDivided,
      wronglyReported,
      punctuationOnly,
      punctuationInChanged,
      outside,
    ];
    return [[name, String(changes.length), percent(precision), percent(recall), ...counts.map(String)]];
  });
  return aligned([head, ...lines]);
}

/** The counts of all pairs of a method. */
export function totalOf(changes: MethodResult['changes']): ChangeCounts {
  return changes.map(({ counts }) => counts).reduce(addCounts, NO_CHANGES);
}

/** Outcomes of one method by label of the truth and by kind of selection. */
export function outcomesTable(rows: readonly Row[]): string {
  const judged = rows.filter(({ truth }) => truth.label !== 'grey');
  const kinds = [...new Set(judged.map(({ truth }) => truth.kind))];
  const line = (title: string, of: readonly Row[]) => [
    title,
    ...OUTCOMES.map((outcome) => String(of.filter((row) => row.outcome === outcome).length)),
  ];
  return aligned([
    ['', ...OUTCOMES],
    ...LABELS.map((label) =>
      line(
        label,
        judged.filter(({ truth }) => truth.label === label),
      ),
    ),
    ...kinds.map((kind) =>
      line(
        kind,
        judged.filter(({ truth }) => truth.kind === kind),
      ),
    ),
  ]);
}

/** Share all right of every pair, with the number of silently wrong answers; then precision and recall of the changes. */
export function pairsTable(results: readonly MethodResult[], ids: readonly string[]): string {
  const changing = results.filter(({ changes }) => changes.length > 0);
  return aligned([
    ['', ...results.map(({ name }) => name), ...changing.map(({ name }) => `changes ${name}`)],
    ...ids.map((id) => [
      id,
      ...results.map(({ rows }) => {
        const scores = scoresOf(rows.filter(({ pair }) => pair === id));
        return scores.judged === 0 ? '-' : `${percent(scores.allRight)} (${scores.silentWrongCount})`;
      }),
      ...changing.map(({ changes }) => {
        const { precision, recall } = precisionAndRecall(totalOf(changes.filter(({ pair }) => pair === id)));
        return `${percent(precision)} / ${percent(recall)}`;
      }),
    ]),
  ]);
}

/**
 * Answers with a place by tenths of their confidence: how many, and how many of them are in the right place. "off" in the last line
 * is the mean distance between confidence and share, weighed by the answers.
 */
export function calibrationTable(rows: readonly Row[]): string {
  const answered = rows.filter(({ truth, answer }) => truth.label !== 'grey' && answer.status !== 'failed');
  const tenthOf = ({ answer }: Row) => Math.min(9, Math.floor((answer.confidence ?? 0) * 10));
  const tenths = Array.from({ length: 10 }, (_, tenth) => answered.filter((row) => tenthOf(row) === tenth));
  const lines = tenths.map((of, tenth) => [
    `${(tenth / 10).toFixed(1)}–${((tenth + 1) / 10).toFixed(1)}`,
    ...confidenceCells(of),
  ]);
  const off = tenths.reduce(
    (sum, of) => sum + (of.length === 0 ? 0 : of.length * Math.abs(meanConfidence(of) - shareInPlace(of))),
    0,
  );
  return [
    aligned([
      ['confidence', 'answers', 'mean', 'right place', 'of success', 'of unconfirmed', 'not all right'],
      ...lines,
      ['all', ...confidenceCells(answered)],
    ]),
    `off by ${percent(off / Math.max(1, answered.length))} points`,
  ].join('\n');
}

function confidenceCells(rows: readonly Row[]): string[] {
  const share = (of: readonly Row[]) => (of.length === 0 ? '-' : percent(shareInPlace(of)));
  return [
    String(rows.length),
    rows.length === 0 ? '-' : percent(meanConfidence(rows)),
    share(rows),
    share(rows.filter(({ answer }) => answer.status === 'success')),
    share(rows.filter(({ answer }) => answer.status === 'unconfirmed')),
    String(rows.filter((row) => !isRight(row)).length),
  ];
}

function meanConfidence(rows: readonly Row[]): number {
  return (100 * rows.reduce((sum, { answer }) => sum + (answer.confidence ?? 0), 0)) / rows.length;
}

function shareInPlace(rows: readonly Row[]): number {
  return (100 * rows.filter(isInPlace).length) / rows.length;
}
