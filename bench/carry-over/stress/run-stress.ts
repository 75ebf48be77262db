import { alignDocuments, carryOver } from '@glossator/document-text';
import {
  drawSelections,
  isEqualParagraph,
  type WordSelection,
} from '../../../packages/document-text/src/testing/carried-words';
import { createRandom } from '../../../packages/document-text/src/testing/random';
import type { SetLaw } from '../../../packages/document-text/src/testing/typeset';
import { readCommandLine } from '../../command-line/options';
import type { Outcome } from '../evaluator';
import { aligned, percent } from '../text-tables';
import { newWordsOf, outcomeOf, truthOf, type WordTruth } from './judge-words';
import { SECOND_COLUMN } from './set-texts';
import { STRESS_KINDS, type StressPair } from './stress-pairs';

/** Pairs of a kind, and selections on each. */
const PAIRS = 12;
const SELECTIONS = 120;

/** One judged selection of a made pair. */
export interface StressRow {
  readonly label: WordTruth['label'];
  readonly outcome: Outcome;
  /** What the selection, its place and the answer read, for a person. */
  readonly words: string;
}

/** Judges selections on made pairs of every kind; prints a table, the cases that `--errors` asks for, and a line of JSON. */
export function printStress(): void {
  const values = readCommandLine({
    stress: { type: 'boolean' },
    errors: { type: 'string', default: 'silentWrong,silentChange' },
  });
  const wanted = values.errors.split(',');
  const rows = Object.entries(STRESS_KINDS).map(([kind, make]) => ({ kind, rows: rowsOf(make) }));
  const lines = rows.map(({ kind, rows: of }) => [kind, ...figuresOf(of)]);
  const head = [
    '',
    'judged',
    'all right',
    'same: success',
    'edited',
    'silently wrong',
    'silent change',
    'wrong place',
    'missed',
  ];
  console.log(`Per cent of the selections on made texts\n${aligned([head, ...lines])}`);
  for (const { kind, rows: of } of rows)
    for (const { label, outcome, words } of of)
      if (wanted.includes(outcome)) console.log(`\n${kind}  ${label}  ${outcome}\n${words}`);
  console.log(
    JSON.stringify({ stress: Object.fromEntries(rows.map(({ kind, rows: of }) => [kind, verdictOf(of)])) }),
  );
}

/** The judged selections of a kind of pairs. */
export function rowsOf(make: (seed: number) => StressPair): StressRow[] {
  return Array.from({ length: PAIRS }, (_, at) => judgePair(make(at + 1), at + 1)).flat();
}

function judgePair({ before, after, isSelectable, within }: StressPair, seed: number): StressRow[] {
  const fits = ({ first, last }: WordSelection): boolean => {
    if (!isSelectable(first) || !isSelectable(last)) return false;
    const [from, to] = [before.words[first], before.words[last]];
    if ((from?.article ?? 0) >= SECOND_COLUMN !== (to?.article ?? 0) >= SECOND_COLUMN) return false;
    if (within === 'line' && from?.start.element !== to?.end.element) return false;
    return within === undefined || from?.start.page === to?.end.page;
  };
  const selections = drawSelections(before, createRandom(seed), SELECTIONS).filter(fits);
  const answers = carryOver(
    alignDocuments(before.pages, after.pages),
    selections.map(({ first, last }) => before.rangeOf(first, last)),
  );
  const next = newWordsOf(after);
  return selections.flatMap((selection, at) => {
    const answer = answers[at];
    if (!answer) return [];
    const truth = truthOf(before, next, selection);
    const isSecond = (before.words[selection.first]?.article ?? 0) >= SECOND_COLUMN;
    const [start, end] = [after.words[truth.core?.[0] ?? 0], after.words[(truth.core?.[1] ?? 1) - 1]];
    if (within !== undefined && start?.start.page !== end?.end.page) return [];
    const judged = outcomeOf(next, truth, answer, isSecond);
    // Of two equal paragraphs nothing in the text tells which has become which.
    const isElsewhere = judged === 'silentWrong' || judged === 'wrongSuggestion';
    const isEqual = isElsewhere && isEqualParagraph(before, after, selection, answer);
    const outcome = isEqual ? 'grey' : judged;
    const { status, reason, range } = answer;
    const [from = 0, to = 0] = truth.core ?? [];
    const words = [
      `  old    ${inWords(before, selection.first, selection.last + 1)}`,
      `  truth  ${inWords(after, from, to)}`,
      `  ours   ${status} ${reason.kind} ${range ? `p. ${range.startPage} ${range.startElement}:${range.startCharacter}` : ''}`,
    ];
    return [{ label: isEqual ? 'grey' : truth.label, outcome, words: words.join('\n') }];
  });
}

function inWords({ words }: SetLaw, from: number, to: number): string {
  const of = (first: number, end: number): string =>
    words
      .slice(Math.max(0, first), end)
      .map(({ text }) => text)
      .join(' ');
  return from === to ? 'nowhere' : `${of(from - 6, from)} ⟦${of(from, to)}⟧ ${of(to, to + 6)}`;
}

function figuresOf(all: readonly StressRow[]): string[] {
  const { judged, ...shares } = verdictOf(all);
  return [String(judged), ...Object.values(shares).map((share) => percent(share))];
}

/** The figures of a kind, in per cent. */
export function verdictOf(all: readonly StressRow[]) {
  const rows = all.filter(({ label }) => label !== 'grey');
  const isRight = ({ outcome }: StressRow): boolean => outcome === 'perfect' || outcome === 'okFailed';
  const share = (of: readonly StressRow[], is: (row: StressRow) => boolean): number =>
    Math.round((10_000 * of.filter(is).length) / Math.max(1, of.length)) / 100;
  const has =
    (outcome: Outcome) =>
    (row: StressRow): boolean =>
      row.outcome === outcome;
  return {
    judged: rows.length,
    allRight: share(rows, isRight),
    same: share(
      rows.filter(({ label }) => label === 'same'),
      isRight,
    ),
    edited: share(
      rows.filter(({ label }) => label === 'edited'),
      isRight,
    ),
    silentWrong: share(rows, has('silentWrong')),
    silentChange: share(rows, has('silentChange')),
    wrongSuggestion: share(rows, has('wrongSuggestion')),
    missed: share(rows, has('missed')),
  };
}
