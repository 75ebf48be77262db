// Where the time of a test run went: collected from the steps, stored in `.cache/timing.json`, and summarized.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** The report of the last run, with more detail than the ten lines that are printed. */
export const TIMING_REPORT = join(root, '.cache/timing.json');

const seconds = (ms) => Math.round(ms / 100) / 10;

/** The file in which the test files of a step write their times; see `timing-reporter.mjs`. */
export function timingFile(step) {
  return join(root, '.cache', `timing-${step}.json`);
}

/** The test files of a Vitest step, as `timing-reporter.mjs` wrote them; none when it ended before. */
export function vitestTimes(step) {
  const file = timingFile(step);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** The test files of a Playwright JSON report. A journey has no imports of its own to speak of. */
export function playwrightTimes({ suites = [] }) {
  const casesOf = (suite) => [
    ...(suite.specs ?? []).map(({ title, tests }) => ({
      name: title,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...(suite.suites ?? []).flatMap(casesOf),
  ];
  return suites.map((suite) => {
    const cases = casesOf(suite);
    const tests = cases.reduce((sum, { ms }) => sum + ms, 0);
    return { file: `e2e/${suite.file}`, environment: 0, imports: 0, tests, cases };
  });
}

/**
 * Makes the report of a run of its steps, each `{title, lane, from, to, files}` in milliseconds, and writes it to `TIMING_REPORT`.
 * Returns the lines to print: the total, how long each lane worked, and the ten most costly entries (a test file, or a step without any).
 */
export function writeTimingReport(steps) {
  const total = Math.max(0, ...steps.map(({ to }) => to));
  const files = steps.flatMap(({ title, files: ofStep = [] }) =>
    ofStep.map((file) => ({ step: title, ...file })),
  );
  const cases = files.flatMap(({ file, cases: ofFile }) => ofFile.map((test) => ({ file, ...test })));
  const report = {
    seconds: seconds(total),
    secondsInImports: seconds(sum(files.map(({ imports }) => imports))),
    steps: steps.map(({ title, lane, from, to }) => ({
      title,
      lane,
      start: seconds(from),
      seconds: seconds(to - from),
    })),
    files: files
      .map(({ step, file, environment, imports, tests }) => ({
        step,
        file,
        seconds: seconds(environment + imports + tests),
        environment: seconds(environment),
        imports: seconds(imports),
        tests: seconds(tests),
      }))
      .toSorted((a, b) => b.seconds - a.seconds),
    slowestTests: cases
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 50)
      .map(({ file, name, ms }) => ({ file, name, seconds: seconds(ms) })),
  };
  writeFileSync(TIMING_REPORT, `${JSON.stringify(report, null, 2)}\n`);
  return linesOf(report);
}

function linesOf({ seconds: total, secondsInImports, steps, files, slowestTests }) {
  const lanes = [...new Set(steps.map(({ lane }) => lane))].toSorted();
  const busy = lanes.map((lane) =>
    sum(steps.filter((step) => step.lane === lane).map((step) => step.seconds)),
  );
  const withoutFiles = steps.filter(({ title }) => !files.some(({ step }) => step === title));
  const entries = [
    ...withoutFiles.map((step) => ({ seconds: step.seconds, words: step.title })),
    ...files.map(({ seconds: all, file, imports }) => ({
      seconds: all,
      words: imports >= 0.1 ? `${file} (${imports.toFixed(1)} s of it imports)` : file,
    })),
  ];
  const costliest = entries.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  const slowest = slowestTests[0];
  return [
    `Time: ${total.toFixed(0)} s; lanes busy ${busy.map((lane) => `${lane.toFixed(0)} s`).join(', ')}; ${secondsInImports.toFixed(0)} s in imports of test files.`,
    'Most costly:',
    ...costliest.map((entry) => `${entry.seconds.toFixed(1).padStart(7)} s  ${entry.words}`),
    ...(slowest ? [`Slowest test: ${slowest.seconds.toFixed(1)} s, ${slowest.file} > ${slowest.name}`] : []),
  ];
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
