// One process that runs variants of our engine on pairs, each pair read once.
// variant-child.ts COPY TASKS; TASKS is a file with the pairs' folders and items and the variants wanted of each.
import { readFileSync } from 'node:fs';
import { carryOver, findChanges, pageTextFromItems, type Alignment } from '@glossator/document-text';
import { linkVersions } from '../../../packages/document-text/src/alignment/align-documents';
import type { VersionPair } from '../../../packages/document-text/src/alignment/alignment';
import { readVersions } from '../../../packages/document-text/src/alignment/read-versions';
import { ALIGNMENT_CONSTANTS } from '../../../packages/document-text/src/constants/alignment-constants';
import { ENGINE_CONSTANTS } from '../../../packages/document-text/src/constants/engine-constants';
import { countChanges, spansOfOurs, type ChangeCounts } from '../change-measure';
import { loadMetrics, type Metrics, type Verdict } from '../evaluator';
import { documentOf, readKept } from '../items';
import { answerOf, rangeOf, type ReadPair } from '../run-method';
import type { Row } from '../scores';
import { countsOf, type Counts } from './counts';
import type { Variant } from './grid';

/** What a child is to do: variants of a pair. */
export interface VariantTask {
  readonly read: ReadPair;
  readonly variants: readonly Variant[];
}

/** What it reports when a pair is done: counts by the name of the variant. */
export interface VariantReport {
  readonly pair: string;
  readonly counts: Readonly<Record<string, Counts>>;
}

const [copy = '', tasksFile = ''] = process.argv.slice(2);
const metrics = await loadMetrics(copy);
for (const task of JSON.parse(readFileSync(tasksFile, 'utf8')) as VariantTask[])
  await send({ pair: task.read.pair.id, counts: runTask(task, metrics) });
process.disconnect();

function runTask({ read, variants }: VariantTask, { judge, ruler }: Metrics): Record<string, Counts> {
  const [oldOne, newOne] = [documentOf(read.oldItems), documentOf(read.newItems)];
  const oldSide = { document: oldOne, at: ruler(oldOne) };
  const newSide = { document: newOne, at: ruler(newOne) };
  const { pair } = read;
  const texts = ended(readVersions(pagesOf(read.oldItems), pagesOf(read.newItems)));
  const selections = pair.selections.map(rangeOf);
  const truthOf = new Map(pair.truth.map((truth) => [truth.id, truth]));

  // Most variants answer as the engine does: what is judged already need not be judged again.
  const verdicts = new Map<string, Verdict>();
  const alignments = new Map<string, Alignment>();
  const counted = new Map<string, ChangeCounts | undefined>();
  const known = new Map<string, Counts>();

  const align = (variant: Variant): Alignment => {
    const own = Object.entries(variant.constants).filter(([name]) => name in ALIGNMENT_CONSTANTS);
    const key = JSON.stringify(own);
    const constants = { ...ENGINE_CONSTANTS, ...variant.constants };
    const before = alignments.get(key);
    if (before) return { ...before, constants };
    const alignment = ended(linkVersions({ ...texts, constants }));
    // One of the engine as it is serves all that only carry over otherwise; the others are used once.
    if (own.length === 0) alignments.set(key, alignment);
    return alignment;
  };
  const judged = (alignment: Alignment): Row[] =>
    carryOver(alignment, selections).map((carried, index): Row => {
      const answer = answerOf(pair.selections[index]?.id ?? '', carried);
      const key = JSON.stringify({ ...answer, confidence: undefined });
      const truth = truthOf.get(answer.id);
      if (!truth) throw new Error(`No truth for ${answer.id}`);
      const verdict = verdicts.get(key) ?? judge(truth, answer, newSide.at);
      verdicts.set(key, verdict);
      return {
        pair: pair.id,
        isStress: pair.isStress,
        truth,
        answer,
        outcome: verdict.outcome,
        overlap: verdict.iou,
      };
    });
  const changesOf = (alignment: Alignment): ChangeCounts | undefined => {
    if (!pair.changes) return undefined;
    const spans = spansOfOurs(findChanges(alignment));
    const key = JSON.stringify(spans);
    if (!counted.has(key)) counted.set(key, countChanges(spans, pair.changes, oldSide, newSide).counts);
    return counted.get(key);
  };

  const all: Record<string, Counts> = {};
  for (const variant of variants) {
    const alignment = align(variant);
    const key = sameAs(alignment, variant);
    const counts = known.get(key) ?? countsOf(judged(alignment), changesOf(alignment));
    known.set(key, counts);
    all[variant.name] = counts;
  }
  return all;
}

/** The same for variants that cannot but answer the same: equal links, and nothing else set otherwise. */
function sameAs({ links, inPlace, newSectionOf, sectionMargin }: Alignment, { constants }: Variant): string {
  const others = Object.entries(constants).filter(([name]) => !(name in ALIGNMENT_CONSTANTS));
  return [
    ...[links.toNew, inPlace, newSectionOf, new Uint8Array(sectionMargin.buffer)].map(printOf),
    // The same links weighed otherwise carry selections over otherwise.
    JSON.stringify(others),
    String(constants.leastWordWeight ?? ''),
  ].join(' ');
}

function printOf(numbers: ArrayLike<number>): number {
  let print = 0;
  for (let at = 0; at < numbers.length; at += 1)
    print = (Math.imul(print ^ (numbers[at] ?? 0), 0x9e3779b1) ^ (print >>> 15)) | 0;
  return print;
}

function pagesOf(items: string) {
  return readKept(items).map((page, index) => pageTextFromItems(index, page.items, { boxes: true }));
}

function ended<Result extends VersionPair>(steps: Generator<number, Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

function send(report: VariantReport): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(report, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
}
