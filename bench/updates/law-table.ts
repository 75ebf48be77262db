import { rowOf, roundedTo } from '../annotating/table';
import type { LawResult, Phase } from './measure-law';

const MIB = 2 ** 20;

/** What was measured on a law, for people. */
export function lawTable(result: LawResult): string {
  const { name, oldPages, newPages, annotations, placingSeconds, comparison, counts } = result;
  const { verdict = '', likeness = NaN, changes = NaN } = comparison;
  const head = [
    's',
    'p50 ms',
    'p99 ms',
    'max ms',
    'calls',
    'refused',
    'stalls',
    'work ms',
    'stall ms',
    'MB main',
    'MB all',
  ];
  const placed = placingSeconds === undefined ? '' : `, placed in ${placingSeconds.toFixed(0)} s`;
  const sames = (100 * likeness).toFixed(1);
  return [
    `\n${name}: ${oldPages} -> ${newPages} pages, ${annotations} Selections${placed}`,
    `  reviewable after ${result.reviewableSeconds.toFixed(1)} s: ${verdict}, ${sames} % alike, ${changes} changes; success / unconfirmed / failed ${counts}`,
    rowOf('  phase; the other user', head),
    ...result.phases.map((phase) => rowOf(`  ${phase.name}`, cellsOf(phase))),
    ...memoryOf(result.phases),
    ...slowestCalls(result.phases),
  ].join('\n');
}

function cellsOf({ seconds, samples, stalls, mainBytes, allBytes }: Phase): (string | number)[] {
  const waits = samples.map(({ ms }) => ms);
  const longestOf = (values: readonly (number | undefined)[]) =>
    Math.max(0, ...values.map((value) => value ?? 0));
  return [
    seconds,
    ...[50, 99, 100].map((percent) => percentile(waits, percent) ?? '-'),
    String(samples.length),
    String(samples.filter(({ isRefused }) => isRefused).length),
    String(stalls.length),
    longestOf(stalls.map(({ workMs }) => workMs)),
    longestOf(stalls.map(({ ms }) => ms)),
    mainBytes === undefined ? '-' : mainBytes / MIB,
    allBytes === undefined ? '-' : allBytes / MIB,
  ];
}

/** Which processes had the memory of the comparison when it was most. */
function memoryOf(phases: readonly Phase[]): string[] {
  const programs = phases.find(({ name }) => name === 'compare')?.programs ?? [];
  if (programs.length === 0) return [];
  const shares = programs.toSorted((a, b) => b.bytes - a.bytes);
  return [
    `  most MB: ${shares.map(({ program, bytes }) => `${program} ${Math.round(bytes / MIB)}`).join(', ')}`,
  ];
}

/** The calls that somebody waited for longest. */
function slowestCalls(phases: readonly Phase[]): string[] {
  const all = phases.flatMap(({ name, samples }) => samples.map((sample) => ({ name, ...sample })));
  const slowest = all.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  return [
    `  longest: ${slowest.map(({ name, call, ms }) => `${call} ${ms.toFixed(0)} ms (${name})`).join(', ')}`,
  ];
}

/** The figures of the verdict that laws give; null where a law was not measured. */
export function verdictOf(laws: readonly LawResult[]) {
  const secondsOf = (isIt: (pages: number) => boolean): number | null => {
    const law = laws.find(({ oldPages }) => isIt(oldPages));
    return law ? (roundedTo(law.reviewableSeconds, 1) ?? null) : null;
  };
  const waits = laws.flatMap(({ phases }) =>
    phases.flatMap(({ name, samples }) => (name === 'before' ? [] : samples.map(({ ms }) => ms))),
  );
  const peak = Math.max(0, ...laws.flatMap(({ phases }) => phases.map(({ allBytes }) => allBytes ?? 0)));
  return {
    reviewable679Seconds: secondsOf((pages) => pages < 1000),
    reviewable3000Seconds: secondsOf((pages) => pages >= 1000),
    otherP99Ms: roundedTo(percentile(waits, 99) ?? NaN, 0) ?? null,
    peakMB: peak > 0 ? Math.round(peak / MIB) : null,
  };
}

/** The value that so many per cent are not above; undefined where there are none. */
function percentile(values: readonly number[], percent: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
}
