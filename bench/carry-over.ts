// Our carry-over and the published methods on pairs of laws whose truth is known.
// npm run bench -- carry-over --stress [--errors missed] runs ours on pairs that are made for it: misread, in other scripts, without structure.
// npm run bench -- carry-over [--root DIR] [--quick] [--methods ours,sketch,token-diff] [--errors silentWrong,missed] [--pairs]
//
// DIR/<pair>/ holds old.pdf, new.pdf, selections.json, truth.json and changes.json; nothing is written there. Judge, ruler and
// rivals are the evaluator's own, copied into .cache/carry-over and run from there.
//
// Changes by paragraph. changes.json names the paragraphs of the source that are not the same in the other version: removed or
// edited on the old side, added or edited on the new one. All is counted on the line of letters and digits, on both sides.
// - A method's report is a span on each side. Ours: the ranges of every change; of a moved passage only the words that changed in
//   it, for a mere move is no change. Of the token diff and the sketch: every run of words without the same word in the other version.
//   Where nothing stands on a side, the report is a point there.
// - Recall: the share of the changed paragraphs that share a letter with a report, or have a point strictly inside. A point at the
//   very edge finds an edited paragraph when the words on the other side are those of an edited paragraph too, not of an added one.
// - Precision: the share of the reported paragraphs that have changed. The truth does not place the unchanged paragraphs, but the
//   paragraphs are numbered, so it is known how many stand between two changed ones; that text is cut into as many at the likeliest
//   line begins (space above, end of the line before), for every method alike. Each piece with a letter in a report is one wrongly
//   reported paragraph. Points never count there: on an edge no one can tell whose they are.
// - Reports without a letter or digit (punctuation, a section sign) count neither way, for the truth does not see such edits; nor
//   do reports that touch text between two neighboring paragraphs only, which is a printed header or a page number. Their numbers
//   stand in the table ("punctuation only", "outside"). A header printed between unchanged paragraphs counts as one of them.
// - A paragraph that was split or merged counts as edited in the truth, though no word changed. How many of those not found are of
//   this kind stands under "only divided"; they count as not found all the same.
import { writeFileSync } from 'node:fs';
import { precisionAndRecall } from './carry-over/change-measure';
import { loadMetrics, prepareEvaluator } from './carry-over/evaluator';
import { measureFolds } from './carry-over/folds/measure-folds';
import { growthTable, largestOf, measureGrowth } from './carry-over/growth';
import { OURS, readOptions } from './carry-over/options';
import { readPairs } from './carry-over/pairs';
import { readTexts, runPairs } from './carry-over/run-pairs';
import { scoresOf, type Scores } from './carry-over/scores';
import { printStress } from './carry-over/stress/run-stress';
import {
  calibrationTable,
  changesTable,
  mainTable,
  outcomesTable,
  pairsTable,
  totalOf,
  type MethodResult,
} from './carry-over/tables';

/** Seconds for one cell of the growth table. */
const GROWTH_LIMIT = 300;

// Children are killed when this process exits, which a signal alone would not let it do in order.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

if (process.argv.includes('--stress')) {
  printStress();
  process.exit();
}
const options = readOptions();
const found = readPairs(options.root, options.only);
const copy = prepareEvaluator(options.evaluator, options.methods);
const metrics = await loadMetrics(copy);
const pairs = await readTexts(found);
const { results, cases } = await runPairs(pairs, metrics, copy, options, (line) => console.log(line));
const ours = results.find(({ name }) => name === OURS);
const isWithoutSome = results.some(({ pairs: done }) => done.length < pairs.length);

print('Per cent of the selections that it concerns', mainTable(results));
if (isWithoutSome) {
  const isCommon = (id: string) => results.every((one) => one.pairs.some((pair) => pair.id === id));
  const common = results.map((one) => ({
    ...one,
    rows: one.rows.filter(({ pair }) => isCommon(pair)),
    pairs: one.pairs.filter(({ id }) => isCommon(id)),
    problems: [],
  }));
  print('The pairs that all methods finished', mainTable(common));
}
if (results.some(({ changes }) => changes.length > 0)) print('Changes by paragraph', changesTable(results));
if (options.hasPairs) {
  const ids = pairs.map(({ pair }) => pair.id);
  print('All right per pair (silently wrong), changes: precision / recall', pairsTable(results, ids));
}
if (ours) {
  print('Ours by label and kind', outcomesTable(ours.rows));
  print('Ours by confidence, answers with a place', calibrationTable(ours.rows));
  print(`Ours, ${options.errors.join(', ')}: ${cases.length}`, cases.join('\n\n'));
}
const folds = options.hasFolds ? await measureFolds(pairs, copy, (line) => console.log(line)) : undefined;
for (const [title, text] of folds?.tables ?? []) print(title, text);
const grown = options.hasScale
  ? await measureGrowth(pairs, options.methods, { copy, isFull: options.isFull, limit: GROWTH_LIMIT })
  : [];
if (grown.length > 0) print('Growth, the text already read', growthTable(grown));

const verdict = ours && {
  ...scoresForAll(scoresOf(ours.rows)),
  ...changesFor(ours),
  ...largestOf(grown),
  ...folds?.figures,
};
if (options.json !== undefined) {
  writeFileSync(options.json, JSON.stringify({ verdict, grown, results }));
}
// Our engine never throws; if it did, the figures above are not to be had.
if (ours && ours.problems.length > 0) process.exitCode = 1;
console.log(JSON.stringify(verdict ?? {}, hundredth));

function scoresForAll(scores: Scores) {
  return {
    silentWrong: scores.silentWrong,
    stressSilentWrong: scores.stressSilentWrong,
    silentChange: scores.silentChange,
    unchangedPlaced: scores.unchangedPlaced,
    needlessConfirmation: scores.needlessConfirmation,
    movedPlaced: scores.movedPlaced,
    editedPlaced: scores.editedPlaced,
    deletedHandled: scores.deletedHandled,
    allRight: scores.allRight,
  };
}

function changesFor({ changes }: MethodResult) {
  const { precision, recall } = precisionAndRecall(totalOf(changes));
  return { changesPrecision: precision, changesRecall: recall };
}

/** A figure of which there is nothing to count is null, so that the line always has the same keys. */
function hundredth(_key: string, value: unknown): unknown {
  if (value === undefined) return null;
  return typeof value === 'number' ? Math.round(value * 100) / 100 : value;
}

function print(title: string, text: string): void {
  console.log(`\n${title}\n${text}`);
}
