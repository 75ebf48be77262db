// Learns how sure answers of the carry-over are from judged ones, and says how well that holds on laws it was not learned from.
// npm run bench -- learn-confidence [--roots DIR,DIR] [--write]
//
// For each fold of laws the weights are fitted to the other laws and judged on it. "off" is the mean distance between confidence and the share of
// right places by tenths of confidence, in points; "loss" the mean surprise (less is better). `--write` fits to all and writes the weights
// that the engine uses. The result is the same every time.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadMetrics, prepareEvaluator } from './carry-over/evaluator';
import { foldsByLaw } from './carry-over/folds/fold';
import { examplesOf, type LearnedFrom } from './carry-over/learn/examples';
import { fitLogistic, probabilityOf } from './carry-over/learn/logistic';
import { OURS } from './carry-over/options';
import { readPairs } from './carry-over/pairs';
import { readTexts } from './carry-over/run-pairs';
import { aligned } from './carry-over/text-tables';
import { pathOf, readCommandLine } from './command-line/options';

const KINDS = ['equal', 'changed'] as const;
const FILE = join(import.meta.dirname, '../packages/document-text/src/carry-over/confidence-weights.ts');

const values = readCommandLine({
  roots: { type: 'string', default: '../shared/carry-over/open,../shared/carry-over/train2' },
  write: { type: 'boolean', default: false },
});
const roots = values.roots.split(',').map((root) => pathOf('roots', root));
const metrics = await loadMetrics(prepareEvaluator(resolve(roots[0] ?? '', '..'), [OURS]));
const read = await readTexts(roots.flatMap((root) => readPairs(root, /./)));
const examples = read.flatMap((one) => examplesOf(one, metrics));
const folds = foldsByLaw(read.map(({ pair }) => pair));

const judged = folds.flatMap(({ judged: ids }) => {
  const isOwn = ({ pair }: LearnedFrom): boolean => ids.includes(pair);
  const weights = weightsFrom(examples.filter((one) => !isOwn(one)));
  return examples
    .filter(isOwn)
    .map((one) => ({ ...one, learned: probabilityOf(weights[one.kind], one.features) }));
});
const rows = [...KINDS, 'all' as const].map((kind) => {
  const own = judged.filter((one) => kind === 'all' || one.kind === kind);
  const cells = (of: (one: (typeof judged)[number]) => number) => {
    const pairs = own.map((one) => ({ probability: of(one), isRight: one.isRight, pair: one.pair }));
    const byFold = folds.map((fold) => offBy(pairs.filter(({ pair }) => fold.judged.includes(pair))));
    return [offBy(pairs), Math.max(...byFold), lossOf(pairs)].map((value) => value.toFixed(3));
  };
  return [kind, String(own.length), ...cells((one) => one.learned), ...cells((one) => one.confidence)];
});
const head = ['', 'answers', 'off', 'worst fold', 'loss', 'off now', 'worst fold', 'loss'];
console.log(
  `Learned without the laws it is judged on, beside the engine as it is\n${aligned([head, ...rows])}`,
);

const weights = weightsFrom(examples);
if (values.write) writeFileSync(FILE, sourceOf(weights));
console.log(
  JSON.stringify({ weights, offFolds: Number(rows.at(-1)?.[2]), offNow: Number(rows.at(-1)?.[5]) }),
);

type Weights = Record<(typeof KINDS)[number], readonly number[]>;

function weightsFrom(from: readonly LearnedFrom[]): Weights {
  const fit = (kind: LearnedFrom['kind']): number[] =>
    fitLogistic(from.filter((one) => one.kind === kind)).map((weight) => Math.round(weight * 100) / 100);
  return { equal: fit('equal'), changed: fit('changed') };
}

interface Said {
  readonly probability: number;
  readonly isRight: boolean;
}

function offBy(said: readonly Said[]): number {
  const tenths = Map.groupBy(said, ({ probability }) => Math.min(9, Math.floor(probability * 10)));
  let off = 0;
  for (const own of tenths.values())
    off += Math.abs(own.reduce((sum, { probability, isRight }) => sum + probability - (isRight ? 1 : 0), 0));
  return (100 * off) / Math.max(1, said.length);
}

function lossOf(said: readonly Said[]): number {
  const surprise = ({ probability, isRight }: Said): number =>
    -Math.log(Math.max(1e-6, isRight ? probability : 1 - probability));
  return said.reduce((sum, one) => sum + surprise(one), 0) / Math.max(1, said.length);
}

function sourceOf(weights: Weights): string {
  const line = (kind: (typeof KINDS)[number]): string => `  ${kind}: [${weights[kind].join(', ')}],`;
  return [
    '/** Made by `npm run bench -- learn-confidence --write`; not by hand. The first of each is for no evidence, the others are for the features in order. */',
    "export const CONFIDENCE_WEIGHTS: Readonly<Record<'equal' | 'changed', readonly number[]>> = {",
    ...KINDS.map(line),
    '};',
    '',
  ].join('\n');
}
