import { join } from 'node:path';
import { countChanges, spansOfOurs, type ChangeCounts } from './change-measure';
import { describeCase, describeChangeErrors } from './cases';
import type { Metrics } from './evaluator';
import { documentOf, type SourceDocument } from './items';
import { OURS, type BenchOptions } from './options';
import type { Pair } from './pairs';
import { keepItems } from './read-pdf';
import { runOther, runOurs, type MethodRun, type OurRun, type ReadPair } from './run-method';
import { isRight, judgeAll, type Row } from './scores';
import type { MethodResult } from './tables';
import type { Side } from './unchanged-pieces';

/** Everything measured on the pairs: a result a method, and the cases of ours that were asked for. */
export interface PairsRun {
  readonly results: readonly MethodResult[];
  readonly cases: readonly string[];
}

/** Reads the text of all pairs, from the scratch folder where it is there. */
export async function readTexts(pairs: readonly Pair[]): Promise<ReadPair[]> {
  const read: ReadPair[] = [];
  for (const pair of pairs) {
    const oldItems = await keepItems(join(pair.folder, 'old.pdf'));
    const newItems = await keepItems(join(pair.folder, 'new.pdf'));
    read.push({ pair, oldItems, newItems });
  }
  return read;
}

/** Runs every method on every pair, one after the other. `onLine` gets a line a pair and method as soon as it has finished. */
export async function runPairs(
  pairs: readonly ReadPair[],
  metrics: Metrics,
  copy: string,
  options: BenchOptions,
  onLine: (line: string) => void,
): Promise<PairsRun> {
  const results = new Map(options.methods.map((name) => [name, emptyResult(name)]));
  const cases: string[] = [];
  for (const read of pairs) {
    const [oldOne, newOne] = [documentOf(read.oldItems), documentOf(read.newItems)];
    const oldSide: Side = { document: oldOne, at: metrics.ruler(oldOne) };
    const newSide: Side = { document: newOne, at: metrics.ruler(newOne) };
    for (const name of options.methods) {
      const our = name === OURS ? runOurs(read) : undefined;
      const run = our
        ? { ...our, ...(our.changes && { spans: spansOfOurs(our.changes) }) }
        : await runOther(copy, name, read, options.limit);
      const rows = run.answers ? judgeAll(metrics, newSide.at, read.pair, run.answers) : [];
      const { id, changes } = read.pair;
      const counted = run.spans && changes && countChanges(run.spans, changes, oldSide, newSide);
      const before = results.get(name) ?? emptyResult(name);
      results.set(name, withRun(before, id, run, rows, counted?.counts));
      if (our) cases.push(...casesOf(read.pair, rows, our, options.errors, oldOne, newOne));
      if (our && counted) cases.push(...describeChangeErrors(counted, id, options.errors, oldOne, newOne));
      onLine(lineOf(read.pair.id, name, run, rows));
    }
  }
  return { results: [...results.values()], cases };
}

function emptyResult(name: string): MethodResult {
  return { name, rows: [], pairs: [], changes: [], problems: [] };
}

function withRun(
  result: MethodResult,
  id: string,
  run: MethodRun,
  rows: readonly Row[],
  counts: ChangeCounts | undefined,
): MethodResult {
  const problem = run.problem && `${id}: ${run.problem}`;
  return {
    ...result,
    rows: [...result.rows, ...rows],
    pairs: run.answers ? [...result.pairs, { id, seconds: run.seconds ?? 0 }] : result.pairs,
    problems: problem ? [...result.problems, problem] : result.problems,
    changes: counts ? [...result.changes, { pair: id, counts }] : result.changes,
  };
}

function casesOf(
  pair: Pair,
  rows: readonly Row[],
  run: OurRun,
  wanted: readonly string[],
  oldOne: SourceDocument,
  newOne: SourceDocument,
): string[] {
  const indexOf = new Map(pair.selections.map(({ id }, index) => [id, index]));
  return rows.flatMap((row) => {
    if (!wanted.includes(row.outcome)) return [];
    const index = indexOf.get(row.truth.id) ?? -1;
    const selection = pair.selections[index];
    const carried = run.carried[index];
    if (!selection || !carried) return [];
    return [describeCase(row, selection, carried, oldOne, newOne)];
  });
}

function lineOf(id: string, name: string, run: MethodRun, rows: readonly Row[]): string {
  const judged = rows.filter(({ truth }) => truth.label !== 'grey');
  const right = judged.filter(isRight).length;
  const wrong = judged.filter(({ outcome }) => outcome === 'silentWrong').length;
  const figures = run.answers
    ? `${run.seconds?.toFixed(2).padStart(7)} s  ${right} of ${judged.length} right, ${wrong} silently wrong`
    : '';
  return `${id.padEnd(18)}${name.padEnd(22)}${figures}${run.problem ? `  ${run.problem}` : ''}`;
}
