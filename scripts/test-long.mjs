// `npm run test:long`: the random tests at full length, with seeds of their own, and the whole corpus. Hours, not minutes.
//   npm run test:long                          everything, the property tests for an hour
//   npm run test:long -- --only models,kills   some runs by name
//   npm run test:long -- --minutes 10          the property tests for ten minutes
// What each run ended with is written into docs/long-tests.md, which is committed: the last result is known without running it.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { countVitest, outcome, vitestFailures } from './counts.mjs';
import { findBrowser } from './browser.mjs';
import { ensureInstalled, root } from './install.mjs';
import { keepRows, wordsOf } from './long-results.mjs';
import { readLongOptions } from './long-runs.mjs';
import { capture, tool } from './process.mjs';

const RESULTS = join(root, 'docs/long-tests.md');
/** Each run has its own, so that several can be made side by side. */
const reportOf = (name) => join(root, `.cache/report-long-${name}.json`);

const { runs, minutes, problem } = readLongOptions(process.argv.slice(2));
if (problem) {
  console.error(problem);
  process.exit(2);
}

ensureInstalled();
mkdirSync(join(root, '.cache'), { recursive: true });
const browser = findBrowser();
if (browser) process.env.CHROMIUM_PATH = browser;

const commit = (await capture('git', ['rev-parse', '--short', 'HEAD'])).output.trim();
for (const run of runs) {
  const result = await play(run);
  const words = wordsOf(result);
  console.log(
    `${result.failed > 0 ? 'FAIL' : 'ok  '} ${run.name} (${result.minutes} min, ${result.seeds}): ${words}`,
  );
  for (const failure of result.failures) console.log(`failed: ${failure}`);
  if (result.failed > 0) process.exitCode = 1;
  const row = [run.name, run.what, today(), commit, result.seeds, `${result.minutes} min`, words];
  await keepRows(RESULTS, [row]);
}

/** Plays a run with a seed of its own, again and again where it `repeats`, until the time is over or a test fails. */
async function play({ name, project, files, env = {}, repeats = false }) {
  const reportFile = reportOf(name);
  const start = performance.now();
  const until = start + minutes * 60_000;
  const total = { passed: 0, failed: 0, skipped: 0, failures: [], rounds: 0, seed: 0 };
  do {
    total.seed = randomInt(1_000_000_000);
    total.rounds += 1;
    const args = [
      'run',
      `--project=${project}`,
      ...files,
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ];
    rmSync(reportFile, { force: true });
    const { code, output } = await capture(tool('vitest'), args, {
      env: { ...env, TEST_SEED: String(total.seed) },
    });
    const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined;
    const { passed, failed, skipped } = report ? countVitest(report) : outcome(0, 1, 0);
    total.passed += passed;
    total.skipped += skipped;
    total.failed += code !== 0 && failed === 0 ? 1 : failed;
    total.failures.push(...(report ? vitestFailures(report) : [output]));
  } while (repeats && total.failed === 0 && performance.now() < until);
  const seeds = total.rounds === 1 ? `seed ${total.seed}` : `${total.rounds} seeds, last ${total.seed}`;
  return { ...total, seeds, minutes: Math.ceil((performance.now() - start) / 60_000) };
}

function today() {
  return new Date().toISOString().slice(0, 10);
}
