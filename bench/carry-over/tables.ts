import { precisionAndRecall, type ChangeCounts } from './change-measure';
import { isRight, scoresOf, type Row, type Scores } from './scores';
import { aligned, percent } from './text-tables';

/** What one method came to on all pairs. */
export interface MethodResult {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly seconds: number;
  readonly pairs: readonly string[];
  readonly changes?: ChangeCounts;
  readonly changedPairs: readonly string[];
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
  ['silent wrong', 'silentWrong'],
  ['stress', 'stressSilentWrong'],
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
  const head = ['', 'pairs', 'judged', ...COLUMNS.map(([title]) => title), 's/pair'];
  const lines = results.map(({ name, rows, seconds, pairs }) => {
    const scores = scoresOf(rows);
    return [
      name,
      String(pairs.length),
      String(scores.judged),
      ...COLUMNS.map(([, figure]) => percent(scores[figure], figure === 'silentWrong' ? 2 : 1)),
      pairs.length === 0 ? '-' : (seconds / pairs.length).toFixed(2),
    ];
  });
  const problems = results.flatMap(({ name, problems: ofOne }) =>
    ofOne.map((problem) => `${name} did not finish ${problem}`),
  );
  return [aligned([head, ...lines]), ...problems].join('\n');
}

/** Precision and recall of the changes by paragraph, of the methods that tell changes. */
export function changesTable(results: readonly MethodResult[]): string {
  const head = [
    '',
    'pairs',
    'precision',
    'recall',
    'changed',
    'found',
    'wrongly',
    'punctuation only',
    'of it changed',
    'outside',
  ];
  const lines = results.flatMap(({ name, changes, changedPairs }) => {
    if (!changes) return [];
    const { precision, recall } = precisionAndRecall(changes);
    const { wanted, found, wronglyReported, punctuationOnly, punctuationInChanged, outside } = changes;
    const counts = [wanted, found, wronglyReported, punctuationOnly, punctuationInChanged, outside];
    return [[name, String(changedPairs.length), percent(precision), percent(recall), ...counts.map(String)]];
  });
  return aligned([head, ...lines]);
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

/** Share all right of every pair, with the number of silently wrong answers. */
export function pairsTable(results: readonly MethodResult[], ids: readonly string[]): string {
  return aligned([
    ['', ...results.map(({ name }) => name)],
    ...ids.map((id) => [
      id,
      ...results.map(({ rows }) => {
        const scores = scoresOf(rows.filter(({ pair }) => pair === id));
        return scores.judged === 0 ? '-' : `${percent(scores.allRight)} (${scores.silentWrongCount})`;
      }),
    ]),
  ]);
}

/** Answers with a place by tenths of their confidence: how many, and how many of them are in the right place. */
export function calibrationTable(rows: readonly Row[]): string {
  const answered = rows.filter(({ truth, answer }) => truth.label !== 'grey' && answer.status !== 'failed');
  const tenths = Array.from({ length: 10 }, (_, tenth) => {
    const of = answered.filter(
      ({ answer }) => Math.min(9, Math.floor((answer.confidence ?? 0) * 10)) === tenth,
    );
    const mean = of.reduce((sum, { answer }) => sum + (answer.confidence ?? 0), 0) / of.length;
    const share = (rowsOf: readonly Row[]) =>
      rowsOf.length === 0
        ? '-'
        : percent((100 * rowsOf.filter(({ overlap }) => overlap >= 0.9).length) / rowsOf.length);
    const by = (status: string) => of.filter(({ answer }) => answer.status === status);
    return [
      `${(tenth / 10).toFixed(1)}–${((tenth + 1) / 10).toFixed(1)}`,
      String(of.length),
      of.length === 0 ? '-' : percent(100 * mean),
      share(of),
      share(by('success')),
      share(by('unconfirmed')),
      String(of.filter((row) => !isRight(row)).length),
    ];
  });
  return aligned([
    ['confidence', 'answers', 'mean', 'right place', 'of success', 'of unconfirmed', 'not all right'],
    ...tenths,
  ]);
}
